"""What the Jupyter server on Binder is told: our pages and our word about each kernel, in its Voilà."""

from traitlets.config import Config

from euchre_widgets.serving.settings import page_settings

c = get_config()  # noqa: F821 - Jupyter puts it there before it reads this file
c.merge(Config(page_settings()))
c.ServerApp.jpserver_extensions = {"euchre_widgets.serving.extension": True}
# The lessons hold no formulas, and MathJax would be asked of another host.
c.ServerApp.tornado_settings = {"mathjax_url": "data:text/javascript,//"}
