"""HTTP and sockets: who asks, what may be asked, and how it is answered."""
