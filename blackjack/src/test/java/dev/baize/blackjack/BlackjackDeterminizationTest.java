package dev.baize.blackjack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.ChiSquare;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The sessions drawn from a view are those that may be the real one, all equally likely. */
class BlackjackDeterminizationTest {

  private static final String HOLE = ", hole card ";
  private static final Seat SEAT = Seat.of(0);
  private static final int EACH = 30;
  private static final int FEWEST_LAYOUTS = 6;
  private static final int MAX_LAYOUTS = 1500;
  private static final int MAX_HIDDEN = 7;
  private static final int POSITIONS = 12;

  /** To the last card, where the dealer looks for a natural. */
  private static final BlackjackRules TO_THE_LAST_CARD =
      BlackjackRules.parse(
              "single, reshuffle below 0, surrender early, double after split yes, resplit aces yes")
          .withHands(40);

  @TestFactory
  Stream<DynamicTest> the_sessions_drawn_keep_the_promises_of_core() {
    return Stream.of(
            BlackjackRules.classic(100, 30),
            BlackjackRules.parse("strip").withHands(20),
            BlackjackRules.parse("european, reshuffle below 0, decks 2").withHands(40),
            TO_THE_LAST_CARD)
        .map(
            rules ->
                DynamicTest.dynamicTest(
                    rules.text(),
                    () ->
                        new GameContract<>(new BlackjackProvider(), rules)
                            .with(Samples.DEFAULT.withGames(4))
                            .withUnlistedDecisions()
                            .check(GameContract.Check.DETERMINIZATION)));
  }

  /** When few cards of one deck are left, in a house where the dealer looks for a natural. */
  @TestFactory
  Stream<DynamicTest> every_layout_that_fits_is_drawn_equally_often() {
    return Stream.of(
            TO_THE_LAST_CARD,
            new BlackjackRules(10_000, 40, 10, DeckShuffle.RIFFLE, TO_THE_LAST_CARD.house()),
            BlackjackRules.parse("european, decks 1, reshuffle below 0").withHands(40))
        .map(rules -> DynamicTest.dynamicTest(rules.text(), () -> checkFrequencies(rules)));
  }

  private static void checkFrequencies(BlackjackRules rules) {
    int checked = 0;
    int afterLooking = 0;
    int withFaceDown = 0;
    boolean looks = rules.house().dealerNatural() == DealerNatural.PEEK;
    int enoughAfterLooking = looks ? POSITIONS / 3 : 0;
    for (int seed = 0; checked < POSITIONS || afterLooking < enoughAfterLooking; seed++) {
      for (BlackjackView view : late(rules, seed)) {
        Set<List<Card>> layouts = layouts(view);
        boolean counts = checked < POSITIONS || hasLooked(view);
        if (counts && layouts.size() >= FEWEST_LAYOUTS && layouts.size() <= MAX_LAYOUTS) {
          checked++;
          afterLooking += hasLooked(view) ? 1 : 0;
          withFaceDown += view.unseen() > view.cardsLeft() + inPlay(view) ? 1 : 0;
          checkFrequencies(rules, view, layouts);
        }
      }
    }
    assertThat(withFaceDown).isGreaterThan(2);
  }

  private static void checkFrequencies(
      BlackjackRules rules, BlackjackView view, Set<List<Card>> layouts) {
    Map<List<Card>, Long> counts = new HashMap<>();
    layouts.forEach(layout -> counts.put(layout, 0L));
    WorldSampler<BlackjackView, BlackjackDecision> worlds =
        rules.determinization().orElseThrow().of(view);
    RandomGenerator random = Seed.of(5).generator();
    for (int i = 0; i < EACH * layouts.size(); i++) {
      counts.merge(layout(worlds.draw(random)), 1L, Long::sum);
    }
    assertThat(counts.keySet()).as(view.toString()).isEqualTo(layouts);
    assertThat(ChiSquare.of(counts.values()))
        .as(view.toString())
        .isLessThan(ChiSquare.exceededOnceInAMillion(layouts.size()));
  }

