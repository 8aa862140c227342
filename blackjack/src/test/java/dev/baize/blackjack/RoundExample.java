package dev.baize.blackjack;

import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * One round of a player with a bankroll of 100, found by its cards: the first seed from 1 on with
 * which they are dealt.
 *
 * <p>Cards are written as {@code A}, {@code 9} to {@code 2}, and {@code T} for all that count ten,
 * in the order in which they are dealt: player, up card, player, hole card, and so on. In the
 * transcript, too, so that it is the same with every such deal.
 */
final class RoundExample {

  private static final int MAX_SEED = 10_000_000;

  /** So that few cards are shuffled in vain, which takes most of the time of the search. */
  private static final int A_DECK = 52;

  private static final int LINES_OF_THE_DEAL = 6;
  private static final Pattern CARD = Pattern.compile("(\\w+) of (Spades|Hearts|Clubs|Diamonds)");

  private final BlackjackRules rules;
  private final List<String> cards;
  private final List<BlackjackDecision> decisions;
  private final long seed;

  /**
   * Looks for the round.
   *
   * @param house settings that differ from the classic rules
   * @param cards all that are dealt by the time the decisions have been made
   * @param decisions the first is the bet
   */
  RoundExample(String house, String cards, String decisions) {
    this.rules =
        BlackjackRules.standard()
            .withBankroll(100)
            .withHands(1)
            .withHouse(BlackjackHouseRules.parse(house).with("reshuffle below " + A_DECK));
    this.cards = List.of(cards.split(" ", -1));
    this.decisions =
        List.of(decisions.split(", ", -1)).stream().map(BlackjackDecision::parse).toList();
    this.seed = find();
  }

  private long find() {
    for (long tried = 1; tried <= MAX_SEED; tried++) {
      if (isDealt(tried)) {
        return tried;
      }
    }
    throw new IllegalStateException("no such deal: " + cards);
  }

  private boolean isDealt(long tried) {
    List<Card> dealt = new ArrayList<>();
    Game<BlackjackView, BlackjackDecision> game =
        rules.start(Seed.of(tried), event -> PlayedSession.cards(event).forEach(dealt::add));
    for (BlackjackDecision decision : decisions) {
      game.apply(decision);
      for (int i = 0; i < dealt.size(); i++) {
        if (i >= cards.size() || !cards.get(i).equals(text(dealt.get(i)))) {
          return false;
        }
      }
    }
    return dealt.size() == cards.size();
  }

  private static String text(Card card) {
    return switch (card.rank()) {
      case ACE -> "A";
      case TEN, JACK, QUEEN, KING -> "T";
      default -> "" + (card.rank().index() + 2);
    };
  }

  private Game<BlackjackView, BlackjackDecision> play(Consumer<BlackjackEvent> events) {
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed), events);
    decisions.forEach(game::apply);
    return game;
  }

  /** What is printed after the first cards have been dealt. */
  String transcript() {
    StringBuilder printed = new StringBuilder();
    play(new Transcript(printed)::happened);
    return CARD.matcher(printed)
        .replaceAll(card -> text(Card.parse(card.group())))
        .lines()
        .skip(LINES_OF_THE_DEAL)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** What the player may decide next. */
  String offered() {
    return play(event -> {}).legal().stream()
        .map(BlackjackDecision::text)
        .collect(Collectors.joining(", "));
  }
}
