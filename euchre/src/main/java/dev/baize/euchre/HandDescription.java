package dev.baize.euchre;

import static dev.baize.euchre.SeenHand.wrong;
import static java.util.Objects.requireNonNull;

import dev.baize.core.card.CardCode;
import dev.baize.core.card.Suit;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WordReader;
import dev.baize.euchre.kernel.DecisionMask;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandSetup;
import dev.baize.euchre.kernel.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A position in words, such as {@code dealer left, up JD, two passes, I hold 9D AD KD AS 9C, score
 * 6 to 8}. Who describes it sits at seat 0. Bids, discards and plays are told in their order; the
 * passes before the bid of a seat that is named, and the first ones before the question if no bid
 * is told, go without saying.
 */
final class HandDescription {

  private static final Set<String> IDLE =
      Set.of(
          "the", "a", "is", "was", "on", "my", "at", "of", "to", "then", "and", "with", "it",
          "card", "bid", "bids");

  /** A question at the end, which the position answers. */
  private static final Pattern QUESTION = Pattern.compile(":[^:]*\\?\\s*$");

  private static final String SIGNS = "♠♥♣♦";
  private static final List<String> NUMBERS =
      List.of("no", "one", "two", "three", "four", "five", "six", "seven");
  private static final Set<String> EVERYBODY = Set.of("all", "everybody", "everyone");
  private static final int MAX_POINTS = 999;
  private static final int PICKED_UP = 6;

  private static final Map<String, Integer> SEATS =
      Map.of(
          "me", 0, "i", 0, "left", 1, "west", 1, "partner", 2, "north", 2, "right", 3, "east", 3);
  private static final List<String> WHOSE =
      List.of(
          "your turn", "the turn of your left", "your partner's turn", "the turn of your right");
  private static final String SEAT = "left, partner, right or me";
  private static final String CARD = "a card, such as JD or J♦";
  private static final String STATEMENT =
      "dealer, up, hold, pass, order, make, discard, defend, trick, play or score";

  /** A decision, with the seat as it is called, or empty, and whether a trick is said to begin. */
  private record Told(String word, boolean leads, int decision) {}

  private final WordReader words;
  private final List<Told> told = new ArrayList<>();
  private int dealer = Hand.NONE;
  private int upcard = Hand.NONE;
  private int held;
  private int own;
  private int others;
  private int turn;

  HandDescription(String text) {
    this.words =
        new WordReader(CardCode.abbreviated(QUESTION.matcher(text).replaceFirst("")), IDLE);
  }

  EuchreView view(int pointsToWin, EuchreHouseRules house) {
    while (words.hasNext()) {
      statement();
    }
    if (dealer == Hand.NONE || upcard == Hand.NONE || held == 0) {
      String missing = dealer == Hand.NONE ? "dealer" : upcard == Hand.NONE ? "up" : "hold";
      throw wrong("\"%s\" is missing; expected the dealer, the card turned up and a hand", missing);
    }
    int number = Hand.wrap(Hand.SEATS + dealer - house.firstDealer());
    if (house.deals() > 0 && number >= house.deals()) {
      throw wrong("seat %d deals no hand; expected the dealer of one of the deals", dealer);
    }
    SeenHand hand = new SeenHand(new HandSetup(number, dealer, upcard, house.handRules()), 0);
    told.forEach(each -> apply(each, hand));
    goOn(hand);
    boolean picks = hand.step() == Step.DISCARD && Integer.bitCount(held) < PICKED_UP;
    return hand.view(
        picks ? held | 1 << upcard : held, new Score(own, others, pointsToWin, house), turn);
  }

  private void statement() {
    Optional<Long> number = words.read(HandDescription::number);
    if (number.isPresent()) {
      if (!words.skip("pass", "passes", "passed")) {
        throw words.unexpected("passes");
      }
      for (long i = 0; i < number.get(); i++) {
        told.add(new Told("", false, DecisionMask.PASS));
      }
      return;
    }
    boolean leads = words.skip("trick", "tricks");
    String seat = words.read(HandDescription::seat).orElse("");
    leads |= words.skip("lead", "leads", "led");
    boolean plays = words.skip("play", "plays", "played");
    Optional<Integer> card = words.read(HandDescription::card);
    if (card.isPresent()) {
      told.add(new Told(seat, leads, DecisionMask.play(card.get())));
    } else if (leads || plays) {
      throw words.unexpected(CARD);
    } else if (words.skip("dealer", "deal", "deals", "dealt")) {
      words.once("the dealer");
      String dealing = seat.isEmpty() ? words.require(SEAT, HandDescription::seat) : seat;
      dealer = requireNonNull(SEATS.get(dealing));
    } else if (words.skip("up", "upcard", "turn", "turns", "turned")) {
      words.once("the card turned up");
      words.skip("up");
      require(seat, dealer);
      upcard = card();
    } else if (words.skip("hold", "holding", "have", "hand")) {
      words.once("the hand");
      require(seat, 0);
      hold();
    } else if (words.skip("score")) {
      words.once("the score");
      require(seat, 0);
      own = points();
      others = points();
    } else {
      decision(seat);
    }
  }

  /** A seat that is named before a fact, if any, must be the one that the fact is about. */
  private void require(String named, int seat) {
    if (!named.isEmpty() && requireNonNull(SEATS.get(named)) != seat) {
      throw words.unexpected("what " + named + " did");
    }
  }

