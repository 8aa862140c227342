package dev.baize.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.MissingProviderException;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.FickleProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.WatchfulProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Records say which settings players have. */
class RecordedSettingsTest {

  private static final HighCard GAME = new HighCard();
  private static final Registry REGISTRY =
      new Registry(List.of(GAME), List.of(new FickleProvider(), new WatchfulProvider()));

  private static MatchRecord played(String player) {
    Header header =
        new Header(
            HighCard.NAME,
            HighCardRules.duel().text(),
            Seed.of(1),
            List.of(
                new Participant(REGISTRY.player(GAME, player).name(), "Ivan"),
                new Participant("Watchful", "Judea")));
    return resumed(MatchRecord.of(header));
  }

  private static MatchRecord resumed(MatchRecord record) {
    MatchJournal journal = new MatchJournal();
    RecordedMatch.of(record, GAME)
        .listen(journal)
        .resume(REGISTRY, Tables.NOBODY_TO_ASK, Map.of())
        .play();
    return record.plus(journal.texts);
  }

  /** The texts of new decisions. */
  private static final class MatchJournal implements Listener<Play, HighCardEvent> {

    private final List<String> texts = new ArrayList<>();

    @Override
    public void decided(Seat seat, Play decision) {
      texts.add(decision.text());
    }
  }

  @Test
  void a_record_with_settings_is_its_text_and_replays() {
    MatchRecord record = played("fickle:slips=0,card=HIGH");
    assertThat(record.text()).contains("\nplayer: Fickle:card=high,slips=0 Ivan\n");
    assertThat(MatchRecord.parse(record.text())).isEqualTo(record);
    Game<?, ?> end = RecordedMatch.of(record, REGISTRY).replay();
    assertThat(end.isOver()).isTrue();
  }

  @Test
  void a_match_resumes_with_the_settings_of_its_record() {
    MatchRecord whole = played("Fickle:card=high,slips=0,turn=100");
    for (int cut = 0; cut < whole.decisions().size(); cut++) {
      MatchRecord begun = MatchRecord.of(whole.header()).plus(whole.decisions().subList(0, cut));
      assertThat(resumed(begun)).isEqualTo(whole);
    }
    assertThat(played("Fickle:card=low,slips=0,turn=100").decisions())
        .isNotEqualTo(whole.decisions());
  }

  @Test
  void the_defaults_are_not_in_a_record() {
    assertThat(played("Fickle:turn=8")).isEqualTo(played("fickle"));
    assertThat(played("Fickle:turn=8").text()).contains("\nplayer: Fickle Ivan\n");
  }

  @Test
  void settings_that_the_player_does_not_have_are_named_by_their_line() {
    String text = played("Fickle").text();
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> resumed(MatchRecord.parse(text.replace("Fickle", "Fickle:turn=101"))))
        .withMessage(
            "line 5: highcard player Fickle: \"turn=101\": expected a whole number from 0 to 100");
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> resumed(MatchRecord.parse(text.replace("Watchful", "Watchful:x=1"))))
        .withMessage("line 6: highcard player Watchful: it has no settings, but there is \"x=1\"");
    assertThatExceptionOfType(MissingProviderException.class)
        .isThrownBy(() -> resumed(MatchRecord.parse(text.replace("Fickle", "Absent:x=1"))))
        .withMessage("line 5: no highcard player \"Absent\"; there are: Fickle, Watchful");
  }
}
