package dev.baize.testing;

import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TextFaultsTest {

  private static final FaultyHighCard.Start START = HighCardRules::start;

  /** A play with another text. */
  private record Word(Play play, String text) implements Decision {}

  private static Verdict verdictOnTexts(Function<Card, String> text, Function<String, Card> card) {
    Function<Play, Word> write = play -> new Word(play, text.apply(play.card()));
    return Translation.ofDecisions(
            write, Word::play, line -> write.apply(Play.of(card.apply(line))))
        .verdict();
  }

  @Test
  void decisions_may_have_any_line_as_text() {
    verdictOnTexts(Card::toString, Card::parse).isGood();
  }

  @Test
  void a_text_with_white_space_around_it_is_found() {
    verdictOnTexts(card -> card + " ", text -> Card.parse(text.replaceFirst(" $", "")))
        .isFailureOf("the text of a decision is one line", "TEXTS");
  }

  @Test
  void a_text_of_two_lines_is_found() {
    verdictOnTexts(card -> "play\n" + card, text -> Card.parse(text.replaceFirst("play\n", "")))
        .isFailureOf("the text of a decision is one line", "TEXTS");
  }

  @Test
  void a_text_that_two_decisions_share_is_found() {
    verdictOnTexts(card -> card.rank().toString(), text -> Card.parse(text + " of Spades"))
        .isFailureOf("different decisions have different texts", "TEXTS", "REPLAY");
  }

  @Test
  void a_text_that_cannot_be_read_is_found() {
    verdictOnTexts(card -> "put " + card, Card::parse)
        .isFailureOf("the text of a decision can be read", "TEXTS", "REPLAY");
  }

  @Test
  void a_text_that_is_read_as_another_decision_is_found() {
    verdictOnTexts(Card::toString, text -> Card.at(51 - Card.parse(text).index()))
        .isFailureOf("is read as what was written: ", "TEXTS", "REPLAY");
  }

  /** High card that reads decisions in another way. */
  private static Verdict verdictOnReading(Function<String, Play> read) {
    return Translation.ofDecisions(play -> play, play -> play, read).verdict();
  }

  @Test
  void nonsense_that_is_read_as_a_decision_is_found() {
    verdictOnReading(text -> text.startsWith("play") ? Play.parse(text) : Play.of(Card.at(0)))
        .isFailureOf("nonsense is not read as a decision", "TEXTS");
  }

  @Test
  void nonsense_that_is_refused_with_another_exception_is_found() {
    verdictOnReading(
            text -> Play.parse(Optional.of(text).filter(t -> t.startsWith("play")).orElseThrow()))
        .isFailureOf("expected: IllegalArgumentException", "TEXTS");
  }

  @Test
  void nonsense_that_is_not_quoted_whole_is_found() {
    verdictOnReading(text -> Play.of(Card.parse(text.substring("play ".length()))))
        .isFailureOf("the parser of a decision quotes what it rejects", "TEXTS");
  }

  @Test
  void nonsense_that_is_refused_without_a_message_is_found() {
    verdictOnReading(
            text -> {
              if (!text.startsWith("play")) {
                throw new IllegalArgumentException();
              }
              return Play.parse(text);
            })
        .isFailureOf("the parser of a decision quotes what it rejects", "TEXTS");
  }

  /** High card that reads rules in another way. */
  private static Verdict verdictOnRules(Function<String, HighCardRules> read) {
    return new FaultyHighCard(START) {
      @Override
      public FaultyRules rules(String text) {
        return new FaultyRules(read.apply(text), START);
      }
    }.verdict();
  }

  @Test
  void rules_that_are_read_as_others_are_found() {
    verdictOnRules(text -> new HighCardRules(HighCardRules.parse(text).seats(), 1))
        .isFailureOf("the text of rules is read as what was written: ", "TEXTS", "REPLAY");
  }

  @Test
  void a_text_of_rules_that_cannot_be_read_is_found() {
    verdictOnRules(text -> HighCardRules.parse(text + "?"))
        .isFailureOf("the text of rules can be read", "TEXTS", "REPLAY");
  }

  @Test
  void nonsense_that_is_read_as_rules_is_found() {
    verdictOnRules(
            text -> text.contains("seats") ? HighCardRules.parse(text) : HighCardRules.duel())
        .isFailureOf("nonsense is not read as rules", "TEXTS");
  }

  /** High card with another text of its rules. */
  private static Verdict verdictOnRulesText(String written, String writtenAgain) {
    return new FaultyHighCard(START) {
      @Override
      public FaultyRules rules() {
        return new FaultyRules(HighCardRules.table(), START, written);
      }

      @Override
      public FaultyRules rules(String text) {
        HighCardRules read = HighCardRules.parse(text.replace("\n", ""));
        return new FaultyRules(read, START, writtenAgain);
      }
    }.verdict();
  }

  @Test
  void rules_may_have_any_line_as_text() {
    verdictOnRulesText("4 seats, 2 rounds", "4 seats, 2 rounds").isGood();
  }

  @Test
  void a_text_of_rules_of_two_lines_is_found() {
    verdictOnRulesText("4 seats,\n 2 rounds", "4 seats,\n 2 rounds")
        .isFailureOf("the text of rules is one line", "TEXTS");
  }

  @Test
  void rules_with_two_texts_are_found() {
    verdictOnRulesText("4 seats, 2 rounds", "two rounds for four")
        .isFailureOf("rules have one text", "TEXTS");
  }

  @Test
  void a_preset_that_cannot_be_read_is_found() {
    new FaultyHighCard(START) {
      @Override
      public List<String> presets() {
        return List.of(rules().text(), "duel");
      }
    }.verdict().isFailureOf("the text of rules can be read\n  expected: \"duel\"", "TEXTS");
  }
}
