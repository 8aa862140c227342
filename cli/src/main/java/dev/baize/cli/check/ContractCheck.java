package dev.baize.cli.check;

import dev.baize.core.testing.PlayerContract;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * One part of the contract of a player.
 *
 * @param title what the line about it begins with
 * @param isGameByGame whether one game can be checked without the others
 * @param check throws {@code ContractViolation} if the player breaks it
 */
record ContractCheck(String title, boolean isGameByGame, Consumer<PlayerContract<?, ?, ?>> check) {

  /** The simplest, which does nothing but play. */
  static final ContractCheck LEGAL =
      new ContractCheck("legal answers", true, PlayerContract::checkLegality);

  private static final ContractCheck SETTINGS =
      new ContractCheck("settings", false, PlayerContract::checkSettings);

  private static final List<ContractCheck> WITHOUT_SETTINGS =
      List.of(
          LEGAL,
          new ContractCheck("in random positions", true, PlayerContract::checkRandomPositions),
          new ContractCheck("the same seed again", true, PlayerContract::checkDeterminism),
          new ContractCheck("resumed games", true, PlayerContract::checkResume),
          new ContractCheck("hidden cards", true, PlayerContract::checkHiddenInformation),
          new ContractCheck("advice", true, PlayerContract::checkAdvice),
          new ContractCheck("games before", false, PlayerContract::checkOrder),
          new ContractCheck("other threads", false, PlayerContract::checkThreads));

  /** All parts of the contract of a player that has settings or none, the simplest first. */
  static List<ContractCheck> all(boolean hasSettings) {
    List<ContractCheck> all = new ArrayList<>(WITHOUT_SETTINGS);
    if (hasSettings) {
      all.add(SETTINGS);
    }
    return all;
  }
}
