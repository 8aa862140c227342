package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.ViewFields;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads the cards of a table and shoe from fields of a view, any in the places of hidden ones. */
final class StateReader {

  private static final int ANY = PackedCard.of(Card.at(0));

  /** The cards of the dealer while the player decides. */
  private static final int DEALT_TO_DEALER = 2;

  private final ViewFields fields;
  private final BlackjackHouseRules house;
  private final List<Card> seen;

  /** None unless a hand is in play. */
  private final List<PlayerHand> hands;

  private final int playing;

  /** The cards of the round in play, if any, by their {@linkplain Shoe#UPCARD places}. */
  private final List<Card> round;

  private final @Nullable SplitHands split;

  StateReader(ViewFields fields, BlackjackHouseRules house, boolean inPlay) {
    this.fields = fields;
    this.house = house;
    this.seen = seen();
    this.hands = inPlay ? hands() : List.of();
    this.playing = inPlay ? fields.number("playing", 0, hands.size() - 1) : 0;
    this.round = inPlay ? round() : List.of();
    this.split = hands.size() > 1 ? new SplitSearch(hands, playing, round).find() : null;
    if (inPlay) {
      check();
    }
  }

  private List<Card> seen() {
    List<Card> cards = fields.parseAll("seen", Card::parse);
    for (Card card : cards) {
      int times = Collections.frequency(cards, card);
      if (times > house.decks()) {
        throw new IllegalArgumentException(
            String.format(
                Locale.ROOT,
                "field seen has the %s %d times; expected at most %d",
                card,
                times,
                house.decks()));
      }
    }
    return cards;
  }

  private List<PlayerHand> hands() {
    List<ViewFields> groups = fields.groups("hands");
    if (groups.isEmpty() || groups.size() > house.hands()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "field hands has %d hands; expected 1 to %d while a hand is in play",
              groups.size(),
              house.hands()));
    }
    return groups.stream()
        .map(
            hand ->
                new PlayerHand(
                    hand.parseAll("cards", Card::parse),
                    hand.number("wager", 1, Long.MAX_VALUE),
                    hand.flag("doubled")))
        .toList();
  }

  private List<Card> round() {
    int size = hands.stream().mapToInt(hand -> hand.cards().size()).sum() + DEALT_TO_DEALER;
    int shown = size - 1;
    if (size <= Shoe.HOLE || seen.size() < shown) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "field seen has %d cards; expected all of hands, two or more, and the dealer_card",
              seen.size()));
    }
    List<Card> cards = new ArrayList<>(seen.subList(seen.size() - shown, seen.size()));
    cards.add(Shoe.HOLE, PackedCard.card(ANY));
    return cards;
  }

  private void check() {
    Card upcard = fields.parse("dealer_card", Card::parse);
    if (!upcard.equals(round.get(Shoe.UPCARD))) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "field dealer_card is %s; expected %s, which was seen second in this round",
              upcard,
              round.get(Shoe.UPCARD)));
    }
    if (hands.size() == 1
        ? !SplitHands.SINGLE.cards(0, round).equals(hands.get(0).cards())
        : split == null) {
      throw new IllegalArgumentException(
          "field hands is "
              + hands
              + "; expected hands that were dealt in the order of field seen");
    }
    for (int i = 0; i < hands.size(); i++) {
      check(i);
    }
  }

  private void check(int index) {
    HandValue value = HandValue.empty();
    for (Card card : hands.get(index).cards()) {
      if (value.isBust()) {
        throw wrong(index, "no card after it was bust");
      }
      value = value.plus(card);
    }
    if (index == playing && value.isBust()) {
      throw wrong(index, "one that is not bust, since it is in play");
    }
    if (index == playing && hands.get(index).isDoubled()) {
      throw wrong(index, "one that is not doubled, since it is in play");
    }
  }

  private IllegalArgumentException wrong(int index, String expected) {
    return new IllegalArgumentException(
        "field hands[" + index + "] is " + hands.get(index) + "; expected " + expected);
  }

  int hand() {
    return hands.isEmpty() ? SessionState.NO_HAND : hands.get(playing).bits(split != null);
  }

  @Nullable SplitHands split() {
    return split;
  }

  Shoe shoe(PlayRules rules, DeckShuffle shuffle) {
    int shown = seen.size() + (round.isEmpty() ? 0 : 1);
    int left = fields.number("cards_left", 0, rules.cards - shown);
    return new Shoe(rules, shuffle, seen, round.size(), left);
  }

  /** Finds splits that lead to two hands or more, from the cards of the round by place. */
  private record SplitSearch(List<PlayerHand> hands, int playing, List<Card> round) {

    @Nullable SplitHands find() {
      for (int i = 0; i < hands.size(); i++) {
        int cards = hands.get(i).cards().size();
        if (i <= playing ? cards < 2 : cards != 1) {
          return null;
        }
      }
      return find(SplitHands.of(half()), Shoe.HOLE + 1);
    }

    private int half() {
      return HandBits.half(2 * PackedCard.points(PackedCard.of(round.get(0))));
    }

    /** Either the hand in play is split, or it gets all of its cards. */
    private @Nullable SplitHands find(SplitHands split, int place) {
      if (isSplitAgain(split, place)) {
        SplitHands found = find(split.split(half(), place), place + 1);
        if (found != null) {
          return found;
        }
      }
      int index = split.playing();
      if (index == playing) {
        return isRight(split) ? split : null;
      }
      if (index + 1 == split.count()) {
        return null;
      }
      PlayerHand done = hands.get(index);
      int end = place + done.cards().size() - 1;
      return find(split.finish(done.bits(true)).next(end), end);
    }

    private boolean isSplitAgain(SplitHands split, int place) {
      int next = split.count();
      return next < hands.size()
          && place < round.size()
          && round.get(place).equals(hands.get(next).cards().get(0));
    }

    private boolean isRight(SplitHands split) {
      if (split.count() != hands.size()) {
        return false;
      }
      for (int i = 0; i < hands.size(); i++) {
        if (!split.cards(i, round).equals(hands.get(i).cards())) {
          return false;
        }
      }
      return true;
    }
  }
}
