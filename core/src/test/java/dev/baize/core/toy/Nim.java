package dev.baize.core.toy;

/** Provides Nim. */
public final class Nim extends SmallProvider<NimView, NimMove> {

  @Override
  public String name() {
    return "Nim";
  }

  @Override
  public NimRules rules() {
    return NimRules.of(1, 2, 3);
  }

  @Override
  public NimRules rules(String text) {
    return NimRules.parse(text);
  }

  @Override
  public NimMove decision(String text) {
    return NimMove.parse(text);
  }
}
