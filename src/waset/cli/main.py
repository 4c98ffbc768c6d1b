"""The command `waset`: finds the subcommand, and says in one line what went wrong."""

import argparse
import io
import os
import sys
from typing import Final

import waset
from waset.cli import common
from waset.cli.commands import (
    bots,
    edition,
    hint,
    lab,
    play,
    position,
    puzzle,
    record,
    review,
    serve,
    simulate,
    tournament,
    train,
)
from waset.core.errors import WasetError

COMMANDS: Final = (play, serve, hint, bots, simulate, tournament, lab, train, record, review, position, puzzle, edition)
"""Each module has `add(subparsers)`, which sets the default `run`: a function from arguments to an exit code."""

WRONG_USE: Final = 2
BROKEN_PIPE: Final = 141


def parser() -> argparse.ArgumentParser:
    """The options of all commands."""
    made = argparse.ArgumentParser(prog="waset", description="Play, study and research board games.")
    form = "compiled" if waset.compiled else "interpreted"
    made.add_argument("--version", action="version", version=f"waset {waset.__version__} ({form})")
    subparsers = made.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(subparsers)
    return made


def main(argv: list[str] | None = None) -> int:
    """Runs the command and returns its exit code."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads slow down numpy where networks are this small
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    args = parser().parse_args(argv)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except WasetError as error:
        print(f"waset: {error}", file=sys.stderr)
        return WRONG_USE
    except OSError as error:
        print(f"waset: {error.filename}: {error.strerror}", file=sys.stderr)
        return WRONG_USE
    except KeyboardInterrupt:
        print("waset: stopped", file=sys.stderr)
        return common.INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
