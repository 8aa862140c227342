package {{package}};

import dev.baize.core.player.Player;
{{imports}}

/** A player of {{game}}. Say here how it plays. */
public final class {{class}} implements Player<{{view}}, {{decision}}, {{event}}> {

  /** Makes the first decision that is legal. Choose by what the view knows instead. */
  @Override
  public {{decision}} decide({{view}} view) {
    return view.legal().get(0);
  }
}
