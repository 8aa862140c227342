package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.naive.NaiveTable;
import dev.baize.core.card.Card;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A session that has been played, with all that the reference model says of it.
 *
 * @param decisions all of them, as texts
 * @param positions those in which the decisions were made
 * @param views on these positions
 * @param printed how much of the transcript was written before each decision
 * @param dealt all cards, those that stayed face down, too, in the order in which they were dealt
 */
record PlayedSession(
    BlackjackRules rules,
    long seed,
    List<String> decisions,
    List<Game<BlackjackView, BlackjackDecision>> positions,
    List<BlackjackView> views,
    List<Integer> printed,
    List<Card> dealt,
    String transcript) {

  /** Chooses a legal decision, knowing all that there is to know. */
  interface Policy {
    BlackjackDecision choose(Game<BlackjackView, BlackjackDecision> game);
  }

  static PlayedSession play(BlackjackRules rules, long seed, Policy policy) {
    List<String> decisions = new ArrayList<>();
    List<Game<BlackjackView, BlackjackDecision>> positions = new ArrayList<>();
    List<BlackjackView> views = new ArrayList<>();
    List<Card> dealt = new ArrayList<>();
    StringBuilder written = new StringBuilder();
    Transcript transcript = new Transcript(written);
    List<Integer> printed = new ArrayList<>();
    Game<BlackjackView, BlackjackDecision> game =
        rules.start(
            Seed.of(seed),
            event -> {
              cards(event).forEach(dealt::add);
              transcript.happened(event);
            });
    while (!game.isOver()) {
      BlackjackDecision decision = policy.choose(game);
      positions.add(game.copy());
      views.add(game.view(game.toAct()));
      printed.add(written.length());
      decisions.add(decision.text());
      game.apply(decision);
    }
    return new PlayedSession(
        rules, seed, decisions, positions, views, printed, dealt, written.toString());
  }

  /** The card that an event deals, if any. */
  static Stream<Card> cards(BlackjackEvent event) {
    if (event instanceof BlackjackEvent.PlayerDealt dealt) {
      return Stream.of(dealt.card());
    }
    if (event instanceof BlackjackEvent.DealerDealt dealt) {
      return Stream.of(dealt.card());
    }
    if (event instanceof BlackjackEvent.HoleDealt dealt) {
      return Stream.of(dealt.card());
    }
    return Stream.empty();
  }

  /** Checks that the model prints the same, and offers the same decisions. */
  void assertAgreesWithTheModel() {
    ArrayDeque<Card> deal = new ArrayDeque<>(dealt);
    ArrayDeque<String> made = new ArrayDeque<>(decisions);
    NaiveTable naive = new NaiveTable(rules.text(), seed, deal, made);
    assertThat(transcript.lines()).containsExactlyElementsOf(naive.play().lines().toList());
    assertThat(deal).isEmpty();
    assertThat(made).isEmpty();
    for (int i = 0; i < positions.size(); i++) {
      NaiveTable.Question question = naive.asked().get(i);
      assertThat(printed.get(i)).as(decisions.get(i)).isEqualTo(question.printed());
      assertThat(seen(views.get(i))).isEqualTo(question.seen());
      assertThat(views.get(i).unseen())
          .isEqualTo(views.get(i).house().decks() * 52 - views.get(i).exposed().size());
      assertOffers(positions.get(i), question);
    }
  }

  /** What the player sees, as the model has it. */
  private static String seen(BlackjackView view) {
    return "bankroll %d, %s, exposed %s, left %d"
        .formatted(view.bankroll(), round(view), view.exposed(), view.cardsLeft());
  }

  private static String round(BlackjackView view) {
    if (view.phase() == Phase.BET) {
      return "no hand";
    }
    return "bet %d, insured %d, %s against %s, in play %d"
        .formatted(
            view.wager(),
            view.insured(),
            view.hands().stream().map(hand -> hand.cards() + " for " + hand.wager()).toList(),
            view.upcard(),
            view.playing() + 1);
  }

  private static void assertOffers(
      Game<BlackjackView, BlackjackDecision> position, NaiveTable.Question question) {
    List<String> listed = position.legal().stream().map(BlackjackDecision::text).toList();
    assertThat(
            listed.stream().filter(question::allows).map(PlayedSession::word).distinct().toList())
        .as(position::position)
        .isEqualTo(question.legal().stream().map(PlayedSession::word).toList());
    List<String> candidates = candidates(question.legal());
    candidates.addAll(listed);
    assertThat(candidates.stream().filter(each -> isLegal(position, each)).toList())
        .as(position::position)
        .isEqualTo(candidates.stream().filter(question::allows).toList());
  }

  private static boolean isLegal(Game<BlackjackView, BlackjackDecision> position, String decision) {
    return position.isLegal(BlackjackDecision.parse(decision));
  }

  /** Decisions of every kind, with amounts at and beyond the limits of those that are offered. */
  private static List<String> candidates(List<String> offered) {
    List<String> candidates =
        new ArrayList<>(List.of("hit", "stand", "double", "split", "surrender", "decline"));
    for (long limit : limits(offered)) {
      for (long amount = Math.max(1, limit - 1); amount <= limit + 1; amount++) {
        candidates.add("bet " + amount);
        candidates.add("insure " + amount);
      }
    }
    return candidates;
  }

  private static List<Long> limits(List<String> offered) {
    List<Long> limits = new ArrayList<>(List.of(1L));
    for (String word : String.join(" ", offered).split(" ", -1)) {
      if (word.matches("[0-9]+")) {
        limits.add(Long.valueOf(word));
      }
    }
    return limits;
  }

  /** A decision without its amount. */
  private static String word(String text) {
    return text.split(" ", -1)[0];
  }
}
