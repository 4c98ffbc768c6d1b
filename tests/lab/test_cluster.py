"""A real Dask cluster on this machine: the same records, also when a worker is killed."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.runs import files, play, size, start, wait_for, write_plan
from tests.spawn import PATIENCE, spawn

pytest.importorskip("distributed")

QUIET = {"DASK_DISTRIBUTED__ADMIN__LOG_LENGTH": "0"}


class Cluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes = [self._start("dask_scheduler", "--port", "0", "--scheduler-file", str(self.file))]
        wait_for(lambda: self.file.exists() and self.file.read_text().endswith("}"))
        self.address = str(json.loads(self.file.read_text())["address"])
        for _ in range(workers):
            self.add()

    def add(self) -> None:
        """One more worker, which nobody restarts."""
        options = ("--no-nanny", "--nthreads", "1", "--local-directory", str(self.folder))
        self.processes.append(self._start("dask_worker", self.address, *options))

    def _start(self, what: str, *options: str) -> "subprocess.Popen[str]":
        module = f"distributed.cli.{what}"
        command = [sys.executable, "-m", module, "--host", "127.0.0.1", "--no-dashboard", *options]
        with open(self.folder / "log", "ab") as log:
            return spawn(command, stdout=log, stderr=log, env=os.environ | QUIET)

    def close(self) -> None:
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    folder = tmp_path / "cluster"
    folder.mkdir()
    made = Cluster(folder, 2)
    yield made
    made.close()


def test_a_cluster_whose_worker_is_killed_writes_the_same_records(tmp_path: Path, cluster: Cluster) -> None:
    plan = write_plan(tmp_path, 250)
    out = tmp_path / "run"
    with start(*f"lab run {plan} --out {out} --cluster {cluster.address}".split()) as process:
        wait_for(lambda: size(out) > 200_000 or process.poll() is not None)
        cluster.processes[1].kill()
        done = size(out)
        told, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, problems
    assert "1002 games of 4 cells are in" in told
    assert "Traceback" not in problems
    assert play(plan, tmp_path / "whole") == 0
    assert files(out) == files(tmp_path / "whole")
    assert done < size(out), "the run was over before the worker was killed"


def test_a_scheduler_that_goes_away_ends_the_run_and_what_was_done_is_kept(tmp_path: Path, cluster: Cluster) -> None:
    plan = write_plan(tmp_path, 20_000)
    out = tmp_path / "run"
    fast = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s"}
    with start(*f"lab run {plan} --out {out} --cluster {cluster.address}".split(), **fast) as process:
        wait_for(lambda: size(out) > 0 or process.poll() is not None)
        cluster.processes[0].kill()
        _, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2, problems
    assert f"waset: the cluster at {cluster.address} is gone" in problems
    assert "Traceback" not in problems
    assert all(raw.endswith(b"\n") for raw in files(out).values())


def test_a_cluster_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = write_plan(tmp_path, 2)
    with start(*f"lab run {plan} --out {tmp_path / 'run'} --cluster tcp://127.0.0.1:1".split()) as process:
        _, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert problems.startswith("waset: no cluster can be reached at 'tcp://127.0.0.1:1'")
    assert problems.count("\n") == 1
    assert not (tmp_path / "run").exists()
    assert play(plan, tmp_path / "run", "--cluster", "what:ever") == 2
    assert "no cluster can be reached at 'what:ever'" in capsys.readouterr().err


def test_a_missing_package_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert play(write_plan(tmp_path, 2), tmp_path / "run", "--cluster", "tcp://127.0.0.1:1") == 2
    assert "a cluster needs the package 'distributed': install waset[cluster]" in capsys.readouterr().err
