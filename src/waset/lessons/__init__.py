"""Lessons: a game learned at its own table, from files beside its rules."""

from waset.lessons.lesson import OTHER, BadLesson, Lesson, Step, lesson, names
from waset.lessons.play import LEARNER, Deed, Situation, play, try_out

__all__ = ["LEARNER", "OTHER", "BadLesson", "Deed", "Lesson", "Situation", "Step", "lesson", "names", "play", "try_out"]
