package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.blackjack.BlackjackProvider;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebTableTest {

  private static final int LONG = 100_000;

  static Stream<String> games() {
    return Seated.GAMES.keySet().stream().sorted();
  }

  private static RandomGenerator random(long seed) {
    return Seed.of(seed).generator();
  }

  @ParameterizedTest
  @MethodSource("games")
  void any_game_is_played_to_its_end_by_what_the_page_offers(String game) {
    for (long seed = 0; seed < 5; seed++) {
      Seated seated = Seated.at(game, seed, 1, false);
      seated.play(random(seed), LONG);
      assertThat(seated.table().isOver()).isTrue();
      assertThat(RecordedMatch.of(seated.journal().record(), Seated.REGISTRY).replay().isOver())
          .isTrue();
      assertThat(seated.person(0).whole().table()).contains("name=\"again\"");
    }
  }

  @Test
  void what_enter_decides_is_a_button_that_comes_first() {
    Seated seated = Seated.at("blackjack", 1, 1, false);
    assertThat(seated.person(0).whole().table())
        .contains(
            "<div class=\"answers\"><button name=\"answer\" value=\"\">bet 10 <kbd>Enter</kbd>"
                + "</button><button name=\"answer\" value=\"a\">all ");
    assertThat(seated.answer(seated.person(0), "").status()).isEqualTo(Reply.OK);
    assertThat(seated.journal().record().decisions()).startsWith("bet 10");
  }

  @Test
  void four_people_play_at_one_table() {
    Seated seated = Seated.at("euchre", 4, 4, false);
    RandomGenerator random = random(4);
    for (int i = 0; i < LONG && !seated.table().isOver(); i++) {
      List<SeatFeed> asked = seated.table().feeds().stream().filter(Seated::isAsked).toList();
      assertThat(asked).hasSize(1);
      for (SeatFeed other : seated.table().feeds()) {
        assertThat(seated.answer(other, "0", "p").status()).isEqualTo(Reply.CONFLICT);
        if (other != asked.get(0)) {
          String question = Seated.question(asked.get(0));
          assertThat(seated.answer(other, question, "1").status()).isEqualTo(Reply.CONFLICT);
        }
      }
      seated.answer(asked.get(0), Seated.any(asked.get(0), random));
    }
    assertThat(seated.table().isOver()).isTrue();
  }

  @Test
  void programs_that_are_named_after_their_settings_are_shown_without_them() {
    Header own = Seated.header("euchre", 4, 1);
    List<Participant> seats =
        Stream.of("Human You", "Expert 1", "Expert:alone=no 2", "Expert 3")
            .map(
                words ->
                    new Participant(
                        words.substring(0, words.indexOf(' ')), words.replace("Human ", "")))
            .toList();
    Header header = new Header(own.game(), own.rules(), own.seed(), seats);
    String table =
        Seated.at(Seated.REGISTRY, Seated.REGISTRY.game("euchre"), header, false)
            .person(0)
            .whole()
            .table();
    assertThat(table).contains("Expert 1", "Expert 2", "Expert 3").doesNotContain("alone=");
  }

  @ParameterizedTest
  @MethodSource("games")
  void an_answer_that_is_late_double_or_foreign_changes_nothing(String game) {
    Seated seated = Seated.at(game, 3, 1, false);
    SeatFeed person = seated.person(0);
    RandomGenerator random = random(3);
    for (int i = 0; i < 20 && !seated.table().isOver(); i++) {
      String open = Seated.question(person);
      Frame before = person.whole();
      int decisions = seated.decisions();
      String answer = Seated.any(person, random);
      int number = Integer.parseInt(open);
      for (String other :
          List.of("", "x", "-1", " " + open, "0" + open, "" + (number - 1), "" + (number + 1))) {
        assertThat(seated.answer(person, other, answer).status()).isEqualTo(Reply.CONFLICT);
      }
      assertThat(seated.decisions()).isEqualTo(decisions);
      assertThat(person.whole()).isEqualTo(before);
      seated.answer(person, open, answer);
      int after = seated.decisions();
      if (after == decisions) {
        // It was a word for the table, and the question is still open.
        continue;
      }
      assertThat(seated.answer(person, open, answer).status()).isEqualTo(Reply.CONFLICT);
      assertThat(seated.decisions()).isEqualTo(after);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void what_is_no_answer_is_refused_and_changes_nothing(String game) {
    Seated seated = Seated.at(game, 5, 1, false);
    SeatFeed person = seated.person(0);
    Frame before = person.whole();
    int decisions = seated.decisions();
    for (String text : List.of("<script>", "nonsense", "-1", "99999999999", "\u0000", "é ü")) {
      Reply reply = seated.answer(person, text);
      assertThat(reply.status()).isEqualTo(Reply.NO_ANSWER);
      assertThat(reply.body()).doesNotContain("<script>");
    }
    assertThat(seated.decisions()).isEqualTo(decisions);
    assertThat(person.whole()).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_game_goes_on_from_its_record(String game) {
    Seated seated = Seated.at(game, 6, 1, false);
    seated.play(random(6), 5);
    MatchRecord record = seated.journal().record();
    Seated again = Seated.at(Seated.REGISTRY, Seated.REGISTRY.game(game), record, false);
    assertThat(again.journal().record().decisions()).isEqualTo(record.decisions());
    assertThat(shown(again)).isEqualTo(shown(seated));
  }

  /** What the person sees, whatever the number of the question is. */
  private static List<String> shown(Seated seated) {
    Frame frame = seated.person(0).whole();
    return List.of(
        frame
            .table()
            .replaceAll("data-question=\"\\d+\"", "")
            .replaceAll(".button name=.undo.*?/button.", ""),
        String.join("\n", frame.said()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void in_practice_any_last_decision_is_taken_back(String game) {
    Seated seated = Seated.at(game, 7, 1, true);
    RandomGenerator random = random(7);
    seated.play(random, 1);
    List<String> before = shown(seated);
    List<String> decisions = seated.journal().record().decisions();
    seated.play(random, 1);
    assertThat(seated.undo().status()).isEqualTo(Reply.OK);
    assertThat(seated.journal().record().decisions()).isEqualTo(decisions);
    assertThat(shown(seated)).isEqualTo(before);
  }

  @Test
  void what_has_shown_a_card_is_not_taken_back() {
    Seated seated = Seated.at("blackjack", 1, 1, false);
    SeatFeed person = seated.person(0);
    seated.answer(person, "10");
    List<String> decisions = seated.journal().record().decisions();
    assertThat(person.whole().table()).doesNotContain("name=\"undo\"");
    assertThat(seated.undo().status()).isEqualTo(Reply.CONFLICT);
    assertThat(seated.journal().record().decisions()).isEqualTo(decisions).hasSize(1);
  }

  @Test
  void a_review_and_another_game_wait_for_the_end() {
    Seated seated = Seated.at("euchre", 2, 1, false);
    SeatFeed person = seated.person(0);
    assertThat(seated.table().afterwards(FinishedGame::review).join().status())
        .isEqualTo(Reply.CONFLICT);
    assertThat(seated.table().next(NextGame.AGAIN).join().status()).isEqualTo(Reply.CONFLICT);
    seated.play(random(2), LONG);
    assertThat(seated.table().next(NextGame.OTHER_SIDE).join().status()).isEqualTo(Reply.OK);
    assertThat(seated.table().isOver()).isFalse();
    assertThat(person.whole().said()).isNotEmpty();
    assertThat(Seated.isAsked(person)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"threw", "null"})
  void a_player_that_fails_stops_the_game_and_tells_no_more_than_that(String how) {
    GameProvider<?, ?, ?> game = Seated.REGISTRY.game("euchre");
    Header header = Seated.header("euchre", 1, 1);
    List<Participant> participants =
        header.participants().stream()
            .map(each -> each.isPerson() ? each : new Participant("Failing", each.name()))
            .toList();
    Registry registry = Seated.REGISTRY.with(List.of(), List.of(new Failing(how)));
    Seated seated =
        Seated.at(
            registry,
            game,
            new Header(header.game(), header.rules(), header.seed(), participants),
            false);
    seated.play(random(1), 10);
    Frame frame = seated.person(0).whole();
    assertThat(frame.table()).contains("The game has stopped").doesNotContain("secret");
    assertThat(frame.html()).doesNotContain("secret", "Exception");
    assertThat(seated.answer(seated.person(0), "1", "1").status()).isEqualTo(Reply.CONFLICT);
  }

  /** Provides a player of euchre that decides nothing. */
  private record Failing(String how) implements PlayerProvider<View, Decision, Event> {

    @Override
    public String game() {
      return "euchre";
    }

    @Override
    public String name() {
      return "Failing";
    }

    @Override
    public String description() {
      return "decides nothing";
    }

    @Override
    @SuppressWarnings("NullAway") // It fails on purpose.
    public Player<View, Decision, Event> create(SeatContext context) {
      return view -> {
        if (how.equals("null")) {
          return null;
        }
        throw new IllegalStateException("the secret of " + view);
      };
    }
  }

  @Test
  void all_are_told_once_that_the_record_cannot_be_written_but_not_where_it_is(@TempDir Path data)
      throws IOException {
    KeptGames games = KeptGames.of(Map.of("XDG_DATA_HOME", data.toString()), () -> "now");
    Header header = Seated.header("euchre", 1, 2);
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header));
    journal.keep(games);
    Seated seated =
        Seated.friends(
            Seated.REGISTRY,
            Seated.REGISTRY.game("euchre"),
            journal,
            "Random",
            Runnable::run,
            task -> {});
    assertThat(seated.person(0).whole().html()).doesNotContain("cannot be written");
    Files.writeString(journal.keptFile().orElseThrow(), "mine");
    seated.play(random(1), 1);
    for (SeatFeed person : seated.table().feeds()) {
      assertThat(person.whole().html().split("cannot be written", -1)).hasSize(2);
      assertThat(person.whole().html()).doesNotContain(data.toString());
    }
  }

  @Test
  void a_review_holds_up_no_table() {
    Deque<Runnable> reviews = new ArrayDeque<>();
    TableSetup usual = Seated.setup(Seated.REGISTRY, false);
    TableSetup setup =
        new TableSetup(
            Seated.REGISTRY,
            usual.executor(),
            reviews::add,
            usual.away(),
            usual.minute(),
            usual.seeds(),
            usual.games(),
            false,
            false,
            false);
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(Seated.header("auction", 1, 1)));
    WebTable<?, ?, ?> table =
        WebTable.open(Seated.REGISTRY.game("auction"), journal, "Random", setup);
    Seated seated = new Seated(table, journal);
    seated.play(random(1), LONG);
    CompletableFuture<Reply> review = new SeatPlace(table, seated.person(0), "").get("review");
    assertThat(table.next(NextGame.AGAIN)).isCompleted();
    seated.play(random(1), LONG);
    assertThat(table.isOver()).isTrue();
    assertThat(review).isNotDone();
    reviews.remove().run();
    assertThat(review).isCompletedWithValueMatching(reply -> reply.status() == Reply.OK);
  }

  @Test
  void a_person_asks_one_thing_at_a_time() {
    Deque<Runnable> tasks = new ArrayDeque<>();
    TableSetup usual = Seated.setup(Seated.REGISTRY, false);
    TableSetup later =
        new TableSetup(
            Seated.REGISTRY,
            tasks::add,
            usual.reviews(),
            task -> {},
            task -> {},
            usual.seeds(),
            usual.games(),
            false,
            false,
            false);
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(Seated.header("blackjack", 1, 1)));
    WebTable<?, ?, ?> table = WebTable.open(new BlackjackProvider(), journal, "Random", later);
    SeatFeed person = table.feeds().get(0);
    SeatPlace place = new SeatPlace(table, person, "");
    Map<String, String> fields = Map.of("question", Seated.question(person), "answer", "10");
    var first = place.post("answer", fields);
    assertThat(first).isNotDone();
    assertThat(place.post("hint", fields).join().status()).isEqualTo(Reply.BUSY);
    while (!tasks.isEmpty()) {
      tasks.removeFirst().run();
    }
    assertThat(first.join().status()).isEqualTo(Reply.OK);
    assertThat(journal.record().decisions()).containsExactly("bet 10");
    assertThat(place.post("answer", fields)).isNotDone();
  }

  @Test
  void a_fifth_window_takes_the_place_of_the_first() {
    SeatFeed feed = new SeatFeed();
    int[] given = new int[5];
    for (int i = 0; i < given.length; i++) {
      int number = i;
      feed.open(
          new SeatFeed.Viewer() {
            @Override
            public void show(Frame frame) {
              assertThat(frame.from()).isZero();
            }

            @Override
            public void giveWay() {
              given[number]++;
            }
          });
    }
    assertThat(given).containsExactly(1, 0, 0, 0, 0);
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_page_of_the_rules_closes_what_it_opens(String game) {
    Seated seated = Seated.at(game, 1, 1, false);
    String page = PageHtml.rules("Rules", seated.table().rules(seated.person(0)).join());
    for (String element : List.of("p", "ul", "li", "pre")) {
      assertThat(page.split("<" + element + ">", -1))
          .as(element)
          .hasSameSizeAs(page.split("</" + element + ">", -1));
    }
  }
}
