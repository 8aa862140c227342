"""Runs a referee, and keeps what it reads and writes in a folder: the first word, before the command."""
import os, subprocess, sys, threading

folder, *command = sys.argv[1:]
referee = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def copy(source, target, end):
    with open(f"{folder}/{end}-{os.getpid()}", "wb") as kept, target:
        for line in iter(source.readline, b""):
            kept.write(line)
            kept.flush()
            target.write(line)
            target.flush()


threading.Thread(target=copy, args=(sys.stdin.buffer, referee.stdin, "program"), daemon=True).start()
copy(referee.stdout, sys.stdout.buffer, "referee")
os._exit(referee.wait())
