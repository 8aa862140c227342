package dev.baize.euchre;

import static dev.baize.euchre.EuchreCards.COUNT;
import static dev.baize.euchre.EuchreCards.SUITS;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import java.util.NoSuchElementException;

/**
 * The order of the cards while one suit is trump (specification, "Value of cards").
 *
 * <p>From the highest: the right bower, which is the jack of trump; the left bower, which is the
 * jack of the {@linkplain Suit#next next} suit and counts as trump; the other trumps by rank; the
 * cards of the suit led by rank; all others by rank, then suit.
 */
public final class Trump {

  private static final Trump[] TRUMPS = new Trump[SUITS];

  static {
    for (Suit suit : Suit.values()) {
      TRUMPS[suit.index()] = new Trump(suit);
    }
  }

  private final Suit suit;
  private final int right;
  private final int left;

  /** By card. */
  private final byte[] effectiveSuits = new byte[COUNT];

  /** By effective suit. */
  private final int[] suitMasks = new int[SUITS];

  /** By suit led, then card. */
  private final byte[][] strengths = new byte[SUITS][COUNT];

  private Trump(Suit suit) {
    this.suit = suit;
    this.right = EuchreCards.number(Card.of(Rank.JACK, suit));
    this.left = EuchreCards.number(Card.of(Rank.JACK, suit.next()));
    for (int card = 0; card < COUNT; card++) {
      int effective = card == left ? suit.index() : EuchreCards.suit(card);
      effectiveSuits[card] = (byte) effective;
      suitMasks[effective] |= 1 << card;
      for (int led = 0; led < SUITS; led++) {
        strengths[led][card] = (byte) strengthOf(card, effective, led);
      }
    }
  }

  private int strengthOf(int card, int effective, int led) {
    if (card == right) {
      return 3 * COUNT + 1;
    }
    if (card == left) {
      return 3 * COUNT;
    }
    if (effective == suit.index()) {
      return 2 * COUNT + card;
    }
    return effective == led ? COUNT + card : card;
  }

  /** The order of the cards while this suit is trump; always the same object for the same suit. */
  public static Trump of(Suit suit) {
    return of(suit.index());
  }

  static Trump of(int suit) {
    return TRUMPS[suit];
  }

  /** The trump suit. */
  public Suit suit() {
    return suit;
  }

  /** The jack of trump, the highest card. */
  public Card rightBower() {
    return EuchreCards.card(right);
  }

  /** The jack of the other suit of trump's colour, the second highest card. */
  public Card leftBower() {
    return EuchreCards.card(left);
  }

  /**
   * The suit that a card counts as: trump for the left bower, else the one printed on it.
   *
   * @throws IllegalArgumentException if the card is not one of euchre's
   */
  public Suit effectiveSuit(Card card) {
    return Suit.at(effectiveSuits[number(card)]);
  }

  /** The cards that count as a suit: seven of trump, five of the next suit, six of the others. */
  public CardSet cards(Suit suit) {
    return EuchreCards.set(suitMasks[suit.index()]);
  }

  /**
   * Whether a card is above another in a trick to which a suit was led.
   *
   * @param led the {@linkplain #effectiveSuit effective} suit of the card led
   * @throws IllegalArgumentException if either card is not one of euchre's
   */
  public boolean beats(Card card, Card other, Suit led) {
    return strength(number(card), led.index()) > strength(number(other), led.index());
  }

  /**
   * The highest of some cards where no suit was led, or where all would follow.
   *
   * @param cards cards that are not euchre's are ignored
   * @throws NoSuchElementException if none of them is euchre's
   */
  public Card highest(CardSet cards) {
    int mask = some(cards);
    int trumps = mask & suitMasks[suit.index()];
    if ((trumps & (1 << right)) != 0) {
      return rightBower();
    }
    if ((trumps & (1 << left)) != 0) {
      return leftBower();
    }
    return EuchreCards.card(EuchreCards.highest(trumps != 0 ? trumps : mask));
  }

  /**
   * The lowest of some cards where no suit was led, or where all or none follow.
   *
   * @param cards cards that are not euchre's are ignored
   * @throws NoSuchElementException if none of them is euchre's
   */
  public Card lowest(CardSet cards) {
    int mask = some(cards);
    int others = mask & ~suitMasks[suit.index()];
    int plain = mask & ~((1 << left) | (1 << right));
    if (others != 0) {
      return EuchreCards.card(EuchreCards.lowest(others));
    }
    if (plain != 0) {
      return EuchreCards.card(EuchreCards.lowest(plain));
    }
    return (mask & (1 << left)) != 0 ? leftBower() : rightBower();
  }

  private static int some(CardSet cards) {
    int mask = EuchreCards.mask(cards);
    if (mask == 0) {
      throw new NoSuchElementException("no euchre card in " + cards);
    }
    return mask;
  }

  /** For instance {@code Hearts trump}. */
  @Override
  public String toString() {
    return suit + " trump";
  }

  int effectiveSuit(int card) {
    return effectiveSuits[card];
  }

  int suitMask(int effective) {
    return suitMasks[effective];
  }

  /** Higher wins the trick; no two cards are equal. */
  int strength(int card, int led) {
    return strengths[led][card];
  }

  private static int number(Card card) {
    int number = EuchreCards.number(card);
    if (number < 0) {
      throw new IllegalArgumentException(card + " is not one of the 24 euchre cards");
    }
    return number;
  }
}
