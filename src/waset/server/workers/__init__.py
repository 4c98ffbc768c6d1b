"""What goes on by itself: bots think, clocks run, heavy work is done in processes of its own."""