  private void hold() {
    List<Integer> cards = new ArrayList<>(List.of(card()));
    cards.addAll(words.readAll(HandDescription::card));
    for (int card : cards) {
      if ((held >> card & 1) != 0) {
        throw wrong("the %s is in hand twice", EuchreCards.card(card));
      }
      held |= 1 << card;
    }
  }

  private int points() {
    return (int) words.number("the points of both sides", 0, MAX_POINTS);
  }

  private void decision(String named) {
    if (words.skip("pass", "passes", "passed")) {
      told.add(new Told(decider(named), false, DecisionMask.PASS));
    } else if (words.skip("defend", "defends", "defended")) {
      String seat = decider(named);
      words.skip("alone");
      told.add(new Told(seat, false, DecisionMask.DEFEND_ALONE));
    } else if (words.skip("discard", "discards", "discarded")) {
      told.add(new Told(named, false, DecisionMask.discard(card())));
    } else if (words.skip("order", "orders", "ordered", "pick", "picks", "picked")
        || words.skip("make", "makes", "made", "name", "names", "call", "calls", "called")) {
      told.add(new Told(decider(named), false, order()));
    } else {
      throw words.unexpected(named.isEmpty() ? STATEMENT : "what " + named + " did");
    }
  }

  /** The seat named before a decision, or as its value, as in orders=partner. */
  private String decider(String named) {
    boolean isValue = named.isEmpty() && words.isValue();
    return isValue ? words.read(HandDescription::seat).orElse("") : named;
  }

  /** The suit is that of the upcard if it is not told. */
  private int order() {
    words.skip("up");
    boolean alone = isAlone();
    Optional<Integer> named = words.read(HandDescription::suit);
    if (named.isEmpty() && upcard == Hand.NONE) {
      throw words.unexpected("a suit");
    }
    int suit = named.isPresent() ? named.get() : EuchreCards.suit(upcard);
    words.skip("trump");
    alone |= isAlone();
    return alone ? DecisionMask.orderUpAlone(suit) : DecisionMask.orderUp(suit);
  }

  private boolean isAlone() {
    return words.skip("alone") && words.yes();
  }

  private void apply(Told each, SeenHand hand) {
    boolean plays = each.decision < DecisionMask.DISCARDS;
    boolean discards = !plays && each.decision < DecisionMask.PASS;
    int seat = each.word.isEmpty() ? Hand.NONE : requireNonNull(SEATS.get(each.word));
    if (!discards) {
      discardUnseen(hand);
    }
    while (hand.allows(DecisionMask.PASS) && isUntold(each, seat, hand)) {
      decide(DecisionMask.PASS, hand);
    }
    if (seat != Hand.NONE && seat != hand.toAct()) {
      throw wrong("%s is out of turn: it is %s", each.word, WHOSE.get(hand.toAct()));
    }
    if (plays && each.leads && hand.step() == Step.FOLLOW) {
      throw wrong(
          "a trick begins with the %s, but the one before has %d cards",
          EuchreCards.card(each.decision), hand.trickSize());
    }
    decide(each.decision, hand);
  }

  /** Whether a pass before a decision goes without saying. */
  private static boolean isUntold(Told each, int seat, SeenHand hand) {
    if (each.decision < DecisionMask.DISCARDS) {
      return hand.step() == Step.DEFENCE;
    }
    boolean otherSuit = hand.step() == Step.ROUND_ONE && !hand.allows(each.decision);
    return seat != Hand.NONE && (seat != hand.toAct() || otherSuit);
  }

  private void decide(int decision, SeenHand hand) {
    hand.apply(decision);
    turn++;
  }

  private void discardUnseen(SeenHand hand) {
    if (hand.step() == Step.DISCARD && hand.toAct() != 0) {
      hand.discard(Hand.NONE);
      turn++;
    }
  }

  /** What goes without saying before the question. */
  private void goOn(SeenHand hand) {
    discardUnseen(hand);
    while (hand.toAct() != 0 && (told.isEmpty() || hand.step() == Step.DEFENCE)) {
      decide(DecisionMask.PASS, hand);
    }
    if (hand.toAct() != 0) {
      throw wrong("it is %s, not yours", WHOSE.get(hand.toAct()));
    }
  }

  private static Optional<String> seat(String word) {
    return Optional.of(word.toLowerCase(Locale.ROOT)).filter(SEATS::containsKey);
  }

  private int card() {
    return words.require(CARD, HandDescription::card);
  }

  private static Optional<Integer> card(String word) {
    int number;
    try {
      number = EuchreCards.number(CardCode.parse(word));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
    if (number < 0) {
      throw wrong("%s is not one of the 24 cards of euchre", Excerpt.quote(word));
    }
    return Optional.of(number);
  }

  private static Optional<Integer> suit(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    for (Suit suit : Suit.values()) {
      String name = suit.toString().toLowerCase(Locale.ROOT);
      String sign = SIGNS.substring(suit.index(), suit.index() + 1);
      if (Set.of(name, name.substring(0, name.length() - 1), name.substring(0, 1), sign)
          .contains(lower)) {
        return Optional.of(suit.index());
      }
    }
    return Optional.empty();
  }

  private static Optional<Long> number(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    int named = EVERYBODY.contains(lower) ? Hand.SEATS : NUMBERS.indexOf(lower);
    return named > 0
        ? Optional.of((long) named)
        : Optional.of(word).filter(each -> each.matches("[1-7]")).map(Long::valueOf);
  }
}
