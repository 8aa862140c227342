package dev.baize.core.toy;

import java.util.List;

/** Provides Kuhn poker. */
public final class Kuhn extends SmallProvider<KuhnView, KuhnAction> {

  @Override
  public String name() {
    return "Kuhn";
  }

  @Override
  public KuhnRules rules() {
    return new KuhnRules();
  }

  @Override
  public KuhnRules rules(String text) {
    return only(rules(), rules().text(), text);
  }

  @Override
  public KuhnAction decision(String text) {
    return parse(text, decisions());
  }

  @Override
  public List<KuhnAction> decisions() {
    return KuhnAction.ALL;
  }
}
