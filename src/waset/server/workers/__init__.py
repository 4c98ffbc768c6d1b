"""What runs by itself: bots, clocks, and heavy work in separate processes."""
