package dev.baize.core.toy;

import java.util.List;

/** Provides pocket whist. */
public final class PocketWhist extends SmallProvider<PocketWhistView, Play> {

  @Override
  public String name() {
    return "PocketWhist";
  }

  @Override
  public PocketWhistRules rules() {
    return new PocketWhistRules(2);
  }

  @Override
  public PocketWhistRules rules(String text) {
    return PocketWhistRules.parse(text);
  }

  @Override
  public Play decision(String text) {
    return Play.parse(text);
  }

  @Override
  public List<Play> decisions() {
    return PocketWhistRules.DECK.stream().map(Play::of).toList();
  }
}
