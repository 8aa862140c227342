package dev.baize.web;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.review.Reviewer;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.StandIn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People who are gone from a table, and the players that play on for them. */
class AwayTest {

  private static final int LONG = 100_000;
  private static final String GONE = " is away; Random plays on.";

  /** What happens a minute after somebody has left, once a test says that it is over. */
  private final Deque<Runnable> timers = new ArrayDeque<>();

  private final Map<SeatFeed, SeatFeed.Viewer> browsers = new HashMap<>();

  @TempDir private Path folder;

  private Seated seated(String game, long seed, int people, String standIn) {
    return seated(
        MatchJournal.inMemory(MatchRecord.of(Seated.header(game, seed, people))), standIn);
  }

  private Seated seated(MatchJournal journal, String standIn) {
    return seated(journal, standIn, Runnable::run);
  }

  private Seated seated(MatchJournal journal, String standIn, Executor executor) {
    GameProvider<?, ?, ?> game = Seated.REGISTRY.game(journal.header().game());
    Seated seated = Seated.friends(Seated.REGISTRY, game, journal, standIn, executor, timers::add);
    seated.table().feeds().forEach(this::come);
    return seated;
  }

  private void come(SeatFeed person) {
    browsers.put(person, Seated.browser());
    person.open(browsers.get(person));
  }

  private void leave(SeatFeed person) {
    person.close(requireNonNull(browsers.remove(person)));
  }

  private void letTimePass() {
    while (!timers.isEmpty()) {
      timers.removeFirst().run();
    }
  }

  private static SeatFeed asked(Seated seated) {
    return seated.table().feeds().stream().filter(Seated::isAsked).findFirst().orElseThrow();
  }

  private static String log(SeatFeed person) {
    return String.join("", person.whole().said());
  }

  @Test
  void a_player_decides_for_who_is_gone_until_the_person_returns() {
    Seated seated = seated("euchre", 1, 4, "Random");
    SeatFeed ann = asked(seated);
    int before = seated.decisions();
    leave(ann);
    assertThat(seated.decisions()).isEqualTo(before);
    letTimePass();
    assertThat(seated.decisions()).isEqualTo(before + 1);
    int seat = seated.table().feeds().indexOf(ann);
    String name = seated.journal().header().names().get(seat);
    assertThat(seated.table().feeds())
        .allSatisfy(each -> assertThat(log(each)).contains(name + GONE));
    assertThat(seated.journal().header().notes())
        .containsExactly("Random decided for seat " + seat + ": decisions " + (before + 1) + " on");
    RandomGenerator random = Seed.of(1).generator();
    while (seated.decisions() < before + 20) {
      seated.answer(asked(seated), Seated.any(asked(seated), random));
      assertThat(Seated.isAsked(ann)).isFalse();
    }
    come(ann);
    int after = seated.decisions();
    assertThat(seated.journal().header().notes())
        .containsExactly(
            "Random decided for seat " + seat + ": decisions " + (before + 1) + " to " + after);
    assertThat(log(ann)).contains(name + " is back.");
    while (!Seated.isAsked(ann)) {
      seated.answer(asked(seated), Seated.any(asked(seated), random));
    }
    letTimePass();
    assertThat(Seated.isAsked(ann)).isTrue();
    assertThat(seated.answer(ann, Seated.any(ann, random)).status()).isEqualTo(Reply.OK);
  }

  @Test
  void the_timer_of_a_former_absence_means_nothing() {
    Seated seated = seated("euchre", 1, 4, "Random");
    SeatFeed ann = asked(seated);
    leave(ann);
    Runnable late = timers.removeFirst();
    come(ann);
    late.run();
    leave(ann);
    late.run();
    assertThat(Seated.isAsked(ann)).isTrue();
    letTimePass();
    assertThat(Seated.isAsked(ann)).isFalse();
  }

