"""Draws the curves of runs of ppo.py: how often each checkpoint won, with its 95 % interval.

pip install matplotlib
python plot.py curve.svg runs/tut/curve.csv runs/lux/curve.csv
"""

import argparse
import csv
from pathlib import Path

import matplotlib
from matplotlib.figure import Figure

COLOURS = ("#1f5a8a", "#b3541e", "#3f7a3a", "#7a3f7a")


def main() -> None:
    """Draws a picture as SVG."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("picture", type=Path)
    parser.add_argument("curves", type=Path, nargs="+", metavar="CURVE", help="a curve.csv, called as its folder")
    args = parser.parse_args()
    with matplotlib.rc_context({"svg.hashsalt": "waset", "font.size": 9, "axes.spines.top": False}):
        figure = Figure(figsize=(8.6, 3.2), layout="constrained")
        axes = figure.subplots(1, len(args.curves), squeeze=False, sharey=True)[0]
        for axis, path, colour in zip(axes, args.curves, COLOURS, strict=False):
            rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
            at = [int(row["decisions"]) / 1000 for row in rows]
            won = [100 * float(row["won"]) / int(row["played"]) for row in rows]
            low, high = ([100 * float(row[name]) for row in rows] for name in ("low", "high"))
            axis.fill_between(at, low, high, color=colour, alpha=0.2, linewidth=0)
            axis.plot(at, won, color=colour, marker="o", markersize=3)
            axis.axhline(50, color="#888888", linestyle="--", linewidth=1)
            axis.set_title(path.parent.name or path.stem)
            axis.set_xlabel("thousand decisions learned from")
            axis.set_ylim(0, 100)
            axis.grid(axis="y", color="#dddddd", linewidth=0.6)
        axes[0].set_ylabel(f"% of games won against {rows[0]['rival']}")
        figure.savefig(args.picture, format="svg", metadata={"Date": None})


if __name__ == "__main__":
    main()
