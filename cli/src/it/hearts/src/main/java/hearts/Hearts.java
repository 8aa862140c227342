package hearts;

import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;

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

  @Override
  public Listener<Play, HeartsEvent> transcript(Appendable out, List<String> names) {
    return new HeartsTranscript(out, names);
  }
}
