package dev.baize.core.toy;

import dev.baize.core.card.CardSet;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Registers high card. */
public final class HighCard implements GameProvider<HighCardView, Play, HighCardEvent> {

  /** The name under which high card is registered. */
  public static final String NAME = "HighCard";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public HighCardRules rules() {
    return HighCardRules.table();
  }

  @Override
  public HighCardRules rules(String text) {
    return HighCardRules.parse(text);
  }

  @Override
  public Play decision(String text) {
    return Play.parse(text);
  }

  @Override
  public Optional<Function<String, HighCardEvent>> eventParser() {
    return Optional.of(HighCardEvent.TEXTS::parse);
  }

  /** All cards, in their natural order. */
  @Override
  public List<Play> decisions() {
    return CardSet.all().stream().map(Play::of).toList();
  }

  @Override
  public Listener<Play, HighCardEvent> transcript(Appendable out, List<String> names) {
    return new HighCardTranscript(out, names);
  }
}
