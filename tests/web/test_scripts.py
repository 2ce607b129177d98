"""The scripts of the pages without a browser: linted, and run where they compute."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from dealer_assist.texts import page_texts

ROOT = Path(__file__).parents[2]
DENO = Path(sys.executable).with_name("deno")


def deno(*arguments: str, **stated: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"NO_COLOR": "1", "DENO_NO_UPDATE_CHECK": "1"} | stated
    return subprocess.run([DENO, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True)


def test_what_a_script_computes_is_right(disk_path: Path):
    """Texts come from the catalogue that the pages get; the network is a function that the test gives."""
    texts = disk_path / "texts.json"
    texts.write_text(json.dumps(page_texts("en")), encoding="utf-8")
    answer = deno("test", "--no-remote", "--no-check", "--allow-read", "--allow-env", "tests/scripts",
                  PAGE_TEXTS=str(texts), DENO_DIR=str(disk_path / "deno"))
    assert answer.returncode == 0, answer.stdout + answer.stderr