  @Test
  void the_question_that_is_open_when_a_person_returns_is_theirs() {
    Deque<Runnable> tasks = new ArrayDeque<>();
    Header header = Seated.header("euchre", 1, 4);
    Seated seated = seated(MatchJournal.inMemory(MatchRecord.of(header)), "Random", tasks::add);
    run(tasks);
    SeatFeed ann = asked(seated);
    List<SeatFeed> others = new ArrayList<>(seated.table().feeds());
    others.remove(ann);
    int[] told = {0};
    // Ann returns when it is due that a player decides, which has not begun to.
    others
        .get(1)
        .open(
            new SeatFeed.Viewer() {
              @Override
              public void show(Frame frame) {
                told[0] += frame.html().contains(GONE) ? 1 : 0;
                if (told[0] == 2 && !browsers.containsKey(ann)) {
                  come(ann);
                }
              }

              @Override
              public void giveWay() {}
            });
    leave(ann);
    leave(others.get(0));
    letTimePass();
    run(tasks);
    assertThat(browsers).containsKey(ann);
    assertThat(Seated.isAsked(ann)).isTrue();
    assertThat(seated.decisions()).isZero();
  }

  private static void run(Deque<Runnable> tasks) {
    while (!tasks.isEmpty()) {
      tasks.removeFirst().run();
    }
  }

  @Test
  void a_decision_is_taken_back_without_the_word_of_who_is_gone() {
    Seated seated = seated("euchre", 5, 2, "Random");
    SeatFeed ann = asked(seated);
    SeatFeed ben = seated.table().feeds().stream().filter(each -> each != ann).findFirst().get();
    MatchRecord before = seated.journal().record();
    seated.answer(ann, Seated.answers(ann).get(0));
    leave(ben);
    assertThat(seated.table().undo(ann).join().body()).isEmpty();
    assertThat(seated.journal().record()).isNotEqualTo(before);
    letTimePass();
    assertThat(seated.journal().record()).isEqualTo(before);
    assertThat(Seated.isAsked(ann)).isTrue();
  }

  @Test
  void nothing_is_played_on_while_nobody_is_there() {
    Seated seated = seated("euchre", 1, 4, "Random");
    List<SeatFeed> people = seated.table().feeds();
    people.forEach(this::leave);
    letTimePass();
    assertThat(seated.decisions()).isZero();
    SeatFeed first =
        people.stream().filter(each -> !Seated.isAsked(each)).findFirst().orElseThrow();
    come(first);
    assertThat(seated.decisions()).isPositive();
    assertThat(asked(seated)).isSameAs(first);
  }

  @Test
  void a_player_that_fails_leaves_the_decision_to_the_person() {
    Seated seated = seated("euchre", 1, 4, "Nobody");
    SeatFeed ann = asked(seated);
    leave(ann);
    letTimePass();
    assertThat(seated.decisions()).isZero();
    assertThat(seated.journal().header().notes()).isEmpty();
    assertThat(log(seated.person(0))).containsOnlyOnce("the table waits for ");
    assertThat(seated.answer(ann, Seated.any(ann, Seed.of(1).generator())).status())
        .isEqualTo(Reply.OK);
  }

  @Test
  void a_game_that_is_cut_short_while_a_player_plays_on_goes_on_from_its_file() throws IOException {
    Path file = folder.resolve("game");
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(Seated.header("euchre", 1, 4)));
    journal.create(file);
    Seated seated = seated(journal, "Random");
    leave(asked(seated));
    letTimePass();
    Path killed = Files.copy(file, folder.resolve("killed"));
    MatchRecord left = MatchRecord.read(killed);
    assertThat(left).isEqualTo(journal.record());
    assertThat(StandIn.of(left.header())).extracting(StandIn::last).containsExactly(StandIn.OPEN);
    try (MatchJournal resumed =
        MatchJournal.resumed(killed, left, KeptGames.of(Map.of(), () -> ""))) {
      assertThat(StandIn.of(resumed.header()))
          .extracting(StandIn::last)
          .containsExactly(left.decisions().size());
      Seated again = seated(resumed, "Random");
      again.play(Seed.of(1).generator(), LONG);
      assertThat(again.table().isOver()).isTrue();
      assertThat(MatchRecord.read(killed)).isEqualTo(resumed.record());
    }
    journal.close();
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void who_is_gone_is_played_on_for_in_the_next_game_at_another_seat() {
    Seated seated = seated("euchre", 1, 4, "Random");
    SeatFeed ann = seated.person(0);
    seated.play(Seed.of(1).generator(), LONG);
    leave(ann);
    letTimePass();
    assertThat(seated.table().next(NextGame.OTHER_SIDE).join().status()).isEqualTo(Reply.OK);
    seated.play(Seed.of(2).generator(), LONG);
    assertThat(seated.table().isOver()).isTrue();
    assertThat(log(seated.person(1))).contains("You" + GONE);
  }

