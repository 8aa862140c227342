package dev.baize.cli.check;

import dev.baize.testing.PlayerContract;
import java.util.Arrays;
import java.util.List;

/** The parts of the contract of a player, the simplest first. */
enum ContractCheck {
  /** Does nothing but play. */
  LEGAL("legal answers"),
  RANDOM_POSITIONS("in random positions"),
  SAME_SEED("the same seed again"),
  RESUMED("resumed games"),
  HIDDEN("hidden cards"),
  ADVICE("advice"),
  BEFORE("games before"),
  THREADS("other threads"),
  SETTINGS("settings");

  final String title;

  ContractCheck(String title) {
    this.title = title;
  }

  /** Checks sample games; returns how many matches it has seen not to end. */
  int endless(PlayerContract<?, ?, ?> contract) {
    switch (this) {
      case LEGAL -> {
        return contract.checkLegality();
      }
      case RANDOM_POSITIONS -> contract.checkRandomPositions();
      case SAME_SEED -> contract.checkDeterminism();
      case RESUMED -> contract.checkResume();
      case HIDDEN -> contract.checkHiddenInformation();
      case ADVICE -> contract.checkAdvice();
      case BEFORE -> contract.checkOrder();
      case THREADS -> contract.checkThreads();
      case SETTINGS -> contract.checkSettings();
    }
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
