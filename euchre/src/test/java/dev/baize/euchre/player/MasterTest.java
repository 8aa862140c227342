package dev.baize.euchre.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Match;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.Registry;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchrePlayer;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.KernelHands;
import dev.baize.euchre.kernel.Hand;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Simulation;
import dev.baize.study.tournament.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class MasterTest {

  /** Seat 1 holds the five highest trumps if clubs are trump, and nothing else if not. */
  private static final ChosenDeal DEAL =
      ChosenDeal.upcard("9C")
          .seat(0, "9H TH QH KH AH")
          .seat(1, "JC JS AC KC QC")
          .seat(2, "9S TS QS KS AS")
          .seat(3, "9D TD JD QD KD");

  private static final EuchreHouseRules AMERICAN = EuchreHouseRules.parse("american");

  private static Master master(int samples) {
    return new Master(SeatContext.of(Seed.of(1), Seat.of(1)), samples);
  }

  /** The chance to win of a side after the first hand, which seat 0 deals. */
  private static double chance(EuchreHouseRules house, int points, boolean dealt) {
    return MatchEquity.of(house, 10).afterHand(points, 10, 10, dealt);
  }

  @Test
  void a_certain_march_is_worth_the_chance_to_win_with_two_points() {
    Advice<EuchreDecision> advice = master(100).advise(DEAL.viewAfter());
    DecisionValue<EuchreDecision> best = advice.values().get(0);
    assertThat(best.decision().text()).isEqualTo("order up Clubs");
    assertThat(best.value()).isEqualTo(chance(EuchreHouseRules.classic(), 2, false), within(1e-9));
    assertThat(best.standardError()).isEqualTo(0, within(1e-6));
    assertThat(advice.unit()).isEqualTo("chances to win");
  }

  @Test
  void an_opponents_march_costs_two_points() {
    EuchreView view =
        DEAL.viewAfter(
            "order up Clubs",
            "discard Nine of Clubs",
            "play Jack of Clubs",
            "play Nine of Spades",
            "play Nine of Diamonds",
            "play Nine of Hearts",
            "play Jack of Spades",
            "play Ten of Spades",
            "play Ten of Diamonds",
            "play Ten of Hearts",
            "play Ace of Clubs",
            "play Queen of Spades",
            "play Jack of Diamonds",
            "play Queen of Hearts",
            "play King of Clubs");
    Advice<EuchreDecision> advice = master(50).advise(view);
    assertThat(advice.values()).hasSize(2);
    for (DecisionValue<EuchreDecision> estimate : advice.values()) {
      assertThat(estimate.value())
          .isBetween(
              chance(EuchreHouseRules.classic(), -2, true),
              chance(EuchreHouseRules.classic(), -1, true));
    }
  }

  @Test
  void an_opponent_that_plays_alone_is_believed_to_have_the_cards() {
    Game<EuchreView, EuchreDecision> game =
        ChosenDeal.upcard("AS")
            .seat(0, "9C TC QS QD KH")
            .inHouse("american", "pass", "pass", "order up Spades alone");
    EuchreView view = game.view(Seat.of(0));
    Advice<EuchreDecision> advice =
        new Master(SeatContext.of(Seed.of(1), Seat.of(0)), 300).advise(view);
    for (DecisionValue<EuchreDecision> discard : advice.values()) {
      assertThat(discard.value()).isLessThan(chance(AMERICAN, -1, true));
    }
  }

  @Test
  void whether_it_plays_alone_depends_on_the_score() {
    assertThat(dealersBid(0, 0)).isEqualTo("order up Spades");
    assertThat(dealersBid(6, 9)).isEqualTo("order up Spades alone");
    assertThat(dealersBid(8, 6)).isEqualTo("order up Spades");
  }

  @Test
  void in_the_last_deal_only_the_lead_counts() {
    EuchreHouseRules last = EuchreHouseRules.parse("american, deals 1");
    assertThat(dealersBid(last, 0, 3, 0)).isEqualTo("order up Spades alone");
    assertThat(dealersBid(last, 7, 3, 0)).isEqualTo("order up Spades");
    assertThat(dealersBid(last, 3, 3, 0)).isEqualTo("order up Spades");
  }

  @Test
  void whether_it_plays_alone_depends_on_what_that_counts() {
    EuchreHouseRules dear = EuchreHouseRules.parse("american, lone march 9");
    assertThat(dealersBid(dear, 0, 0, 10)).isEqualTo("order up Spades alone");
  }

  private static String dealersBid(int own, int others) {
    return dealersBid(AMERICAN, own, others, 10);
  }

  /** Of a strong hand, after three passes; the dealer's side has the first number of points. */
  private static String dealersBid(EuchreHouseRules house, int own, int others, int toWin) {
    Hand hand = KernelHands.dealt(house, Seed.of(43), 0);
    for (int i = 0; i < 3; i++) {
      hand.pass();
    }
    EuchreView view = KernelHands.view(house, hand, own, others, toWin);
    return new Master(SeatContext.of(Seed.of(1), view.seat()), 300).advise(view).best().text();
  }

  @Test
  void a_clear_decision_takes_few_samples() {
    Advice<EuchreDecision> clear = master(1000).advise(DEAL.viewAfter());
    assertThat(clear.samples()).isLessThan(200);
    assertThat(master(7).advise(DEAL.viewAfter()).samples()).isBetween(7L, 8L);
  }

  @Test
  void the_only_legal_decision_is_judged_too() {
    EuchreView forced =
        ChosenDeal.upcard("TC")
            .seat(1, "JC JS AC KC QC")
            .seat(2, "9C TS QS KS AS")
            .viewAfter("order up Clubs", "discard Ten of Clubs", "play Jack of Clubs");
    assertThat(forced.choices()).isEqualTo(1);
    Advice<EuchreDecision> advice = master(20).advise(forced);
    assertThat(advice.values()).hasSize(1);
    assertThat(advice.best()).isEqualTo(forced.choice(0)).isEqualTo(master(20).decide(forced));
  }

  @Test
  void its_samples_are_at_least_one() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> master(0))
        .withMessage("0 samples: expected 1 or more");
  }

  @Test
  void it_beats_expert_and_simple_even_with_few_samples() {
    assertThat(score(new Expert(), 60, 40)).isGreaterThan(0.5);
    assertThat(score(new Simple(), 20, 20)).isGreaterThan(0.9);
  }

  private static double score(EuchrePlayer other, int samples, int rounds) {
    return new Tournament<>(
            new EuchreProvider(),
            EuchreRules.standard(),
            List.of(
                Entrant.of("Master", context -> new Master(context, samples)),
                Entrant.of("other", context -> other)),
            Seed.of(42))
        .play(GameRange.first(rounds), 1, new Progress())
        .pairing(0, 1)
        .score()
        .value();
  }

  /** A Master that hears what happens, and asks another that does not what it would do. */
  private record Hearing(Master hearing, Master deaf, List<Boolean> same)
      implements Player<EuchreView, EuchreDecision, EuchreEvent> {

    @Override
    public void observe(EuchreEvent event) {
      hearing.observe(event);
    }

    @Override
    public EuchreDecision decide(EuchreView view) {
      EuchreDecision decision = hearing.decide(view);
      same.add(decision.equals(deaf.decide(view)));
      return decision;
    }
  }

  @Test
  void how_others_have_played_earlier_hands_counts() {
    SeatContext context = SeatContext.of(Seed.of(1), Seat.of(0));
    List<Boolean> same = new ArrayList<>();
    Hearing master = new Hearing(new Master(context, 100), new Master(context, 100), same);
    Match.builder(
            EuchreRules.standard().withPointsToWin(30),
            List.of(master, new Simple(), new Simple(), new Simple()),
            Seed.of(1))
        .build()
        .play();
    assertThat(same.subList(0, 5)).containsOnly(true);
    assertThat(same).contains(false);
  }

  @Test
  void its_samples_are_a_setting() {
    EuchreProvider euchre = new EuchreProvider();
    Registry registry = Registry.load();
    String few = played(registry.player(euchre, "master:samples=7")::create);
    assertThat(few).isEqualTo(played(context -> new Master(context, 7)));
    assertThat(few).isNotEqualTo(played(registry.player(euchre, "Master:samples=60")::create));
    String same = played(registry.player(euchre, "Master:samples=1000")::create);
    assertThat(same)
        .isEqualTo(played(Master::new))
        .isEqualTo(played(context -> new Master(context, 1000)));
  }

  /** The result of two games, by name the same whoever plays. */
  private static String played(
      Function<SeatContext, Player<EuchreView, EuchreDecision, EuchreEvent>> players) {
    EuchreRules rules = EuchreRules.standard().withPointsToWin(2);
    return new Simulation<>(
            new EuchreProvider(), rules, List.of(Entrant.of("any", players)), Seed.of(1))
        .play(2)
        .text();
  }
}
