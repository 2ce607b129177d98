"""How requests come in and answers go out under `serve`: an event loop in front, threads that work behind it.

Connections, half-sent requests and open streams cost a few kilobytes each and no thread; a thread has a
request from the moment it has come in whole until its answer is worked out. May import what `web` may.
"""
