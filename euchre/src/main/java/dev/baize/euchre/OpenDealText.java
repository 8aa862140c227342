package dev.baize.euchre;

import static java.util.stream.Collectors.joining;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.game.Seat;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.euchre.kernel.EuchreCards;
import dev.baize.euchre.kernel.Hand;
import dev.baize.euchre.kernel.HandRules;
import dev.baize.euchre.kernel.HandSetup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The cards of an {@link OpenDeal}, which are a valid deal, and their text form. */
record OpenDealText(Seat dealer, List<CardSet> hands, Card upcard, CardSet filledIn) {

  private static final String DEALER = "dealer";
  private static final String UPCARD = "up";

  /** Follows a card that is filled in. */
  private static final String MARK = "?";

  private static final String EXAMPLE =
      "such as \"dealer 3, up JD, 0: 9S 10S JS QS KS, 1: five cards, 2: five cards, 3: five"
          + " cards\"";

  private static final Pattern PART = Pattern.compile("\\s*,\\s*");
  private static final Pattern WORD = Pattern.compile("[^\\s:]+");

  OpenDealText {
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
      if (hand.size() != Hand.TRICKS
          || EuchreCards.set(EuchreCards.mask(hand)).size() != Hand.TRICKS) {
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

  /** The hand with a number in its game. */
  Hand hand(int number, HandRules rules) {
    int[] held = hands.stream().mapToInt(EuchreCards::mask).toArray();
    return new Hand(new HandSetup(number, dealer.index(), EuchreCards.number(upcard), rules), held);
  }

  String print() {
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

  static OpenDealText parse(String text) {
    Map<String, List<String>> parts = parts(text);
    List<CardSet> hands = new ArrayList<>();
    CardSet filledIn = CardSet.none();
    for (int seat = 0; seat < Hand.SEATS; seat++) {
      String hand = Integer.toString(seat);
      hands.add(cards(hand, Hand.TRICKS, parts));
      for (String word : words(hand, Hand.TRICKS, parts)) {
        filledIn = word.endsWith(MARK) ? filledIn.with(card(word)) : filledIn;
      }
    }
    Card upcard = cards(UPCARD, 1, parts).lowest();
    return new OpenDealText(dealer(words(DEALER, 1, parts).get(0)), hands, upcard, filledIn);
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
