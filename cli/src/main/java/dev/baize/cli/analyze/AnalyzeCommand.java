package dev.baize.cli.analyze;

import picocli.CommandLine.Command;

@Command(
    name = "analyze",
    description = "Compute exactly what a game is worth and how to play it best.",
    synopsisSubcommandLabel = "GAME",
    footer = {"", "Examples:", "", "  baize analyze blackjack", "  baize analyze euchre --seed 7"})
public final class AnalyzeCommand {}
