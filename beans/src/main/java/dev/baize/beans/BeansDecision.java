package dev.baize.beans;

import dev.baize.beans.kernel.Choices;
import dev.baize.beans.kernel.SeatState;
import dev.baize.core.game.Decision;
import dev.baize.core.text.Excerpt;
import java.util.HashMap;
import java.util.Map;

/**
 * A decision of bean trading. There is one instance of each of the 64 decisions, so they may be
 * compared with {@code ==}.
 */
public final class BeansDecision implements Decision {

  private static final BeansDecision[] ALL = new BeansDecision[Choices.COUNT];
  private static final Map<String, BeansDecision> BY_TEXT = new HashMap<>();

  static {
    for (int i = 0; i < ALL.length; i++) {
      ALL[i] = new BeansDecision(i, textOf(i));
      BY_TEXT.put(ALL[i].text, ALL[i]);
    }
  }

  /** One of {@link Choices}. */
  final int number;

  private final String text;

  private BeansDecision(int number, String text) {
    this.number = number;
    this.text = text;
  }

  private static String textOf(int number) {
    if (number < Choices.DISCARD) {
      return "chain " + Bean.at(number - Choices.CHAIN);
    }
    if (number < Choices.LEAVE) {
      return "discard " + Bean.at(number - Choices.DISCARD);
    }
    if (number < Choices.SELL) {
      return "leave " + Bean.at(number - Choices.LEAVE);
    }
    if (number < Choices.PLAY) {
      return "sell " + Bean.at(number - Choices.SELL);
    }
    if (number < Choices.STOP) {
      return "play " + Bean.at(number - Choices.PLAY);
    }
    return switch (number) {
      case Choices.STOP -> "play no more";
      case Choices.KEEP -> "keep all";
      case Choices.BUY -> "buy third chain";
      default -> "discard card " + (number - Choices.FROM_HAND + 1);
    };
  }

  /**
   * {@return the decision to chain a card of the trade area} Text form: {@code chain Red}.
   *
   * @param bean the bean on the card
   */
  public static BeansDecision chain(Bean bean) {
    return at(Choices.CHAIN + bean.index());
  }

  /**
   * {@return the decision to discard a card that was left in the trade area} Text form: {@code
   * discard Red}.
   *
   * @param bean the bean on the card
   */
  public static BeansDecision discard(Bean bean) {
    return at(Choices.DISCARD + bean.index());
  }

  /**
   * {@return the decision to leave a card in the trade area for the other player} Text form: {@code
   * leave Red}.
   *
   * @param bean the bean on the card
   */
  public static BeansDecision leave(Bean bean) {
    return at(Choices.LEAVE + bean.index());
  }

  /**
   * {@return the decision to sell a chain to make room} Text form: {@code sell Red}.
   *
   * @param bean the bean of the chain
   */
  public static BeansDecision sell(Bean bean) {
    return at(Choices.SELL + bean.index());
  }

  /**
   * {@return the decision to play the front card of the hand} Text form: {@code play Red}.
   *
   * @param bean the bean on the card
   */
  public static BeansDecision play(Bean bean) {
    return at(Choices.PLAY + bean.index());
  }

  /** {@return the decision to play no other card} Text form: {@code play no more}. */
  public static BeansDecision playNoMore() {
    return at(Choices.STOP);
  }

  /**
   * {@return the decision to discard a card of the hand} Text form: {@code discard card 1} for the
   * front card.
   *
   * @param place the place of the card in the hand, 0 for the front card to 20
   * @throws IllegalArgumentException if the place is out of range
   */
  public static BeansDecision discardCard(int place) {
    if (place < 0 || place >= SeatState.MAX_HELD) {
      throw new IllegalArgumentException(
          "place " + place + ": expected 0 to " + (SeatState.MAX_HELD - 1));
    }
    return at(Choices.FROM_HAND + place);
  }

  /** {@return the decision to discard no card of the hand} Text form: {@code keep all}. */
  public static BeansDecision keepAll() {
    return at(Choices.KEEP);
  }

  /**
   * {@return the decision to buy a third chain for three coins} Text form: {@code buy third chain}.
   */
  public static BeansDecision buyThirdChain() {
    return at(Choices.BUY);
  }

  /** Whether it chains a card of the trade area. */
  boolean chains() {
    return number < Choices.DISCARD;
  }

  /** Whether it plays a card of the hand. */
  boolean plays() {
    return number >= Choices.PLAY && number < Choices.STOP;
  }

  static BeansDecision at(int number) {
    return ALL[number];
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text a text form as {@link #text} prints it
   * @throws IllegalArgumentException if there is no such decision; quotes the text and says what
   *     was expected
   */
  public static BeansDecision parse(String text) {
    BeansDecision decision = BY_TEXT.get(text);
    if (decision == null) {
      throw new IllegalArgumentException(
          ("%s: expected \"chain BEAN\", \"discard BEAN\", \"leave BEAN\", \"sell BEAN\","
                  + " \"play BEAN\", \"play no more\", \"discard card N\", \"keep all\""
                  + " or \"buy third chain\"")
              .formatted(Excerpt.quote(text)));
    }
    return decision;
  }

  @Override
  public String text() {
    return text;
  }

  /** The {@link #text}. */
  @Override
  public String toString() {
    return text;
  }
}
