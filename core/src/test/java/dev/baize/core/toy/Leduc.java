package dev.baize.core.toy;

import java.util.List;

/** Provides Leduc hold'em. */
public final class Leduc extends SmallProvider<LeducView, LeducAction> {

  @Override
  public String name() {
    return "Leduc";
  }

  @Override
  public LeducRules rules() {
    return new LeducRules();
  }

  @Override
  public LeducRules rules(String text) {
    return only(rules(), rules().text(), text);
  }

  @Override
  public LeducAction decision(String text) {
    return parse(text, decisions());
  }

  @Override
  public List<LeducAction> decisions() {
    return LeducAction.ALL;
  }
}
