"""The browser of the tests: Debian's Chromium, where it is there the one that is built without a window.

`chromium-headless-shell` is the same engine of the same version. What it leaves out is Chromium's window,
which costs each page test a fifth of its processor time; Playwright's own downloads choose it too. What
people wait for and see (`benchmarks/`, `scripts/screens.py`) is measured and photographed in Chromium itself.
"""

from __future__ import annotations

import shutil

# Playwright's own list, which another on the command line replaces, without what is for other systems; then
# Chromium's window: its bar is pages too, each in a process of its own, and half of what a new context costs.
WITHOUT = [
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch",
    "InitialWebUI", "WebUIReloadButton", "WebUIToolbar", "WebUIOmniboxPopup", "OmniboxWebUIPopup",
    "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup",
]
CHROMIUM_ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]


def without_window() -> str:
    """The path of the browser that page tests use."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert found, "Chromium is not installed. Run scripts/setup test."
    return found
