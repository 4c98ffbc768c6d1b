"""Lessons: a game learned at its own table, from files beside its rules."""

from waset.lessons.lesson import BadLesson, Lesson, Step, lesson, names
from waset.lessons.play import LEARNER, OTHER, Deed, Situation, play

__all__ = ["LEARNER", "OTHER", "BadLesson", "Deed", "Lesson", "Situation", "Step", "lesson", "names", "play"]
