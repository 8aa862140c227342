package dev.baize.euchre;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Seat;
import dev.baize.euchre.EuchreEvent.Dealt;
import dev.baize.euchre.EuchreEvent.Declined;
import dev.baize.euchre.EuchreEvent.DefendsAlone;
import dev.baize.euchre.EuchreEvent.Discarded;
import dev.baize.euchre.EuchreEvent.GameBegan;
import dev.baize.euchre.EuchreEvent.GameDrawn;
import dev.baize.euchre.EuchreEvent.GameWon;
import dev.baize.euchre.EuchreEvent.HandBegan;
import dev.baize.euchre.EuchreEvent.HandScored;
import dev.baize.euchre.EuchreEvent.Led;
import dev.baize.euchre.EuchreEvent.OrderedUp;
import dev.baize.euchre.EuchreEvent.Passed;
import dev.baize.euchre.EuchreEvent.PickedUp;
import dev.baize.euchre.EuchreEvent.Played;
import dev.baize.euchre.EuchreEvent.SitsOut;
import dev.baize.euchre.EuchreEvent.ThrownIn;
import dev.baize.euchre.EuchreEvent.TrickTaken;
import dev.baize.euchre.EuchreEvent.TurnedUp;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** The events of any game obey the rules. */
class EventInvariantsTest {

  private static final int TRIES = 150;

  private static final Map<Class<?>, String> LETTERS =
      Map.ofEntries(
          Map.entry(HandBegan.class, "B"),
          Map.entry(Dealt.class, "D"),
          Map.entry(TurnedUp.class, "U"),
          Map.entry(Passed.class, "p"),
          Map.entry(OrderedUp.class, "O"),
          Map.entry(PickedUp.class, "K"),
          Map.entry(Discarded.class, "X"),
          Map.entry(SitsOut.class, "o"),
          Map.entry(DefendsAlone.class, "A"),
          Map.entry(Declined.class, "d"),
          Map.entry(ThrownIn.class, "N"),
          Map.entry(Led.class, "l"),
          Map.entry(Played.class, "y"),
          Map.entry(TrickTaken.class, "T"),
          Map.entry(HandScored.class, "S"),
          Map.entry(GameBegan.class, "G"),
          Map.entry(GameDrawn.class, "E"),
          Map.entry(GameWon.class, "W"));

  @Provide
  Arbitrary<EventLog> logs() {
    return anyStory();
  }

  @Provide
  Arbitrary<EventLog> gamesOfDeals() {
    return anyStory().filter(log -> log.rules().house().deals() > 0);
  }

