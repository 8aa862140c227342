package dev.baize.core.toy;

import java.util.List;

/** Provides pick-up. */
public final class Pickup extends SmallProvider<PickupView, PickupAction> {

  @Override
  public String name() {
    return "Pickup";
  }

  @Override
  public PickupRules rules() {
    return new PickupRules();
  }

  @Override
  public PickupRules rules(String text) {
    return only(rules(), rules().text(), text);
  }

  @Override
  public PickupAction decision(String text) {
    return parse(text, decisions());
  }

  @Override
  public List<PickupAction> decisions() {
    return PickupAction.ALL;
  }
}
