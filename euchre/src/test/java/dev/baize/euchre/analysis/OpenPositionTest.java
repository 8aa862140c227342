package dev.baize.euchre.analysis;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.AnyRules;
import dev.baize.euchre.Cards;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenPositionTest {

  private static OpenPosition position(int leader, String trick, String... hands) {
    return new OpenPosition(
        Trump.of(Suit.CLUBS),
        Arrays.stream(hands).map(Cards::set).toList(),
        new Trick(Seat.of(leader), Cards.list(trick), Set.of()));
  }

  private static OpenPosition of(Game<EuchreView, EuchreDecision> game) {
    EuchreView view = game.view(Seat.of(0));
    List<CardSet> hands =
        IntStream.range(0, 4)
            .mapToObj(Seat::of)
            .map(seat -> view.isSittingOut(seat) ? CardSet.none() : game.view(seat).hand())
            .toList();
    return new OpenPosition(view.trump().orElseThrow(), hands, view.trick());
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Provide
  Arbitrary<EuchreHouseRules> houses() {
    return AnyRules.houses();
  }

  @Property(tries = 100)
  void it_goes_on_as_the_game_does_whoever_plays_alone(
      @ForAll long seed,
      @ForAll("houses") EuchreHouseRules house,
      @ForAll("play") RandomPlay play) {
    EuchreRules rules = EuchreRules.standard().withHouse(house);
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    RandomPlay.Chooser chooser = play.chooser();
    while (!game.isOver()) {
      EuchreView view = game.view(game.toAct());
      boolean playing = view.phase() == Phase.LEAD || view.phase() == Phase.FOLLOW;
      OpenPosition before = playing ? of(game) : null;
      EuchreDecision decision = chooser.choose(game.legal());
      game.apply(decision);
      if (before != null && decision instanceof EuchreDecision.Play card) {
        assertThat(before.toAct()).isEqualTo(view.seat());
        assertThat(before.legalCards()).isEqualTo(view.legalCards());
        OpenPosition after = before.play(card.card());
        if (after.tricksLeft() > 0) {
          assertThat(after).isEqualTo(of(game));
        }
      }
    }
  }

  @Test
  void the_winner_of_the_last_trick_is_to_act_when_nothing_is_left() {
    OpenPosition over =
        position(3, "", "9H", "TH", "QH", "KH")
            .play(Cards.card("KH"))
            .play(Cards.card("9H"))
            .play(Cards.card("TH"))
            .play(Cards.card("QH"));
    assertThat(over).isEqualTo(position(3, "", "", "", "", ""));
    assertThat(over.tricksLeft()).isZero();
    assertThat(over.toAct()).isEqualTo(Seat.of(3));
    assertThat(over.legalCards()).isEqualTo(CardSet.none());
  }

  @Test
  void the_left_bower_follows_trump() {
    OpenPosition position = position(0, "9C", "9H", "JS AS", "QH QS", "KH KS");
    assertThat(position.legalCards()).isEqualTo(Cards.set("JS"));
    assertThat(position.tricksLeft()).isEqualTo(2);
  }

  @Test
  void a_card_that_does_not_follow_is_refused() {
    OpenPosition position = position(0, "9C", "9H", "JS AS", "QH QS", "KH KS");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> position.play(Cards.card("AS")))
        .withMessage("Ace of Spades: expected one of {Jack of Spades}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          0 | ""       | 9H TH    | 9S          | 9C  | 9D | seat 0 has a hand of 2: expected 1
          0 | ""       | 9H       | 9S          | 9C  | "" | seat 0 has a hand of 1: expected 0
          0 | 9H       | TH       | 9S          | 9C  | 9D | seat 0 has a hand of 1: expected 0
          2 | 9H TH    | AH       | 9S          | ""  | 9C | seat 3 has a hand of 1: expected 0
          1 | 9H       | ""       | ""          | ""  | "" | seat 0 has a hand of 0: expected 1 to 5
          0 | ""       | 9H       | 9S          | 9H  | 9D | seat 2 has {Nine of Hearts}: expected 1 of euchre's cards, and none that another seat has
          0 | 9H       | ""       | 9S          | 9H  | 9D | seat 2 has {Nine of Hearts}: expected 1 of euchre's cards, and none that another seat has
          0 | 9H       | 9H       | 9S TS       | 9C TC | 9D TD | seat 0 has {Nine of Hearts}: expected 2 of euchre's cards, and none that another seat has
          0 | ""       | 8H       | 9S          | 9C  | 9D | seat 0 has {Eight of Hearts}: expected 1 of euchre's cards, and none that another seat has
          1 | 8H       | 9H       | ""          | 9C  | 9D | seat 1 has {Eight of Hearts}: expected 1 of euchre's cards, and none that another seat has
          0 | 9H TH QH KH | ""    | ""          | ""  | "" | 4 hands, seat 0 leads, 4 cards on the table: expected 4, seat 0 to 3, and 0 to 3
          4 | ""       | 9H       | 9S          | 9C  | 9D | 4 hands, seat 4 leads, 0 cards on the table: expected 4, seat 0 to 3, and 0 to 3
          0 | ""       | 9H       | 9S          | 9C  | 9D TD JD QD KD AD | seat 3 has a hand of 6: expected 0 to 5
          """)
  void hands_that_cannot_be_are_refused(
      int leader, String trick, String a, String b, String c, String d, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> position(leader, trick, a, b, c, d))
        .withMessage(message);
  }

  @Test
  void a_lone_seat_and_its_opponents_play_three_cards_to_a_trick() {
    OpenPosition position = lone("2", 1, "TH", "QH KS", "9H", "", "KH QS");
    assertThat(position.toAct()).isEqualTo(Seat.of(3));
    assertThat(position.tricksLeft()).isEqualTo(2);
    assertThat(position.legalCards()).isEqualTo(Cards.set("KH"));
    OpenPosition next = position.play(Cards.card("KH"));
    assertThat(next).isEqualTo(lone("2", 1, "TH KH", "QH KS", "9H", "", "QS"));
    assertThat(next.toAct()).isEqualTo(Seat.of(0));
    assertThat(next.play(Cards.card("QH"))).isEqualTo(lone("2", 3, "", "KS", "9H", "", "QS"));
  }

  @Test
  void two_lone_seats_play_two() {
    OpenPosition position = lone("03", 1, "TH", "", "9H", "QH KS", "");
    assertThat(position.toAct()).isEqualTo(Seat.of(2));
    assertThat(position.play(Cards.card("QH"))).isEqualTo(lone("03", 2, "", "", "9H", "KS", ""));
  }

  private static OpenPosition lone(String sittingOut, int leader, String trick, String... hands) {
    Set<Seat> seats = sittingOut.chars().mapToObj(seat -> Seat.of(seat - '0')).collect(toSet());
    return new OpenPosition(
        Trump.of(Suit.CLUBS),
        Arrays.stream(hands).map(Cards::set).toList(),
        new Trick(Seat.of(leader), Cards.list(trick), seats));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          2   | 0 | ""       | 9H | 9S | 9C | 9D | seat 2 has a hand of 1: expected 0
          2   | 3 | ""       | 9H | "" | "" | 9D | seat 3 has a hand of 1: expected 0
          2   | 0 | 9H TH    | "" | "" | "" | "" | seat 3 has a hand of 0: expected 1 to 5
          2   | 0 | 9H TH QH | "" | "" | "" | "" | 4 hands, seat 0 leads, 3 cards on the table: expected 4, seat 0 to 3, and 0 to 2
          23  | 0 | 9H TH    | "" | "" | "" | "" | 4 hands, seat 0 leads, 2 cards on the table: expected 4, seat 0 to 3, and 0 to 1
          20  | 1 | ""       | "" | 9H | "" | 9S | [seat 0, seat 2] sit out: expected seats 0 to 3, and no partners
          213 | 0 | ""       | 9H | "" | "" | "" | [seat 1, seat 2, seat 3] sit out: expected seats 0 to 3, and no partners
          4   | 0 | ""       | 9H | 9S | 9C | 9D | [seat 4] sit out: expected seats 0 to 3, and no partners
          """)
  void lone_hands_that_cannot_be_are_refused(
      String sittingOut,
      int leader,
      String trick,
      String a,
      String b,
      String c,
      String d,
      String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> lone(sittingOut, leader, trick, a, b, c, d))
        .withMessage(message);
  }

  @Test
  void three_hands_are_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> position(0, "", "9H", "9S", "9C"))
        .withMessage(
            "3 hands, seat 0 leads, 0 cards on the table: expected 4, seat 0 to 3, and 0 to 3");
  }

  @Test
  void it_keeps_the_hands_it_was_made_of() {
    List<CardSet> hands = new ArrayList<>(position(0, "", "9H", "9S", "9C", "9D").hands());
    OpenPosition position =
        new OpenPosition(Trump.of(Suit.CLUBS), hands, new Trick(Seat.of(0), List.of(), Set.of()));
    hands.set(0, Cards.set("AH"));
    assertThat(position).isEqualTo(position(0, "", "9H", "9S", "9C", "9D"));
  }
}
