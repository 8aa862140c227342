package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;

/** The decision to play a card; there are no others. */
public record Play(Card card) implements Decision {
  private static final String PLAY = "play ";

  static Play parse(String text) {
    if (!text.startsWith(PLAY)) {
      throw new IllegalArgumentException("\"" + text + "\": expected \"play CARD\"");
    }
    return new Play(Card.parse(text.substring(PLAY.length())));
  }

  @Override
  public String text() {
    return PLAY + card;
  }
}
