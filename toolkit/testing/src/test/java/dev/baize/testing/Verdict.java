package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * What each check of a contract says of a game or a player.
 *
 * @param broken the message of each check that failed, by the check's name
 */
record Verdict(Map<String, String> broken) {

  static Verdict of(GameContract<?, ?, ?> contract) {
    return of(GameContract.Check.values(), contract::check, contract::checkAll);
  }

  static Verdict of(PlayerContract<?, ?, ?> contract) {
    return of(PlayerContract.Check.values(), contract::check, contract::checkAll);
  }

  /** Makes every check of a contract, also those after one that fails, and all together. */
  private static <C extends Enum<C>> Verdict of(C[] checks, Consumer<C> check, Runnable all) {
    Map<String, String> broken = new TreeMap<>();
    for (C each : checks) {
      try {
        check.accept(each);
      } catch (ContractViolation e) {
        broken.put(each.name(), e.toString());
      }
    }
    boolean somethingBroken = false;
    try {
      all.run();
    } catch (ContractViolation e) {
      somethingBroken = true;
    }
    assertThat(somethingBroken).as("all together find a fault").isEqualTo(!broken.isEmpty());
    return new Verdict(broken);
  }

  /**
   * Exactly these checks fail, the first of them with this message.
   *
   * @param message some of it
   */
  void isFailureOf(String message, String... checks) {
    assertThat(broken).containsOnlyKeys(checks);
    assertThat(broken.get(checks[0])).contains(message);
  }

  void isGood() {
    assertThat(broken).isEmpty();
  }
}
