package dev.baize.cli.check;

import dev.baize.testing.PlayerContract;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** The parts of the contract of a player, the simplest first. */
enum ContractCheck {
  /** Does nothing but play. */
  LEGAL("legal answers", PlayerContract::checkLegality),
  RANDOM_POSITIONS("in random positions", PlayerContract::checkRandomPositions),
  SAME_SEED("the same seed again", PlayerContract::checkDeterminism),
  RESUMED("resumed games", PlayerContract::checkResume),
  HIDDEN("hidden cards", PlayerContract::checkHiddenInformation),
  ADVICE("advice", PlayerContract::checkAdvice),
  BEFORE("games before", PlayerContract::checkOrder),
  THREADS("other threads", PlayerContract::checkThreads),
  SETTINGS("settings", PlayerContract::checkSettings);

  final String title;
  private final Consumer<PlayerContract<?, ?, ?>> check;

  ContractCheck(String title, Consumer<PlayerContract<?, ?, ?>> check) {
    this.title = title;
    this.check = check;
  }

  /** Checks sample games; returns how many matches it has seen not to end. */
  int endless(PlayerContract<?, ?, ?> contract) {
    if (this == LEGAL) {
      return contract.checkLegality();
    }
    check.accept(contract);
    return 0;
  }

  /** All parts of the contract of a player that has settings or none. */
  static List<ContractCheck> all(boolean hasSettings) {
    return Arrays.stream(values()).filter(check -> hasSettings || check != SETTINGS).toList();
  }

  /** Whether one game can be checked without the others. */
  boolean isGameByGame() {
    return compareTo(BEFORE) < 0;
  }
}
