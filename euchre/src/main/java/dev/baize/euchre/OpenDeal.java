package dev.baize.euchre;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.joining;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HandSetup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A deal with all hands visible, for analysis and for players that sample determinizations. The
 * three undealt cards are not part of it.
 *
 * @param dealer the seat that dealt
 * @param hands five cards for each of the four seats, by seat
 * @param upcard the card turned up
 * @param filledIn those of the cards in the hands that nobody saw, in a game from elsewhere: they
 *     are there so that it can be replayed
 */
public record OpenDeal(Seat dealer, List<CardSet> hands, Card upcard, CardSet filledIn) {

  private static final int HAND_SIZE = 5;
  private static final String DEALER = "dealer";
  private static final String UPCARD = "up";

  /** Follows a card that is filled in. */
  private static final String MARK = "?";

  /**
   * Copies the list.
   *
   * @param dealer seat 0 to 3
   * @param hands four hands of five cards, by seat
   * @param upcard the card turned up, in none of the hands
   * @param filledIn cards in the hands
   * @throws IllegalArgumentException if it is not a deal of euchre; says what is wrong
   */
  public OpenDeal {
    requireNonNull(dealer);
    requireNonNull(upcard);
    requireNonNull(filledIn);
    hands = List.copyOf(hands);
    if (hands.size() != Hand.SEATS || dealer.index() >= Hand.SEATS) {
      throw new IllegalArgumentException(
          hands.size() + " hands, dealt by " + dealer + ": expected 4 hands, dealt by seat 0 to 3");
    }
    if (EuchreCards.number(upcard) < 0) {
      throw new IllegalArgumentException("upcard " + upcard + ": expected one of euchre's cards");
    }
    CardSet dealt = CardSet.of(upcard);
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      CardSet hand = hands.get(seat);
      if (hand.size() != HAND_SIZE || EuchreCards.set(EuchreCards.mask(hand)).size() != HAND_SIZE) {
        throw new IllegalArgumentException(
            Seat.of(seat) + " has " + hand + ": expected five of euchre's cards");
      }
      if (!hand.intersection(dealt).isEmpty()) {
        throw new IllegalArgumentException(hand.intersection(dealt) + " is dealt twice");
      }
      dealt = dealt.union(hand);
    }
    if (!filledIn.minus(dealt.without(upcard)).isEmpty()) {
      throw new IllegalArgumentException(
          "cards filled in: " + filledIn + ": expected them to be in the hands");
    }
  }

  /**
   * A deal of which all cards are known.
   *
   * @param dealer seat 0 to 3
   * @param hands four hands of five cards, by seat
   * @param upcard the card turned up, in none of the hands
   */
  public OpenDeal(Seat dealer, List<CardSet> hands, Card upcard) {
    this(dealer, hands, upcard, CardSet.none());
  }

  /**
   * {@return a deal of a game, which does not depend on the players}
   *
   * @param rules the rules of the game
   * @param seed the seed of the game
   * @param hand the number of the hand in the game, from 0
   * @throws IllegalArgumentException if no game by these rules has that many hands, or, where a
   *     hand can be thrown in, if there are more than {@code int} can count
   */
  public static OpenDeal of(EuchreRules rules, Seed seed, long hand) {
    int last = rules.mostHands() - 1;
    if (hand < 0 || hand > last) {
      throw new IllegalArgumentException("hand " + hand + ": expected 0 to " + last);
    }
    int[] pack = EuchrePack.numbers(rules.pack());
    Shuffle shuffle = rules.shuffle().shuffle();
    HandRules handRules = rules.house().handRules();
    Hand dealt = Hand.dealt(0, pack, shuffle, Hand.deals(seed), handRules);
    for (int number = 1; number <= hand; number++) {
      dealt = Hand.dealt(number, pack, shuffle, Hand.deals(seed), handRules);
    }
    return new OpenDeal(
        Seat.of(dealt.setup.dealer()),
        Arrays.stream(dealt.held).mapToObj(EuchreCards::set).toList(),
        EuchreCards.card(dealt.setup.upcard()));
  }

  /**
   * {@return the deal with this text form}
   *
   * @param text what {@link #text} prints; the parts may be in any order, cards in upper or lower
   *     case, and a ten may be {@code T} as well
   * @throws IllegalArgumentException if it is not a deal of euchre; says what was expected
   */
  public static OpenDeal parse(String text) {
    return Parser.parse(text);
  }

  /**
   * {@return the cards of a seat}
   *
   * @param seat 0 to 3
   */
  public CardSet hand(Seat seat) {
    return hands.get(seat.index());
  }

  /**
   * {@return the hand as a game of its own, before the first bid, which is over when the hand is;
   * the score is 0 to 0, of ten points}
   */
  public Game<EuchreView, EuchreDecision> start() {
    return start(EuchreHouseRules.classic());
  }

  /**
   * {@return the hand as {@link #start()} does, by the rules of a house}
   *
   * @param house what varies in the play of a hand and what it is worth; what it says of the game
   *     around the hand is ignored
   */
  public Game<EuchreView, EuchreDecision> start(EuchreHouseRules house) {
    EuchreHouseRules alike = house.ofOneHand();
    return new EuchreGame(
        hand(dealer.index(), alike.handRules()),
        Score.start(EuchreRules.standard().pointsToWin(), alike));
  }

  /**
   * {@return the deal on one line, such as {@code dealer 3, up JD, 0: 9S 10S JS QS KS, 1: ...},
   * with five cards for each of the four seats and a question mark after those that are filled in}
   */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append(DEALER).append(' ').append(dealer.index());
    text.append(", ").append(UPCARD).append(' ').append(CardCode.of(upcard));
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      String cards = hands.get(seat).stream().map(this::code).collect(joining(" "));
      text.append(", ").append(seat).append(": ").append(cards);
    }
    return text.toString();
  }

  private String code(Card card) {
    return filledIn.contains(card) ? CardCode.of(card) + MARK : CardCode.of(card);
  }

  /** The hand with a number in its game. */
  Hand hand(int number, HandRules rules) {
    int[] held = new int[Hand.SEATS];
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      held[seat] = EuchreCards.mask(hands.get(seat));
    }
    return new Hand(new HandSetup(number, dealer.index(), EuchreCards.number(upcard), rules), held);
  }

  /** Reads the text form. */
  private static final class Parser {

    private static final String EXAMPLE =
        "such as \"dealer 3, up JD, 0: 9S 10S JS QS KS, 1: five cards, 2: five cards, 3: five"
            + " cards\"";

    private static final Pattern PART = Pattern.compile("\\s*,\\s*");
    private static final Pattern WORD = Pattern.compile("[^\\s:]+");

    static OpenDeal parse(String text) {
      Map<String, List<String>> parts = parts(text);
      List<CardSet> hands = new ArrayList<>();
      CardSet filledIn = CardSet.none();
      for (int seat = 0; seat < Hand.SEATS; seat++) {
        String hand = Integer.toString(seat);
        hands.add(cards(hand, HAND_SIZE, parts));
        for (String word : words(hand, HAND_SIZE, parts)) {
          filledIn = word.endsWith(MARK) ? filledIn.with(card(word)) : filledIn;
        }
      }
      Card upcard = cards(UPCARD, 1, parts).lowest();
      return new OpenDeal(dealer(words(DEALER, 1, parts).get(0)), hands, upcard, filledIn);
    }

    /** The words of each part, by its first word. */
    private static Map<String, List<String>> parts(String text) {
      Map<String, List<String>> parts = new LinkedHashMap<>();
      for (String part : PART.split(text.strip(), -1)) {
        List<String> words = WORD.matcher(part).results().map(MatchResult::group).toList();
        String name = words.isEmpty() ? "" : words.get(0);
        if (!name.matches(DEALER + "|" + UPCARD + "|[0-3]")) {
          throw wrong(Excerpt.quote(part) + " is not part of a deal");
        }
        if (parts.put(name, words.subList(1, words.size())) != null) {
          throw wrong(Excerpt.quote(name) + " appears twice");
        }
      }
      return parts;
    }

    private static List<String> words(String name, int count, Map<String, List<String>> parts) {
      List<String> words = parts.get(name);
      if (words == null) {
        throw wrong('"' + name + "\" is missing");
      }
      if (words.size() != count) {
        throw wrong("\"" + name + "\" has " + words.size() + " after it: expected " + count);
      }
      return words;
    }

    private static CardSet cards(String name, int count, Map<String, List<String>> parts) {
      CardSet cards = CardSet.none();
      for (String word : words(name, count, parts)) {
        Card card = card(word);
        if (cards.contains(card)) {
          throw wrong(Excerpt.quote(word) + " is dealt twice");
        }
        cards = cards.with(card);
      }
      return cards;
    }

    private static Card card(String word) {
      return CardCode.parse(word.endsWith(MARK) ? word.substring(0, word.length() - 1) : word);
    }

    private static Seat dealer(String word) {
      try {
        return Seat.of((int) WholeNumber.parseShortest(word, 0, Hand.SEATS - 1));
      } catch (NumberFormatException e) {
        throw wrong(DEALER + " " + e.getMessage());
      }
    }

    private static IllegalArgumentException wrong(String what) {
      return new IllegalArgumentException(what + "; expected a deal, " + EXAMPLE);
    }
  }
}