  /** What the player sees, whenever few cards are hidden. */
  private static List<BlackjackView> late(BlackjackRules rules, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game<BlackjackView, BlackjackDecision> game = rules.start(Seed.of(seed));
    List<BlackjackView> views = new ArrayList<>();
    while (!game.isOver()) {
      BlackjackView view = game.view(SEAT);
      if (view.unseen() <= MAX_HIDDEN) {
        views.add(view);
      }
      List<BlackjackDecision> legal = game.legal();
      boolean stands = legal.contains(BlackjackDecision.stand()) && random.nextInt(100) < 80;
      game.apply(
          stands
              ? BlackjackDecision.stand()
              : view.phase() == Phase.BET ? legal.get(0) : legal.get(random.nextInt(legal.size())));
    }
    return views;
  }

  private static boolean hasLooked(BlackjackView view) {
    return view.house().dealerNatural() == DealerNatural.PEEK
        && view.phase() == Phase.PLAY
        && (view.upcard().rank() == Rank.ACE || isTen(view.upcard()));
  }

  private static boolean isTen(Card card) {
    return card.rank().compareTo(Rank.TEN) >= 0 && card.rank() != Rank.ACE;
  }

  private static int inPlay(BlackjackView view) {
    return view.phase() == Phase.BET ? 0 : 1;
  }

  /** The hole card, if a hand is in play, and the cards left, the next one first. */
  private static Set<List<Card>> layouts(BlackjackView view) {
    Set<Card> hidden = new HashSet<>(Deck.french().cards());
    view.exposed().forEach(hidden::remove);
    Set<List<Card>> layouts = new HashSet<>();
    put(List.of(), hidden, inPlay(view) + view.cardsLeft(), layouts);
    if (hasLooked(view)) {
      layouts.removeIf(
          layout ->
              view.upcard().rank() == Rank.ACE
                  ? isTen(layout.get(0))
                  : layout.get(0).rank() == Rank.ACE);
    }
    return layouts;
  }

  private static void put(List<Card> before, Set<Card> hidden, int count, Set<List<Card>> layouts) {
    if (before.size() == count) {
      layouts.add(before);
      return;
    }
    for (Card card : hidden) {
      if (!before.contains(card)) {
        List<Card> cards = new ArrayList<>(before);
        cards.add(card);
        put(cards, hidden, count, layouts);
      }
    }
  }

  private static List<Card> layout(Game<BlackjackView, BlackjackDecision> game) {
    List<Card> cards = new ArrayList<>();
    String position = game.position();
    int next = position.lastIndexOf(", next [");
    int hole = position.lastIndexOf(HOLE);
    if (hole >= 0) {
      cards.add(Card.parse(position.substring(hole + HOLE.length(), next)));
    }
    String left = position.substring(next + ", next [".length(), position.length() - 1);
    if (!left.isEmpty()) {
      Stream.of(left.split(", ")).map(Card::parse).forEach(cards::add);
    }
    return cards;
  }

  @Test
  void later_decks_differ_from_session_to_session() {
    for (DeckShuffle shuffle : DeckShuffle.values()) {
      BlackjackRules rules = new BlackjackRules(1000, 20, 5, shuffle);
      WorldSampler<BlackjackView, BlackjackDecision> worlds =
          rules.determinization().orElseThrow().of(rules.start(Seed.of(1)).view(SEAT));
      RandomGenerator random = Seed.of(2).generator();
      Set<List<Card>> decks = new HashSet<>();
      for (int i = 0; i < 20; i++) {
        Game<BlackjackView, BlackjackDecision> game = worlds.draw(random);
        int left;
        do {
          left = game.view(SEAT).cardsLeft();
          game.apply(game.legal().get(game.legal().size() > 2 ? 0 : 1));
        } while (game.view(SEAT).cardsLeft() <= left);
        decks.add(layout(game));
      }
      assertThat(decks).as(shuffle.toString()).hasSizeGreaterThan(15);
    }
  }
}
