package kuhn;

import dev.baize.core.match.Listener;
import dev.baize.core.registry.GameProvider;
import java.util.List;

/** Registers Kuhn poker. */
public final class Kuhn implements GameProvider<KuhnView, KuhnAction, KuhnEvent> {
  @Override
  public String name() {
    return "kuhn";
  }

  @Override
  public String unit() {
    return "chips";
  }

  @Override
  public KuhnRules rules() {
    return new KuhnRules(3);
  }

  @Override
  public KuhnRules rules(String text) {
    return KuhnRules.parse(text);
  }

  @Override
  public KuhnAction decision(String text) {
    return KuhnAction.parse(text);
  }

  @Override
  public List<KuhnAction> decisions() {
    return List.of(KuhnAction.values());
  }

  @Override
  public Listener<KuhnAction, KuhnEvent> transcript(Appendable out, List<String> names) {
    return new KuhnTranscript(out, names);
  }
}
