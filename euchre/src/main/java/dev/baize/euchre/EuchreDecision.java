package dev.baize.euchre;

import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Decision;
import dev.baize.core.kit.DecisionTexts;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import java.util.List;
import java.util.OptionalInt;

/** A decision of euchre. There is one object for each, so they may be compared with {@code ==}. */
public abstract sealed class EuchreDecision implements Decision {

  private static final int CARDS = 52;
  private static final String ORDER_UP = "order up ";
  private static final String ALONE = " alone";
  private static final String DISCARD = "discard ";
  private static final String PLAY = "play ";

  /** One of {@link DecisionMask}. */
  final int number;

  private final String text;

  EuchreDecision(int number, String text) {
    this.number = number;
    this.text = text;
  }

  /** A decision while trump is being made: to pass or to order up. */
  public abstract static sealed class Bid extends EuchreDecision {
    private Bid(int number, String text) {
      super(number, text);
    }
  }

  /** To pass in either round of making, or to decline to defend alone. Text form: {@code pass}. */
  public static final class Pass extends Bid {
    private static final Pass PASS = new Pass();

    private Pass() {
      super(DecisionMask.PASS, "pass");
    }
  }

  /** To make a suit trump. Text form: {@code order up Hearts} or {@code order up Hearts alone}. */
  public static final class OrderUp extends Bid {
    private static final OrderUp[] BY_SUIT = new OrderUp[Suit.values().length];
    private static final OrderUp[] ALONE_BY_SUIT = new OrderUp[Suit.values().length];

    static {
      for (int i = 0; i < BY_SUIT.length; i++) {
        Suit suit = Suit.at(i);
        BY_SUIT[i] = new OrderUp(suit, false, DecisionMask.orderUp(i), "");
        ALONE_BY_SUIT[i] = new OrderUp(suit, true, DecisionMask.orderUpAlone(i), ALONE);
      }
    }

    private final Suit suit;
    private final boolean alone;

    private OrderUp(Suit suit, boolean alone, int number, String end) {
      super(number, ORDER_UP + suit + end);
      this.suit = suit;
      this.alone = alone;
    }

    /** {@return the suit that becomes trump} */
    public Suit suit() {
      return suit;
    }

    /** {@return whether the maker plays without its partner} */
    public boolean alone() {
      return alone;
    }
  }

  /** To defend without one's partner. Text form: {@code defend alone}. */
  public static final class DefendAlone extends EuchreDecision {
    private static final DefendAlone DEFEND_ALONE = new DefendAlone();

    private DefendAlone() {
      super(DecisionMask.DEFEND_ALONE, "defend alone");
    }
  }

  /** To discard one of six cards. Text form: {@code discard Nine of Spades}. */
  public static final class Discard extends EuchreDecision {
    private static final Discard[] BY_CARD = new Discard[CARDS];

    static {
      for (int i = 0; i < CARDS; i++) {
        BY_CARD[i] = new Discard(Card.at(i));
      }
    }

    private final Card card;

    private Discard(Card card) {
      super(DecisionMask.discard(EuchreCards.number(card)), DISCARD + card);
      this.card = card;
    }

    /** {@return the card that leaves the dealer's hand} */
    public Card card() {
      return card;
    }
  }

  /** To lead a card or play it to a trick. Text form: {@code play Ace of Clubs}. */
  public static final class Play extends EuchreDecision {
    private static final Play[] BY_CARD = new Play[CARDS];

    static {
      for (int i = 0; i < CARDS; i++) {
        BY_CARD[i] = new Play(Card.at(i));
      }
    }

    private final Card card;

    private Play(Card card) {
      super(DecisionMask.play(EuchreCards.number(card)), PLAY + card);
      this.card = card;
    }

    /** {@return the card that goes to the table} */
    public Card card() {
      return card;
    }
  }

  /** The decisions that can be legal, by number. */
  private static final class Numbered {
    private static final EuchreDecision[] DECISIONS = new EuchreDecision[DecisionMask.COUNT];

    static {
      add(pass());
      add(defendAlone());
      for (Suit suit : Suit.values()) {
        add(orderUp(suit));
        add(orderUpAlone(suit));
      }
      for (int i = 0; i < EuchreCards.COUNT; i++) {
        add(discard(EuchreCards.card(i)));
        add(play(EuchreCards.card(i)));
      }
    }

    private static void add(EuchreDecision decision) {
      DECISIONS[decision.number] = decision;
    }
  }

  /** The texts, which are needed only where decisions are parsed. */
  private static final class Texts {
    private static final String ANY = "(.*)";

    private static final DecisionTexts<EuchreDecision> ALL =
        new DecisionTexts<>(
                "\"pass\", \"order up SUIT\", \"order up SUIT alone\", \"defend alone\","
                    + " \"discard CARD\" or \"play CARD\"",
                List.of(Numbered.DECISIONS))
            .with(ORDER_UP + ANY, Texts::order)
            .with(DISCARD + ANY, card -> discard(Card.parse(card)))
            .with(PLAY + ANY, card -> play(Card.parse(card)));

    private static EuchreDecision order(String suit) {
      return suit.endsWith(ALONE)
          ? orderUpAlone(Suit.parse(suit.substring(0, suit.length() - ALONE.length())))
          : orderUp(Suit.parse(suit));
    }
  }

  /** {@return the decision to pass, or not to defend alone} */
  public static Bid pass() {
    return Pass.PASS;
  }

  /**
   * {@return the decision to make a suit trump}
   *
   * @param suit the upcard's in round one, any other in round two
   */
  public static Bid orderUp(Suit suit) {
    return OrderUp.BY_SUIT[suit.index()];
  }

  /**
   * {@return the decision to make a suit trump and to play without one's partner}
   *
   * @param suit the upcard's in round one, any other in round two
   */
  public static Bid orderUpAlone(Suit suit) {
    return OrderUp.ALONE_BY_SUIT[suit.index()];
  }

  /** {@return the decision to defend without one's partner} */
  public static EuchreDecision defendAlone() {
    return DefendAlone.DEFEND_ALONE;
  }

  /**
   * {@return the decision to discard a card, as the dealer who picked up the upcard}
   *
   * @param card one of the six in hand
   */
  public static EuchreDecision discard(Card card) {
    return Discard.BY_CARD[card.index()];
  }

  /**
   * {@return the decision to lead a card, or to play it to a trick}
   *
   * @param card one of the cards in hand
   */
  public static EuchreDecision play(Card card) {
    return Play.BY_CARD[card.index()];
  }

  static EuchreDecision at(int number) {
    return Numbered.DECISIONS[number];
  }

  /** All decisions, by their numbers. */
  static List<EuchreDecision> all() {
    return List.of(Numbered.DECISIONS);
  }

  /**
   * {@return the decision with this text form}
   *
   * @param text what {@link #text} prints
   * @throws IllegalArgumentException if there is no such decision; says what was expected
   */
  public static EuchreDecision parse(String text) {
    return Texts.ALL.parse(text);
  }

  /**
   * {@return the number of the decision, 0 to 57; empty if it is about a card that is not in the
   * pack}
   *
   * <p>Numbers are stable: 0 to 23 are to play the cards in natural order, 24 to 47 to discard
   * them, 48 is to pass, 49 to 52 are to order up the suits in their order, 53 to 56 to do so
   * alone, and 57 is to defend alone.
   */
  public OptionalInt number() {
    return number < DecisionMask.COUNT ? OptionalInt.of(number) : OptionalInt.empty();
  }

  @Override
  public String text() {
    return text;
  }

  @Override
  public String toString() {
    return text;
  }
}
