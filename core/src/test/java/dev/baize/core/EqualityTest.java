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
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.GameSet;
import dev.baize.core.statistics.Bucket;
import dev.baize.core.statistics.Histogram;
import dev.baize.core.statistics.Sample;
import dev.baize.core.statistics.SampleAccumulator;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.testing.Samples;
import dev.baize.core.tournament.SequentialTest;
import dev.baize.core.toy.Play;
import java.util.List;
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
        .addEqualityGroup(Deck.of(List.of(ACE, NINE)), Deck.of(List.of(ACE, NINE)))
        .addEqualityGroup(Deck.of(List.of(NINE, ACE)))
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
        .addEqualityGroup(advice("points"), advice("points"))
        .addEqualityGroup(advice("tricks"))
        .testEquals();
  }

  private static Advice<Play> advice(String unit) {
    return new Advice<>(unit, 1, List.of(new DecisionValue<>(Play.of(ACE), 0.5, 0)));
  }

  @Test
  void records_of_matches() {
    MatchRecord record = MatchRecord.of(header("Judea"));
    new EqualsTester()
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
  void numbers() {
    new EqualsTester()
        .addEqualityGroup(GameRange.first(3), new GameRange(0, 3))
        .addEqualityGroup(GameRange.only(3))
        .addEqualityGroup(
            GameSet.of(GameRange.first(2)),
            GameSet.of(GameRange.first(1)).plus(GameSet.of(GameRange.only(1))))
        .addEqualityGroup(GameSet.of(GameRange.first(0)))
        .addEqualityGroup(histogram(1), histogram(1))
        .addEqualityGroup(histogram(2))
        .addEqualityGroup(sample(1, 2), sample(1).merge(sample(2)))
        .addEqualityGroup(sample(1), sample(1))
        .addEqualityGroup(Sample.EMPTY, sample())
        .addEqualityGroup(SequentialTest.of(0, 10), SequentialTest.of(0, 10))
        .addEqualityGroup(SequentialTest.of(0, 5))
        .addEqualityGroup(Samples.DEFAULT, Samples.DEFAULT.withGames(20))
        .addEqualityGroup(Samples.DEFAULT.withGames(2))
        .testEquals();
  }

  private static Histogram histogram(long count) {
    return Histogram.of(List.of(new Bucket(5, 5, count)));
  }

  private static Sample sample(long... values) {
    SampleAccumulator accumulator = new SampleAccumulator();
    for (long value : values) {
      accumulator.add(value);
      accumulator.endGame();
    }
    return accumulator.sample();
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
