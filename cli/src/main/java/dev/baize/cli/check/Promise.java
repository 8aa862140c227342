package dev.baize.cli.check;

import dev.baize.core.testing.PlayerContract;
import java.util.List;
import java.util.function.Consumer;

/**
 * Something that a player promises.
 *
 * @param title what the line about it begins with
 * @param isGameByGame whether one game can be checked without the others
 * @param check throws {@code ContractViolation} if the promise is broken
 */
record Promise(String title, boolean isGameByGame, Consumer<PlayerContract<?, ?, ?>> check) {

  /** The plainest, in whose check nothing is done but to play. */
  static final Promise LEGAL = new Promise("legal answers", true, PlayerContract::checkLegality);

  /** All that the contract checks, the plainest first. */
  static final List<Promise> ALL =
      List.of(
          LEGAL,
          new Promise("in odd positions", true, PlayerContract::checkRandomPositions),
          new Promise("the same seed again", true, PlayerContract::checkDeterminism),
          new Promise("resumed games", true, PlayerContract::checkResume),
          new Promise("hidden cards", true, PlayerContract::checkHiddenInformation),
          new Promise("advice", true, PlayerContract::checkAdvice),
          new Promise("games before", false, PlayerContract::checkOrder),
          new Promise("other threads", false, PlayerContract::checkThreads));
}
