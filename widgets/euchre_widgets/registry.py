"""Every widget by its name; whatever stands here is built, tested and shown."""

from __future__ import annotations

from .auction_trainer import AuctionTrainerModel
from .bid_trainer import BidTrainerModel
from .deal_table import DealTableModel
from .exam import ExamModel
from .model import WidgetModel
from .quiz import QuizModel
from .recap import RecapModel
from .renege_spotter import RenegeSpotterModel
from .rule_sheet import RuleSheetModel
from .table_model import TableModel
from .trick_stepper import TrickStepperModel
from .trump_lens import TrumpLensModel

WIDGETS: dict[str, type[WidgetModel]] = {
    "auction_trainer": AuctionTrainerModel,
    "bid_trainer": BidTrainerModel,
    "deal_table": DealTableModel,
    "exam": ExamModel,
    "quiz": QuizModel,
    "recap": RecapModel,
    "renege_spotter": RenegeSpotterModel,
    "rule_sheet": RuleSheetModel,
    "table": TableModel,
    "trick_stepper": TrickStepperModel,
    "trump_lens": TrumpLensModel,
}