  @Test
  void a_review_leaves_out_what_a_player_decided() {
    Seated seated = seated("beans", 3, 2, "Random");
    seated.play(Seed.of(3).generator(), 4);
    leave(seated.person(0));
    letTimePass();
    seated.play(Seed.of(4).generator(), LONG);
    MatchRecord record = seated.journal().record();
    MatchRecord plain =
        MatchRecord.of(record.header().withNotes(List.of())).plus(record.decisions());
    Reviewer reviewer = new Reviewer(Seated.REGISTRY, null, 1);
    List<Seat> seat = List.of(Seat.of(0));
    int judged = reviewer.of(record, seat).decisions();
    assertThat(judged).isPositive().isLessThan(reviewer.of(plain, seat).decisions());
    assertThat(reviewer.of(record, List.of(Seat.of(1))).decisions())
        .isEqualTo(reviewer.of(plain, List.of(Seat.of(1))).decisions());
  }

  /** Whoever comes and goes, and whatever is taken back by everybody's word. */
  @Property(tries = 60)
  void the_notes_name_the_decisions_that_were_not_those_of_people(
      @ForAll @LongRange(min = 0, max = 1_000_000) long seed,
      @ForAll @IntRange(max = 2) int which) {
    String game = List.of("euchre", "beans", "auction").get(which);
    int seats = Seated.header(game, seed, 1).participants().size();
    RandomGenerator random = Seed.of(seed).generator();
    Seated seated = seated(game, seed, 2 + random.nextInt(seats - 1), "Random");
    List<SeatFeed> people = seated.table().feeds();
    Set<Integer> own = new HashSet<>();
    int undone = 0;
    for (int i = 0; i < LONG && !seated.table().isOver(); i++) {
      SeatFeed person = people.get(random.nextInt(people.size()));
      switch (random.nextInt(6)) {
        case 0 -> {
          if (browsers.containsKey(person)) {
            leave(person);
          } else {
            come(person);
          }
        }
        case 1 -> letTimePass();
        case 2 -> {
          if (random.nextInt(4) == 0 && browsers.containsKey(person)) {
            String id = seated.person(0).whole().id();
            String run = id.substring(0, id.indexOf('.'));
            seated.table().undo(person).join();
            people.forEach(other -> say(seated, other, "agree"));
            if (!seated.person(0).whole().id().startsWith(run + ".")) {
              own.removeIf(number -> number > seated.decisions());
              undone++;
            }
          }
        }
        default -> {
          if (Seated.isAsked(person)) {
            int before = seated.decisions();
            seated.answer(person, Seated.any(person, random));
            if (seated.decisions() > before) {
              own.add(before + 1);
            }
          }
        }
      }
    }
    assertThat(seated.table().isOver()).isTrue();
    Statistics.label("taken back").collect(undone > 0);
    requireNamed(seated.journal().record(), own);
  }

  private static void say(Seated seated, SeatFeed person, String word) {
    new SeatPlace(seated.table(), person, "")
        .post(word, Map.of("answer", AgreementTest.wish(person, word)))
        .join();
  }

  /** Requires that of the decisions of people's seats, exactly these are not named by a note. */
  private static void requireNamed(MatchRecord record, Set<Integer> own) {
    Header header = record.header();
    List<StandIn> notes = StandIn.of(header);
    Game<?, ?> game = RecordedMatch.of(MatchRecord.of(header), Seated.REGISTRY).replay();
    List<Integer> named = new ArrayList<>();
    List<Integer> expected = new ArrayList<>();
    for (int i = 1; i <= record.decisions().size(); i++) {
      Seat seat = game.toAct();
      int number = i;
      if (notes.stream().anyMatch(each -> each.decided(seat, number))) {
        named.add(i);
      }
      if (header.people().contains(seat) && !own.contains(i)) {
        expected.add(i);
      }
      MatchRecord first = MatchRecord.of(header).plus(record.decisions().subList(0, i));
      game = RecordedMatch.of(first, Seated.REGISTRY).replay();
    }
    assertThat(named).isEqualTo(expected);
    assertThat(notes).noneMatch(each -> each.last() == StandIn.OPEN);
    assertThat(game.isOver()).isTrue();
  }
}
