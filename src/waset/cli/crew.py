"""The options that say who plays many games: processes of this machine, or a cluster."""

import argparse
from contextlib import AbstractContextManager

from waset.lab.run.cluster import cluster
from waset.lab.run.pool import Crew, local


def add(parser: argparse.ArgumentParser) -> None:
    """Adds the options that `chosen` reads."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    where.add_argument("--cluster", metavar="ADDRESS", help="play on the Dask cluster with its scheduler there")


def chosen(args: argparse.Namespace) -> AbstractContextManager[Crew]:
    """The workers that the options ask for."""
    return local(args.workers) if args.cluster is None else cluster(args.cluster)
