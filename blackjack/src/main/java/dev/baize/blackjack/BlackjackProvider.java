package dev.baize.blackjack;

import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;

/** Registers blackjack. */
public final class BlackjackProvider
    implements GameProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  /** The name under which blackjack is registered. */
  public static final String NAME = "blackjack";

  /** For the service loader. */
  public BlackjackProvider() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public BlackjackRules rules() {
    return BlackjackRules.standard();
  }

  @Override
  public BlackjackRules rules(String text) {
    return BlackjackRules.parse(text);
  }

  @Override
  public BlackjackDecision decision(String text) {
    return BlackjackDecision.parse(text);
  }

  /** The classic transcript, which says "Player" whatever the player's name. */
  @Override
  public Listener<BlackjackDecision, BlackjackEvent> transcript(
      Appendable out, List<String> names) {
    return new Transcript(out);
  }
}
