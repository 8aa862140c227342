package {{package}};

import dev.baize.core.player.Place;
import dev.baize.core.registry.PlayerProvider;
{{imports}}

/** Registers {@link {{class}}}. */
public final class {{class}}Provider
    implements PlayerProvider<{{view}}, {{decision}}, {{event}}> {
  @Override
  public String game() {
    return "{{game}}";
  }

  @Override
  public String name() {
    return "{{name}}";
  }

  /** Say here in one line how it plays. */
  @Override
  public String description() {
    return "has just begun to learn";
  }

  /** Creates a player for a seat of a game. One that plays by chance draws from the place. */
  @Override
  public {{class}} create(Place place) {
    return new {{class}}();
  }
}
