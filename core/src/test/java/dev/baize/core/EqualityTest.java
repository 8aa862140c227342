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
import dev.baize.core.player.Place;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.shuffle.InShuffle;
import dev.baize.core.shuffle.NoShuffle;
import dev.baize.core.shuffle.RiffleCut;
import dev.baize.core.shuffle.RiffleCuts;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.core.simulation.BatchResult;
import dev.baize.core.simulation.GameRange;
import dev.baize.core.simulation.GameSet;
import dev.baize.core.simulation.Measurement;
import dev.baize.core.simulation.SimulationResult;
import dev.baize.core.simulation.Study;
import dev.baize.core.statistics.Bucket;
import dev.baize.core.statistics.Estimate;
import dev.baize.core.statistics.GameSums;
import dev.baize.core.statistics.Histogram;
import dev.baize.core.statistics.Interval;
import dev.baize.core.statistics.RatioAccumulator;
import dev.baize.core.statistics.Sample;
import dev.baize.core.statistics.SampleAccumulator;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Speech;
import dev.baize.core.table.Style;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableValues;
import dev.baize.core.testing.Samples;
import dev.baize.core.tournament.Margin;
import dev.baize.core.tournament.Pairing;
import dev.baize.core.tournament.SequentialTest;
import dev.baize.core.tournament.Standing;
import dev.baize.core.toy.Play;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
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
        .addEqualityGroup(new Outcome(List.of(0L, 1L), List.of(seat)))
        .addEqualityGroup(new Place("Judea", seat, Seed.of(1), Optional.empty()), place("Judea"))
        .addEqualityGroup(place("Ivan"))
        .addEqualityGroup(value(0.5), value(0.5))
        .addEqualityGroup(value(0.25))
        .addEqualityGroup(advice("points"), advice("points"))
        .addEqualityGroup(advice("tricks"))
        .testEquals();
  }

  private static Place place(String name) {
    return new Place(name, Seat.of(0), Seed.of(1), Optional.empty());
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
        .addEqualityGroup(new RiffleCuts(7, 13, 39), new RiffleCuts(7, 13, 39))
        .addEqualityGroup(new RiffleCuts(6, 13, 39))
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
  void numbers() {
    new EqualsTester()
        .addEqualityGroup(GameRange.first(3), new GameRange(0, 3))
        .addEqualityGroup(GameRange.only(3))
        .addEqualityGroup(
            GameSet.of(GameRange.first(2)),
            GameSet.of(GameRange.first(1)).plus(GameSet.of(GameRange.only(1))))
        .addEqualityGroup(GameSet.of(GameRange.first(0)))
        .addEqualityGroup(new Bucket(5, 5, 1), new Bucket(5, 5, 1))
        .addEqualityGroup(new Bucket(5, 5, 2))
        .addEqualityGroup(new Interval(-1, 1), new Estimate(0, 0.5, 9).interval(2))
        .addEqualityGroup(new Interval(0, 1))
        .addEqualityGroup(new Estimate(0, 0.5, 9), new Estimate(0, 0.5, 9))
        .addEqualityGroup(new Estimate(0, 0.5, 8))
        .addEqualityGroup(sums(9), sums(9))
        .addEqualityGroup(sums(16))
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

  private static GameSums sums(long squares) {
    return new GameSums(1, BigInteger.valueOf(squares), BigInteger.TEN, BigInteger.ONE);
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
  void results() {
    new EqualsTester()
        .addEqualityGroup(study("Simple"), study("Simple"))
        .addEqualityGroup(study("Expert"))
        .addEqualityGroup(measurement(1), measurement(1))
        .addEqualityGroup(measurement(2))
        .addEqualityGroup(result(1), SimulationResult.parse(result(1).text()))
        .addEqualityGroup(result(2))
        .addEqualityGroup(new BatchResult<>("sum", GameSet.of(GameRange.first(3))), batch("sum"))
        .addEqualityGroup(batch("other sum"))
        .addEqualityGroup(pairing(0, 1), pairing(0, 1).mirrored().mirrored())
        .addEqualityGroup(pairing(1, 0))
        .addEqualityGroup(margin(1), margin(1).mirrored().mirrored())
        .addEqualityGroup(margin(2))
        .addEqualityGroup(standing(0), standing(0))
        .addEqualityGroup(standing(1))
        .testEquals();
  }

  private static Study study(String player) {
    return new Study("game", "rules", Seed.of(1), List.of(player));
  }

  private static Measurement measurement(long value) {
    return new Measurement(new Measure("points", "a hand"), sample(value));
  }

  private static SimulationResult result(long value) {
    GameSet games = GameSet.of(GameRange.only(0));
    return new SimulationResult(study("Simple"), games, games, List.of(measurement(value)));
  }

  private static BatchResult<String> batch(String sum) {
    return new BatchResult<>(sum, GameSet.of(GameRange.first(3)));
  }

  /** One round of one game, which one of the two won. */
  private static Pairing pairing(long wins, long losses) {
    return new Pairing(
        0, 1, wins, 0, losses, wins == 1 ? List.of(0L, 0L, 1L) : List.of(1L, 0L, 0L));
  }

  /** One round of ten hands. */
  private static Margin margin(long points) {
    RatioAccumulator rounds = new RatioAccumulator();
    rounds.add(points, 10);
    return new Margin(0, 1, 2, rounds.ratio());
  }

  private static Standing standing(int player) {
    return new Standing(player, 0.5, new Estimate(0, 10, 9));
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
        .addEqualityGroup(new TableValues(Map.of("pace", 1)), new TableValues(Map.of("pace", 1)))
        .addEqualityGroup(new TableValues(Map.of()))
        .testEquals();
  }

  private static StyledText.Span span(String text) {
    return new StyledText.Span(text, Style.STRONG);
  }

  private static Speech speech(String name) {
    return new Speech(Seat.of(0), List.of(name));
  }

  private static Answer<Play> answer(String word) {
    return Answer.of(Play.of(ACE), "ace", word);
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
