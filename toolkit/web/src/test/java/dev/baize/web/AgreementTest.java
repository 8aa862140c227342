package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Decisions that friends take back if all of them agree. */
class AgreementTest {

  private final RandomGenerator random = Seed.of(5).generator();
  private Seated seated;
  private List<SeatFeed> others;

  /** Has made the last decision. */
  private SeatFeed ann;

  private MatchRecord before;

  @BeforeEach
  void four_people_play() {
    seated = Seated.at("euchre", 5, 4, false);
    seated.play(random, 6);
    decide();
  }

  private void decide() {
    ann = seated.table().feeds().stream().filter(Seated::isAsked).findFirst().orElseThrow();
    others = new ArrayList<>(seated.table().feeds());
    others.remove(ann);
    before = seated.journal().record();
    seated.answer(ann, Seated.any(ann, random));
  }

  private Reply post(SeatFeed person, String path, String number) {
    return new SeatPlace(seated.table(), person, "").post(path, Map.of("answer", number)).join();
  }

  private Reply say(SeatFeed person, String word) {
    return post(person, word, wish(person, word));
  }

  /** The number by which a person is asked for a word; empty if nobody wishes anything. */
  static String wish(SeatFeed person, String word) {
    String[] parts = person.whole().table().split("name=\"" + word + "\" value=\"", 2);
    return parts.length < 2 ? "" : parts[1].substring(0, parts[1].indexOf('"'));
  }

  private static boolean isTold(SeatFeed person) {
    return person.whole().table().contains(" wants to take back the last decision.");
  }

  @Test
  void a_decision_is_taken_back_once_all_agree() {
    assertThat(ann.whole().table()).contains("name=\"undo\"");
    assertThat(post(ann, "undo", "").status()).isEqualTo(Reply.OK);
    assertThat(seated.table().feeds()).allMatch(AgreementTest::isTold);
    assertThat(wish(ann, "agree")).isEmpty();
    for (SeatFeed other : others) {
      assertThat(seated.journal().record()).isNotEqualTo(before);
      assertThat(say(other, "agree").status()).isEqualTo(Reply.OK);
    }
    assertThat(seated.journal().record()).isEqualTo(before);
    assertThat(Seated.isAsked(ann)).isTrue();
    assertThat(seated.table().feeds())
        .noneMatch(AgreementTest::isTold)
        .allMatch(each -> String.join("", each.whole().said()).contains("was taken back"));
  }

  @Test
  void who_does_not_agree_lets_the_decision_stand() {
    MatchRecord after = seated.journal().record();
    post(ann, "undo", "");
    String late = wish(others.get(1), "agree");
    say(others.get(0), "agree");
    assertThat(say(others.get(2), "refuse").status()).isEqualTo(Reply.OK);
    assertThat(seated.table().feeds())
        .noneMatch(AgreementTest::isTold)
        .allMatch(each -> String.join("", each.whole().said()).contains(" does not agree"));
    assertThat(post(others.get(1), "agree", late).status()).isEqualTo(Reply.CONFLICT);
    assertThat(post(ann, "undo", "").status()).isEqualTo(Reply.OK);
    assertThat(post(others.get(1), "agree", late).status()).isEqualTo(Reply.CONFLICT);
    assertThat(seated.journal().record()).isEqualTo(after);
  }

  @Test
  void a_wish_lapses_when_somebody_decides() {
    post(ann, "undo", "");
    String late = wish(others.get(0), "agree");
    SeatFeed first = ann;
    decide();
    MatchRecord after = seated.journal().record();
    assertThat(seated.table().feeds()).noneMatch(AgreementTest::isTold);
    assertThat(post(others.get(0), "agree", late).status()).isEqualTo(Reply.CONFLICT);
    assertThat(post(first, "undo", "").status()).isEqualTo(Reply.CONFLICT);
    assertThat(seated.journal().record()).isEqualTo(after);
  }

  @Test
  void words_that_nobody_asked_for_change_nothing() {
    MatchRecord after = seated.journal().record();
    String question = Seated.question(others.get(0));
    assertThat(post(others.get(0), "agree", question).status()).isEqualTo(Reply.CONFLICT);
    assertThat(post(others.get(0), "undo", "").status()).isEqualTo(Reply.CONFLICT);
    post(ann, "undo", "");
    assertThat(post(ann, "undo", "").status()).isEqualTo(Reply.CONFLICT);
    String number = wish(others.get(0), "agree");
    for (int i = 0; i < 3; i++) {
      post(others.get(0), "agree", number);
      post(ann, "agree", number);
      post(others.get(1), "agree", "");
    }
    assertThat(seated.table().feeds()).allMatch(AgreementTest::isTold);
    assertThat(seated.journal().record()).isEqualTo(after);
  }

  @Test
  void a_wish_leaves_the_question_as_it_is() {
    SeatFeed asked =
        seated.table().feeds().stream().filter(Seated::isAsked).findFirst().orElseThrow();
    String question = Seated.question(asked);
    List<String> answers = Seated.answers(asked);
    post(ann, "undo", "");
    assertThat(Seated.question(asked)).isEqualTo(question);
    assertThat(Seated.answers(asked)).isEqualTo(answers);
    assertThat(seated.answer(asked, question, answers.get(0)).status()).isEqualTo(Reply.OK);
  }
}
