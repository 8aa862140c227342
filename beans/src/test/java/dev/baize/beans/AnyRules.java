package dev.baize.beans;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** The four settings of the rules. */
public final class AnyRules {

  /** All of them. */
  public static final List<BeansRules> ALL =
      List.of(
          new BeansRules(true, false),
          new BeansRules(true, true),
          new BeansRules(false, false),
          new BeansRules(false, true));

  private AnyRules() {}

  /** Any of them. */
  public static Arbitrary<BeansRules> any() {
    return Arbitraries.of(ALL);
  }
}
