package dev.baize.spark;

import dev.baize.study.tournament.TournamentResult;
import java.util.List;

/**
 * A part of a tournament that a sequential test ends.
 *
 * @param rounds the result of the part
 * @param looks the round scores of the part up to each look
 */
record TestedPart(TournamentResult rounds, List<List<Long>> looks) {}
