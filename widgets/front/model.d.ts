// The twin of euchre_widgets/wire.py and model.py: what Python sends. A test compares the two.

export type SuitLetter = "C" | "D" | "H" | "S";
export type CardMark = "led" | "winning" | "selected" | "lit" | "gone" | "laid";

export interface WhyNotJson {
	suit: SuitLetter | null;
	text: string;
}

export interface CardJson {
	id: string;
	rank: string;
	suit: SuitLetter | null;
	bower: "R" | "L" | null;
	trump: SuitLetter | null;
	name: string;
	marks: CardMark[];
	why: WhyNotJson | null;
}

export interface SuitJson {
	suit: SuitLetter | null;
	name: string;
}

export interface Fault {
	code: string;
	text: string;
}

export interface Keep {
	key: string;
	text: string;
	replaces: boolean;
}

export interface WidgetState<Body = Record<string, unknown>> {
	version: number;
	name: string;
	language: string;
	body: Body | null;
	announce: string;
	fault: Fault | null;
	keep: Keep | null;
}

export interface TermJson {
	term: string;
	definition: string;
}

export interface Words {
	texts: Record<string, string>;
	terms: Record<string, TermJson>;
	shortcuts: [string, string][];
}

export interface QuizOption {
	id: string;
	text: string;
	card: CardJson | null;
	chosen: boolean;
	mark: "right" | "wrong" | "fine" | "";
	place: number | null;
	struck: boolean;
}

export interface QuizGraded {
	grade: "best" | "fine" | "mistake";
	word: string;
	reason: string;
	belief: string;
	next: string;
}

export interface QuizFigure {
	text: string;
	trump: SuitJson | null;
	led: SuitJson | null;
	plays: { who: string; card: CardJson }[];
	hand: CardJson[];
	calls: { who: string; text: string }[];
	dealer: string;
	gone: CardJson[];
}

export interface QuizQuestion {
	head: string;
	idea: string;
	prompt: string;
	kind: "choice" | "yesno" | "cards" | "number" | "order";
	take: number;
	percent: boolean;
	figure: QuizFigure | null;
	options: QuizOption[];
	entry: string;
	check: boolean;
	graded: QuizGraded | null;
	retry: boolean;
	settled: boolean;
	steps: string[];
	hints: { text: string; open: boolean }[];
	used: string;
	last: boolean;
}

export interface QuizSummary {
	text: string;
	rows: { grade: "best" | "fine" | "mistake"; word: string; prompt: string; hints: string }[];
}

export interface QuizBody {
	question: QuizQuestion | null;
	summary: QuizSummary | null;
}

export interface ExamResult {
	text: string;
	groups: { mark: string; title: string; lines: string[] }[];
	rows: { grade: "best" | "fine" | "mistake"; word: string; prompt: string; idea: string }[];
}

export interface ExamBody {
	title: string;
	question: QuizQuestion | null;
	result: ExamResult | null;
	progress: string;
	rules: string;
	at: number;
	open: number;
	missing: string;
	handed: boolean;
}

/** What a widget's component is given. */
export interface WidgetProps<Body> {
	body: Body;
	/** One word of the widget by name; the name itself if it has no text. */
	text: (name: string) => string;
	/** Send a message to Python. */
	send: (kind: string, fields?: Record<string, unknown>) => void;
	/** Let the screen reader say something that Python need not know. */
	tell: (text: string) => void;
}

/** The part of anywidget's model that is used; a page without Jupyter gives the same six. */
export interface Model {
	get(name: "state"): WidgetState;
	get(name: "words"): Words;
	send(message: Record<string, unknown>): void;
	on(event: string, heard: (...args: never[]) => void): void;
	off(event: string, heard: (...args: never[]) => void): void;
}
