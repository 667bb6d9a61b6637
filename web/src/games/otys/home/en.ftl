home-feel-otys = A puzzle of timing: whoever has worked goes up, all others sink, and the key you played is gone for a while.
