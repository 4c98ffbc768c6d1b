"""Reviews are right: accounts add up, luck is unbiased, verdicts use no more than was known."""
