package dev.baize.core.contract;

import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Faults that {@code checkTexts}, {@code checkReplay} and {@code checkDeterminism} are for. */
class TextFaultsTest {

  private static final FaultyHighCard.Start START = HighCardRules::start;

  /** A play with another text. */
  private record Word(Play play, String text) implements Decision {}

  private static Verdict verdictOnTexts(Function<Card, String> text, Function<String, Card> card)
      throws IllegalAccessException {
    Function<Play, Word> write = play -> new Word(play, text.apply(play.card()));
    return Translation.ofDecisions(
            write, Word::play, line -> write.apply(Play.of(card.apply(line))))
        .verdict();
  }

  @Test
  void decisions_may_have_any_line_as_text() throws IllegalAccessException {
    verdictOnTexts(Card::toString, Card::parse).isGood();
  }

  @Test
  void a_text_with_white_space_around_it_is_found() throws IllegalAccessException {
    verdictOnTexts(card -> card + " ", text -> Card.parse(text.replaceFirst(" $", "")))
        .isFailureOf("the text of a decision is one line", "checkTexts");
  }

  @Test
  void a_text_of_two_lines_is_found() throws IllegalAccessException {
    verdictOnTexts(card -> "play\n" + card, text -> Card.parse(text.replaceFirst("play\n", "")))
        .isFailureOf("the text of a decision is one line", "checkTexts");
  }

  @Test
  void a_text_that_two_decisions_share_is_found() throws IllegalAccessException {
    verdictOnTexts(card -> card.rank().toString(), text -> Card.parse(text + " of Spades"))
        .isFailureOf("different decisions have different texts", "checkTexts", "checkReplay");
  }

  @Test
  void a_text_that_cannot_be_read_is_found() throws IllegalAccessException {
    verdictOnTexts(card -> "put " + card, Card::parse)
        .isFailureOf("the text of a decision can be read", "checkTexts", "checkReplay");
  }

  @Test
  void a_text_that_is_read_as_another_decision_is_found() throws IllegalAccessException {
    verdictOnTexts(Card::toString, text -> Card.at(51 - Card.parse(text).index()))
        .isFailureOf("is read as what was written: ", "checkTexts", "checkReplay");
  }

  /** High card that reads decisions in another way. */
  private static Verdict verdictOnReading(Function<String, Play> read)
      throws IllegalAccessException {
    return Translation.ofDecisions(play -> play, play -> play, read).verdict();
  }

  @Test
  void nonsense_that_is_read_as_a_decision_is_found() throws IllegalAccessException {
    verdictOnReading(text -> text.startsWith("play") ? Play.parse(text) : Play.of(Card.at(0)))
        .isFailureOf("nonsense is not read as a decision", "checkTexts");
  }

  @Test
  void nonsense_that_is_refused_with_another_exception_is_found() throws IllegalAccessException {
    verdictOnReading(
            text -> Play.parse(Optional.of(text).filter(t -> t.startsWith("play")).orElseThrow()))
        .isFailureOf("expected: IllegalArgumentException", "checkTexts");
  }

  @Test
  void nonsense_that_is_not_quoted_whole_is_found() throws IllegalAccessException {
    verdictOnReading(text -> Play.of(Card.parse(text.substring("play ".length()))))
        .isFailureOf("who reads a decision quotes what is not understood", "checkTexts");
  }

  @Test
  void nonsense_that_is_refused_without_a_message_is_found() throws IllegalAccessException {
    verdictOnReading(
            text -> {
              if (!text.startsWith("play")) {
                throw new IllegalArgumentException();
              }
              return Play.parse(text);
            })
        .isFailureOf("who reads a decision quotes what is not understood", "checkTexts");
  }

  /** High card that reads rules in another way. */
  private static Verdict verdictOnRules(Function<String, HighCardRules> read)
      throws IllegalAccessException {
    return new FaultyHighCard(START) {
      @Override
      public FaultyRules rules(String text) {
        return new FaultyRules(read.apply(text), START);
      }
    }.verdict();
  }

  @Test
  void rules_that_are_read_as_others_are_found() throws IllegalAccessException {
    verdictOnRules(text -> new HighCardRules(HighCardRules.parse(text).seats(), 1))
        .isFailureOf(
            "the text of rules is read as what was written: ", "checkTexts", "checkReplay");
  }

  @Test
  void nonsense_that_is_read_as_rules_is_found() throws IllegalAccessException {
    verdictOnRules(
            text -> text.contains("seats") ? HighCardRules.parse(text) : HighCardRules.duel())
        .isFailureOf("nonsense is not read as rules", "checkTexts");
  }

  /** All of them are called equal, but those that were read deal other cards. */
  private static final class Forgetful implements FaultyHighCard.Start {
    private final boolean read;

    Forgetful(boolean read) {
      this.read = read;
    }

    @Override
    public Game<HighCardView, Play> start(
        HighCardRules rules, Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return rules.start(read ? seed.derive(1) : seed, events);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Forgetful;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }

  @Test
  void rules_that_are_equal_to_those_read_but_play_otherwise_are_found()
      throws IllegalAccessException {
    new FaultyHighCard(new Forgetful(false)) {
      @Override
      public FaultyRules rules(String text) {
        return new FaultyRules(HighCardRules.parse(text), new Forgetful(true));
      }
    }.verdict().isFailureOf("read from their texts give the same game", "checkReplay");
  }

  @Test
  void a_game_that_is_not_the_same_twice_is_found() throws IllegalAccessException {
    AtomicInteger started = new AtomicInteger();
    FaultyHighCard.verdictOn(
            (rules, seed, events) ->
                new Numbered(rules.start(seed, events), started.incrementAndGet()))
        .isFailureOf(
            "the same rules, seed and decisions give the same game",
            "checkDeterminism",
            "checkEvents",
            "checkRefusals",
            "checkReplay");
  }

  /** Tells the how manieth game it is. */
  private static final class Numbered extends FaultyGame {
    private final int number;

    Numbered(Game<HighCardView, Play> sound, int number) {
      super(sound, copy -> new Numbered(copy, number));
      this.number = number;
    }

    @Override
    public String position() {
      return "game " + number + ", " + sound.position();
    }
  }

  @Test
  void events_that_are_not_the_same_twice_are_found() throws IllegalAccessException {
    AtomicInteger told = new AtomicInteger();
    Translation.ofEvents(event -> new Tale(event.text() + told.incrementAndGet()))
        .verdict()
        .isFailureOf("event for event", "checkDeterminism", "checkEvents", "checkReplay");
  }

  private record Tale(String text) implements Event {}
}
