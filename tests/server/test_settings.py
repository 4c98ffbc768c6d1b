"""Settings: flags before environment before file; all listed by --help; clear words for wrong ones."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from waset.core.errors import BadOption
from waset.server.settings import Settings, data_folder, gathered


def test_flags_count_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "waset.toml"
    file.write_text('port = 1\nhost = "file"\nworkers = 3\nopen = false\n', "utf-8")
    found = gathered({"port": 3, "host": None}, {"WASET_PORT": "2", "WASET_HOST": "environment"}, file)
    assert (found.port, found.host, found.workers, found.open) == (3, "environment", 3, False)


def test_settings_survive_the_way_to_a_worker() -> None:
    chosen = Settings(port=5, open=False, rate=1.5, database="postgresql://x@y/z")
    assert gathered({}, chosen.to_environment()) == chosen


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"WASET_PORT": "many"}, "WASET_PORT must be a whole number"),
        ({"WASET_PORT": "70000"}, "from 0 to 65535"),
        ({"WASET_OPEN": "perhaps"}, "true or false"),
        ({"WASET_LOG": "loud"}, "there is: 'debug'"),
        ({"WASET_SQLITE_SYNC": "off"}, "there is: 'full'"),
        ({"WASET_ROOT_PATH": "waset/"}, "like /waset"),
        ({"WASET_WORKERS": "0"}, "from 1 to 64"),
    ],
)
def test_a_wrong_setting_is_named(environment: dict[str, str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        gathered({}, environment)


@pytest.mark.parametrize(("text", "words"), [("prot = 1", "did you mean 'port'"), ("port = ", "Invalid")])
def test_a_wrong_file_is_named(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "waset.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadOption, match=words):
        gathered({}, {}, file)


def test_the_database_is_in_the_users_data_folder() -> None:
    assert data_folder({"XDG_DATA_HOME": "/somewhere"}) == Path("/somewhere/waset") or sys.platform != "linux"
    assert Settings().where().endswith("waset.db")


def test_help_lists_every_setting() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "waset", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for each in fields(Settings):
        assert f"--{each.name.replace('_', '-')}" in told
    assert "--no-open" in told
    assert "WASET_" in told


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "mysql://a/b"], "must be SQLite or PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot be reached"),
        (["--port", "99999"], "from 0 to 65535"),
        (["--settings", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(arguments: list[str], words: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "waset", "serve", "--no-open", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 2
    assert words in run.stderr
    assert "Traceback" not in run.stderr