  static Arbitrary<EventLog> anyStory() {
    return Combinators.combine(AnyRules.any(), Arbitraries.longs(), RandomPlay.any())
        .as(EventLog::of);
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_game_is_hands_of_a_deal_the_making_and_five_tricks(@ForAll("logs") EventLog log) {
    EuchreHouseRules house = log.rules().house();
    String alone = house.alone() == Alone.NO ? "" : "o?";
    String upcardStays = house.alone() == Alone.NO ? "" : "|pOo";
    String roundOne = "p{0,3}O" + alone + "KX" + upcardStays;
    String roundTwo = "p{4,7}O" + alone;
    String defence = house.alone() == Alone.BOTH ? "(dd|d?Ao)" : "";
    String play = house.alone() == Alone.NO ? "(lyyyT){5}S" : "(ly{1,3}T){5}S";
    String made = "(" + roundOne + "|" + roundTwo + ")" + defence + play;
    String hand = "BDDDDU(" + made + (house.dealerStuck() ? ")" : "|p{8}N)");
    String told = log.events().stream().map(e -> LETTERS.get(e.getClass())).collect(joining());
    assertThat(told).matches("G?(" + hand + ")+" + (house.deals() > 0 ? "[WE]" : "W"));
  }

  /** The hands in which trump was made. */
  private static List<EventLog> made(EventLog log) {
    return log.hands().stream().filter(hand -> hand.all(ThrownIn.class).isEmpty()).toList();
  }

  private static Set<Seat> sittingOut(EventLog hand) {
    return hand.all(SitsOut.class).stream().map(SitsOut::seat).collect(toSet());
  }

  private static Seat nextToPlay(Seat seat, EventLog hand) {
    Seat next = seat.next(4);
    return sittingOut(hand).contains(next) ? nextToPlay(next, hand) : next;
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_partners_of_those_who_play_alone_sit_out(@ForAll("logs") EventLog log) {
    for (EventLog hand : made(log)) {
      Set<Seat> partners = new HashSet<>();
      OrderedUp ordered = hand.the(OrderedUp.class);
      if (ordered.alone()) {
        partners.add(ordered.seat().next(4).next(4));
      }
      for (DefendsAlone defends : hand.all(DefendsAlone.class)) {
        assertThat(Side.of(defends.seat())).isNotEqualTo(Side.of(ordered.seat()));
        partners.add(defends.seat().next(4).next(4));
      }
      assertThat(sittingOut(hand)).isEqualTo(partners);
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_defender_to_the_makers_left_is_asked_first(@ForAll("logs") EventLog log) {
    for (EventLog hand : made(log)) {
      List<Seat> asked = new ArrayList<>();
      hand.all(Declined.class).forEach(declined -> asked.add(declined.seat()));
      hand.all(DefendsAlone.class).forEach(defends -> asked.add(defends.seat()));
      Seat first = hand.the(OrderedUp.class).seat().next(4);
      assertThat(List.of(first, first.next(4).next(4)).subList(0, asked.size())).isEqualTo(asked);
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void hands_are_numbered_from_0_and_the_deal_goes_around(@ForAll("logs") EventLog log) {
    List<HandBegan> began = log.all(HandBegan.class);
    for (int i = 0; i < began.size(); i++) {
      assertThat(began.get(i))
          .isEqualTo(new HandBegan(i, Seat.of((log.rules().house().firstDealer() + i) % 4)));
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_seat_gets_five_cards_and_no_card_is_there_twice(@ForAll("logs") EventLog log) {
    for (EventLog hand : log.hands()) {
      CardSet out = CardSet.of(hand.the(TurnedUp.class).upcard());
      List<Dealt> deals = hand.all(Dealt.class);
      for (int seat = 0; seat < 4; seat++) {
        assertThat(deals.get(seat).seat()).isEqualTo(Seat.of(seat));
        assertThat(deals.get(seat).cards()).hasSize(5);
        out = out.union(deals.get(seat).cards());
      }
      assertThat(out).hasSize(21);
      assertThat(EuchrePack.fresh().cards()).containsAll(out);
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void bids_go_around_from_the_eldest_and_nobody_bids_twice_in_a_round(
      @ForAll("logs") EventLog log) {
    for (EventLog hand : log.hands()) {
      List<Seat> expected = new ArrayList<>();
      Seat seat = hand.the(HandBegan.class).dealer();
      for (int i = 0; i <= hand.all(Passed.class).size(); i++) {
        seat = seat.next(4);
        expected.add(seat);
      }
      List<Seat> bidders =
          new ArrayList<>(hand.all(Passed.class).stream().map(Passed::seat).toList());
      hand.all(OrderedUp.class).forEach(ordered -> bidders.add(ordered.seat()));
      if (hand.all(OrderedUp.class).isEmpty()) {
        expected.remove(expected.size() - 1);
      }
      assertThat(bidders).isEqualTo(expected);
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_suit_of_the_upcard_is_made_trump_in_round_one_and_only_there(
      @ForAll("logs") EventLog log) {
    for (EventLog hand : made(log)) {
      Suit proposed = hand.the(TurnedUp.class).upcard().suit();
      assertThat(hand.the(OrderedUp.class).trump() == proposed)
          .isEqualTo(hand.all(Passed.class).size() < 4);
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_dealer_takes_the_upcard_that_is_ordered_up_and_puts_one_of_six_cards_away(
      @ForAll("logs") EventLog log) {
    for (EventLog hand : log.hands()) {
      Seat dealer = hand.the(HandBegan.class).dealer();
      Card upcard = hand.the(TurnedUp.class).upcard();
      for (PickedUp picked : hand.all(PickedUp.class)) {
        assertThat(picked).isEqualTo(new PickedUp(dealer, upcard));
        Discarded discarded = hand.the(Discarded.class);
        assertThat(discarded.dealer()).isEqualTo(dealer);
        assertThat(hand.all(Dealt.class).get(dealer.index()).cards().with(upcard))
            .contains(discarded.card());
      }
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void every_seat_that_does_not_sit_out_plays_exactly_the_cards_that_it_holds(
      @ForAll("logs") EventLog log) {
    for (EventLog hand : made(log)) {
      for (Dealt dealt : hand.all(Dealt.class)) {
        assertThat(playedBy(dealt.seat(), hand))
            .isEqualTo(
                sittingOut(hand).contains(dealt.seat())
                    ? CardSet.none()
                    : heldAfterTheMaking(dealt, hand));
      }
    }
  }

  private static CardSet heldAfterTheMaking(Dealt dealt, EventLog hand) {
    List<PickedUp> picked = hand.all(PickedUp.class);
    return picked.isEmpty() || picked.get(0).dealer() != dealt.seat()
        ? dealt.cards()
        : dealt.cards().with(picked.get(0).upcard()).without(hand.the(Discarded.class).card());
  }

  private static CardSet playedBy(Seat seat, EventLog hand) {
    CardSet cards = CardSet.none();
    for (EuchreEvent event : hand.events()) {
      if (event instanceof Led led && led.seat() == seat) {
        cards = cards.with(led.card());
      } else if (event instanceof Played played && played.seat() == seat) {
        cards = cards.with(played.card());
      }
    }
    return cards;
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_eldest_or_the_left_of_who_is_alone_leads_first_and_then_whoever_took_the_trick(
      @ForAll("logs") EventLog log) {
    for (EventLog hand : made(log)) {
      List<Seat> leaders = new ArrayList<>();
      List<Seat> alone = new ArrayList<>();
      if (hand.the(OrderedUp.class).alone()) {
        alone.add(hand.the(OrderedUp.class).seat());
      }
      hand.all(DefendsAlone.class).forEach(defends -> alone.add(defends.seat()));
      boolean left = log.rules().house().leftLeads() && !alone.isEmpty();
      Seat before = left ? alone.get(0) : hand.the(HandBegan.class).dealer();
      leaders.add(nextToPlay(before, hand));
      hand.all(TrickTaken.class).forEach(taken -> leaders.add(taken.seat()));
      assertThat(hand.all(Led.class).stream().map(Led::seat)).isEqualTo(leaders.subList(0, 5));
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void play_goes_around_to_the_left(@ForAll("logs") EventLog log) {
    for (EventLog hand : log.hands()) {
      Seat last = Seat.of(0);
      for (EuchreEvent event : hand.events()) {
        if (event instanceof Led led) {
          last = led.seat();
        } else if (event instanceof Played played) {
          assertThat(played.seat()).isEqualTo(nextToPlay(last, hand));
          last = played.seat();
        }
      }
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void
      makers_score_1_for_three_or_four_tricks_and_2_or_4_for_all_and_are_euchred_for_2_or_4_by_fewer(
          @ForAll("logs") EventLog log) {
    EuchreHouseRules house = log.rules().house();
    int[] points = {house.startOfEven(), house.startOfOdd()};
    for (EventLog hand : made(log)) {
      boolean loneMaker = hand.the(OrderedUp.class).alone();
      boolean loneDefender = !hand.all(DefendsAlone.class).isEmpty();
      Side makers = Side.of(hand.the(OrderedUp.class).seat());
      long tricks =
          hand.all(TrickTaken.class).stream().filter(t -> Side.of(t.seat()) == makers).count();
      Side winners = tricks >= 3 ? makers : makers.other();
      HandResult march = loneMaker ? HandResult.LONE_MARCH : HandResult.MARCH;
      HandResult euchre = loneDefender ? HandResult.LONE_DEFENCE : HandResult.EUCHRED;
      HandResult result = tricks == 5 ? march : tricks >= 3 ? HandResult.MADE : euchre;
      int euchred = loneMaker ? house.loneEuchred() : 2;
      int marched = loneMaker ? house.loneMarch() : 2;
      int lost = loneDefender ? Math.max(4, euchred) : euchred;
      points[winners == Side.EVEN ? 0 : 1] += tricks == 5 ? marched : tricks >= 3 ? 1 : lost;
      assertThat(hand.the(HandScored.class))
          .isEqualTo(new HandScored(winners, result, points[0], points[1]));
    }
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void the_first_side_with_the_points_wins_and_the_game_ends_there(@ForAll("logs") EventLog log) {
    Assume.that(log.rules().pointsToWin() > 0);
    List<HandScored> scores = log.all(HandScored.class);
    int toWin = log.rules().pointsToWin();
    for (HandScored scored : scores.subList(0, scores.size() - 1)) {
      assertThat(Math.max(scored.pointsOfEven(), scored.pointsOfOdd())).isLessThan(toWin);
    }
    HandScored last = scores.get(scores.size() - 1);
    long even = last.pointsOfEven();
    long odd = last.pointsOfOdd();
    Side winners = even >= toWin ? Side.EVEN : Side.ODD;
    assertThat(Math.max(even, odd)).isBetween((long) toWin, toWin + 6L);
    assertThat(log.the(GameWon.class)).isEqualTo(new GameWon(winners));
    assertThat(log.outcome().winners()).containsExactly(winners.first(), winners.second());
    assertThat(log.outcome().scores()).containsExactly(even, odd, even, odd);
  }

  @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_game_of_deals_ends_after_them_and_the_side_with_more_points_wins(
      @ForAll("gamesOfDeals") EventLog log) {
    EuchreHouseRules house = log.rules().house();
    assertThat(log.all(HandBegan.class)).hasSize(house.deals());
    int even = house.startOfEven();
    int odd = house.startOfOdd();
    for (HandScored scored : log.all(HandScored.class)) {
      even = scored.pointsOfEven();
      odd = scored.pointsOfOdd();
    }
    EuchreEvent last = log.events().get(log.events().size() - 1);
    List<Seat> winners = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      if (seat % 2 == 0 ? even >= odd : odd >= even) {
        winners.add(Seat.of(seat));
      }
    }
    assertThat(last)
        .isEqualTo(even == odd ? new GameDrawn() : new GameWon(Side.of(winners.get(0))));
    assertThat(log.outcome().winners()).isEqualTo(winners);
  }
}
