"""Where the rules cannot be compiled, the wheel says so, and so does whoever runs it: a quiet pip shows nothing."""

import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from importlib.metadata import distribution
from pathlib import Path

import pytest

from waset.core import FALLBACK, warn_of_fallback

ROOT = Path(__file__).parents[2]
REASON = "error: command 'cc' failed: No such file or directory"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a quiet `pip wheel` makes of our sources where the compiler fails, unpacked."""
    folder = tmp_path_factory.mktemp("fallback")
    project = folder / "project"
    project.mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "src/waset", project / "src/waset", ignore=shutil.ignore_patterns("__pycache__", "page"))
    (project / "mypyc_docs.py").write_text(f'raise SystemExit("{REASON}")')
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder)]
    done = subprocess.run([*command, "--no-index", str(project)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "site")
    return folder / "site"


def test_the_metadata_of_the_wheel_say_it(site: Path) -> None:
    (info,) = site.glob("*.dist-info")
    assert (info / "extra_metadata" / FALLBACK).read_text("utf-8").strip() == REASON
    assert (
        "interpreted rules: they could not be compiled"
        in message_from_bytes((info / "METADATA").read_bytes())["Keywords"]
    )


def test_whoever_runs_it_is_told_once(site: Path) -> None:
    code = (
        "import multiprocessing, waset\n"
        "if __name__ == '__main__':\n"
        "    with multiprocessing.get_context('spawn').Pool(1) as pool: print(pool.map(len, [[1]]))\n"
        "    print(waset.compiled, waset.make('luxor').start(1))"
    )
    (site / "program.py").write_text(code)
    done = subprocess.run([sys.executable, "program.py"], cwd=site, capture_output=True, text=True, check=True)
    assert done.stderr.count("RuntimeWarning: Waset's rules run interpreted, about 20 times slower") == 1
    assert f"({REASON}). Install a C compiler, then Waset again." in done.stderr
    assert done.stdout.startswith("[1]\nFalse <Luxor for 2")


@pytest.mark.skipif(shutil.which("cc") is None, reason="nothing can be compiled without a C compiler")
def test_the_rules_that_are_tested_could_be_compiled() -> None:
    """Else all tests would pass in the interpreted form, and nobody notice."""
    assert distribution("waset").read_text(f"extra_metadata/{FALLBACK}") is None


def test_whoever_chose_the_interpreted_form_is_not_told(recwarn: pytest.WarningsRecorder) -> None:
    warn_of_fallback(ROOT / "src/waset")
    assert not recwarn.list
