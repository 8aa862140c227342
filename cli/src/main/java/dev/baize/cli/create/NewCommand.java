package dev.baize.cli.create;

import picocli.CommandLine.Command;

@Command(
    name = "new",
    description = "Write a project to begin a game or a player with, which builds and plays.",
    footer = {
      "",
      "Examples:",
      "",
      "  baize new game highcard highcard",
      "  baize new player euchre Ducker ducker"
    })
public final class NewCommand {}
