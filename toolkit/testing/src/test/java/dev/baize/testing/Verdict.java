package dev.baize.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;

/**
 * What each check of a contract says of a game or a player.
 *
 * @param broken the message of each check that failed, by the check's name
 */
record Verdict(Map<String, String> broken) {

  private static final String ALL = "checkAll";

  /** Makes every check of a contract, also those after one that fails, and all together. */
  static Verdict of(Object contract) throws IllegalAccessException {
    Map<String, String> broken = new TreeMap<>();
    for (Method method : contract.getClass().getMethods()) {
      String name = method.getName();
      if (name.startsWith("check")) {
        try {
          method.invoke(contract);
        } catch (InvocationTargetException e) {
          assertThat(e).hasCauseInstanceOf(ContractViolation.class);
          broken.put(name, String.valueOf(e.getCause()));
        }
      }
    }
    boolean somethingBroken = broken.remove(ALL) != null;
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
