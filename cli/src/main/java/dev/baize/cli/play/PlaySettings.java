package dev.baize.cli.play;

import dev.baize.terminal.Pace;

/** How a person wants to play. */
record PlaySettings(Pace pace, boolean practice) {}
