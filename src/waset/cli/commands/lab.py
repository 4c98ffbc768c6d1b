"""`waset lab`: finds the subcommand of the lab."""

from typing import Any, Final

from waset.cli.commands import lab_compare, lab_ladder, lab_refit, lab_report, lab_review, lab_run

COMMANDS: Final = (lab_run, lab_review, lab_report, lab_compare, lab_refit, lab_ladder)
"""Each module has `add(subparsers)`, which sets the default `run`, as the commands of `waset` do."""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("lab", help="play plans of many games, report and compare what they show")
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for command in COMMANDS:
        command.add(actions)
