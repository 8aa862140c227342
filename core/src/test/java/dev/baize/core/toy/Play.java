package dev.baize.core.toy;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Decision;
import java.util.List;

/**
 * The only kind of decision in high card: to play a card. Text form: {@code play Ace of Clubs}.
 *
 * @param card the card that goes to the table
 */
public record Play(Card card) implements Decision {

  private static final String PLAY = "play ";
  private static final List<Play> BY_CARD = CardSet.all().stream().map(Play::new).toList();

  /** Always the same object for the same card. */
  public static Play of(Card card) {
    return BY_CARD.get(card.index());
  }

  /**
   * The decision with this text form.
   *
   * @throws IllegalArgumentException that quotes the text and says what was expected
   */
  public static Play parse(String text) {
    if (!text.startsWith(PLAY)) {
      throw new IllegalArgumentException("\"%s\": expected \"play CARD\"".formatted(text));
    }
    return of(Card.parse(text.substring(PLAY.length())));
  }

  @Override
  public String text() {
    return PLAY + card;
  }
}
