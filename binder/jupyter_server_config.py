"""How a Jupyter server shows our notebooks as pages; binder/postBuild puts it where the server looks."""

from euchre_widgets.serving.settings import culling, page_settings

c = get_config()  # noqa: F821 - given by the loader of this file
for _name, _settings in (page_settings() | culling()).items():
    c[_name].update(_settings)
c.ServerApp.jpserver_extensions = {"euchre_widgets.serving.extension": True}
