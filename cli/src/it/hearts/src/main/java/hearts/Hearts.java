package hearts;

import dev.baize.core.card.CardSet;
import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Registers hearts with three cards. */
public final class Hearts implements GameProvider<HeartsView, Play, HeartsEvent> {
  static final String NAME = "hearts";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public HeartsRules rules() {
    return new HeartsRules(4);
  }

  @Override
  public HeartsRules rules(String text) {
    return HeartsRules.parse(text);
  }

  @Override
  public Play decision(String text) {
    return Play.parse(text);
  }

  /** A play of each card, in the order of the cards. */
  @Override
  public List<Play> decisions() {
    return CardSet.all().stream().map(Play::new).toList();
  }

  @Override
  public Optional<Function<String, HeartsEvent>> eventParser() {
    return Optional.of(HeartsEvent.PARSER::parse);
  }

  @Override
  public Listener<Play, HeartsEvent> transcript(Appendable out, List<String> names) {
    return new HeartsTranscript(out, names);
  }
}
