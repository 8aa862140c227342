package dev.baize.euchre.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.euchre.Cards;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Phase;
import dev.baize.euchre.RandomPlay;
import dev.baize.euchre.Trick;
import dev.baize.euchre.Trump;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
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
        new Trick(Seat.of(leader), Cards.list(trick)));
  }

  private static OpenPosition of(Game<EuchreView, EuchreDecision> game) {
    EuchreView view = game.view(Seat.of(0));
    List<CardSet> hands =
        IntStream.range(0, 4)
            .mapToObj(
                seat ->
                    view.isSittingOut(Seat.of(seat))
                        ? CardSet.none()
                        : game.view(Seat.of(seat)).hand())
            .toList();
    return new OpenPosition(view.trump().orElseThrow(), hands, view.trick());
  }

  private static Trick lead(int leader, int... sittingOut) {
    return new Trick(
        Seat.of(leader),
        List.of(),
        Arrays.stream(sittingOut).mapToObj(Seat::of).collect(Collectors.toSet()));
  }

  @Test
  void who_sits_out_holds_no_card_and_no_side_sits_out() {
    List<CardSet> hands =
        List.of(Cards.set("9S"), Cards.set("TS"), Cards.set("JS"), CardSet.none());
    Trump trump = Trump.of(Suit.CLUBS);
    OpenPosition position = new OpenPosition(trump, hands, lead(2, 3));
    assertThat(position.tricksLeft()).isEqualTo(1);
    assertThat(position.play(Cards.card("JS")).toAct()).isEqualTo(Seat.of(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new OpenPosition(trump, hands, lead(2, 0)))
        .withMessage("seat 0 has a hand of 1: expected 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new OpenPosition(trump, hands, lead(2, 1, 3)))
        .withMessageEndingWith(" sit out: expected at most one seat of each side");
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  @Property(tries = 100)
  void it_goes_on_as_the_game_does(@ForAll long seed, @ForAll("play") RandomPlay play) {
    Game<EuchreView, EuchreDecision> game = EuchreRules.parse("online").start(Seed.of(seed));
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
        new OpenPosition(Trump.of(Suit.CLUBS), hands, new Trick(Seat.of(0), List.of()));
    hands.set(0, Cards.set("AH"));
    assertThat(position).isEqualTo(position(0, "", "9H", "9S", "9C", "9D"));
  }
}
