package dev.baize.core;

import com.google.common.testing.EqualsTester;
import dev.baize.core.card.Card;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Deck;
import dev.baize.core.card.Rank;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advice;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.shuffle.InShuffle;
import dev.baize.core.shuffle.NoShuffle;
import dev.baize.core.shuffle.RiffleCut;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Speech;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableOption;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Values that say the same are equal, with equal hashes, and no others are. */
class EqualityTest {

  private static final Card ACE = Card.of(Rank.ACE, Suit.SPADES);
  private static final Card NINE = Card.of(Rank.NINE, Suit.HEARTS);

  @Test
  void cards_and_what_holds_them() {
    new EqualsTester()
        .addEqualityGroup(ACE, Card.parse("Ace of Spades"))
        .addEqualityGroup(NINE)
        .addEqualityGroup(CardSet.none(), CardSet.of(), CardSet.of(ACE).without(ACE))
        .addEqualityGroup(CardSet.of(ACE), CardSet.parse("{Ace of Spades}"))
        .addEqualityGroup(CardSet.of(ACE, NINE), CardSet.of(NINE, ACE))
        .addEqualityGroup(new Deck<>(List.of(ACE, NINE)), new Deck<>(List.of(ACE, NINE)))
        .addEqualityGroup(new Deck<>(List.of(NINE, ACE)))
        .testEquals();
  }

  @Test
  void words_of_games() {
    Seat seat = Seat.of(0);
    new EqualsTester()
        .addEqualityGroup(seat, Seat.of(1).next(2))
        .addEqualityGroup(Seat.of(1))
        .addEqualityGroup(Seed.of(1), new Seed(1))
        .addEqualityGroup(Seed.of(2))
        .addEqualityGroup(new Measure("points", "a hand"), new Measure("points", "a hand"))
        .addEqualityGroup(new Measure("points", "a game"))
        .addEqualityGroup(
            new Outcome(List.of(1L, 0L), List.of(seat)),
            new Outcome(List.of(1L, 0L), List.of(seat)))
        .addEqualityGroup(new Outcome(List.of(1L, 0L), List.of()))
        .addEqualityGroup(new Outcome(List.of(0L, 1L), List.of(seat)))
        .addEqualityGroup(
            new SeatContext("Judea", seat, Seed.of(1), Optional.empty(), Optional.empty()),
            place("Judea"))
        .addEqualityGroup(place("Ivan"))
        .addEqualityGroup(value(0.5), value(0.5))
        .addEqualityGroup(value(0.25))
        .addEqualityGroup(advice("points"), advice("points"))
        .addEqualityGroup(advice("tricks"))
        .testEquals();
  }

  private static SeatContext place(String name) {
    return new SeatContext(name, Seat.of(0), Seed.of(1), Optional.empty(), Optional.empty());
  }

  private static DecisionValue<Play> value(double value) {
    return new DecisionValue<>(Play.of(ACE), value, 0);
  }

  private static Advice<Play> advice(String unit) {
    return new Advice<>(unit, 1, List.of(value(0.5)));
  }

  @Test
  void shuffles() {
    new EqualsTester()
        .addEqualityGroup(new InShuffle(), new InShuffle())
        .addEqualityGroup(new InShuffle().times(7), new InShuffle().times(7))
        .addEqualityGroup(new NoShuffle(), new NoShuffle())
        .addEqualityGroup(new UniformShuffle(), new UniformShuffle())
        .addEqualityGroup(new RiffleCut(26), new RiffleCut(26))
        .addEqualityGroup(new RiffleCut(25))
        .testEquals();
  }

  @Test
  void records_of_matches() {
    MatchRecord record = MatchRecord.of(header("Judea"));
    new EqualsTester()
        .addEqualityGroup(new Participant("Simple", "Kit"), new Participant("Simple", "Kit"))
        .addEqualityGroup(new Participant("Human", "Kit"))
        .addEqualityGroup(header("Judea"), header("Judea"))
        .addEqualityGroup(header("Ivan"))
        .addEqualityGroup(record, MatchRecord.of(header("Judea")), MatchRecord.parse(record.text()))
        .addEqualityGroup(record.plus(List.of("pass")), record.plus(List.of("pass")))
        .addEqualityGroup(MatchRecord.of(header("Ivan")))
        .testEquals();
  }

  private static Header header(String name) {
    return new Header("game", "rules", Seed.of(1), List.of(new Participant("Simple", name)));
  }

  @Test
  void words_of_tables() {
    new EqualsTester()
        .addEqualityGroup(new StyledText.Span("ace", Style.STRONG), span("ace"))
        .addEqualityGroup(span("king"))
        .addEqualityGroup(new Speech(Seat.of(0), List.of("Kit")), speech("Kit"))
        .addEqualityGroup(speech("Lee"))
        .addEqualityGroup(answer("a"), answer("a"))
        .addEqualityGroup(answer("b"))
        .addEqualityGroup(option(1), option(1))
        .addEqualityGroup(option(2))
        .testEquals();
  }

  private static StyledText.Span span(String text) {
    return new StyledText.Span(text, Style.STRONG);
  }

  private static Speech speech(String name) {
    return new Speech(Seat.of(0), List.of(name));
  }

  private static Answer<Play> answer(String word) {
    return Answer.choice(Play.of(ACE), word, "ace");
  }

  private static TableOption<Integer> option(int usual) {
    return new TableOption<>("pace", "N", "how fast", usual);
  }

  @Test
  void styled_text() {
    new EqualsTester()
        .addEqualityGroup(StyledText.EMPTY, StyledText.of(""), StyledText.strong(""))
        .addEqualityGroup(StyledText.of("ace"), StyledText.join("a", "ce"))
        .addEqualityGroup(StyledText.strong("ace"), StyledText.of("ace", Style.STRONG))
        .testEquals();
  }
}
