package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.Registry;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.TableConsole;
import dev.baize.table.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** People who answer puzzles of several games at the table. */
class TrainingTest {

  private static final Registry REGISTRY = ReviewerTest.REGISTRY;

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 27);

  @TempDir private Path home;

  private final List<String> complaints = new ArrayList<>();

  /** A person who answers questions, given the words of each and its number. */
  private static final class Answering implements TableConsole {

    private static final int MOST = 60;

    private final StringBuilder shown = new StringBuilder();
    private final BiFunction<List<String>, Integer, String> answers;
    private int questions;

    Answering(BiFunction<List<String>, Integer, String> answers) {
      this.answers = answers;
    }

    @Override
    public void show(Picture picture) {
      picture.lines(columns(), rows()).forEach(line -> shown.append(line.plain()).append('\n'));
    }

    @Override
    public int columns() {
      return 80;
    }

    @Override
    public int rows() {
      return 24;
    }

    @Override
    public String ask(IntFunction<String> prompt, List<String> completions) {
      shown.append(prompt.apply(columns())).append('\n');
      if (prompt.apply(columns()).startsWith("Enter ")) {
        return "";
      }
      if (questions == MOST) {
        throw new PromptAbandonedException(Reason.INPUT_ENDED);
      }
      String answer = answers.apply(completions.subList(0, completions.indexOf("?")), questions);
      questions++;
      return answer;
    }

    @Override
    public void pause(int moves) {
      throw new AssertionError("nothing moves");
    }

    @Override
    public Step step() {
      return Step.LEAVE;
    }

    @Override
    public String pauseHint() {
      return "";
    }

    String text() {
      return shown.toString().replaceAll("\\s+", " ");
    }
  }

  private Schedule schedule(LocalDate day) {
    return new Schedule(Map.of("XDG_DATA_HOME", home.toString()), day, complaints::add);
  }

  private Training training(LocalDate day, String judge, List<Puzzle> puzzles) {
    Reviewer reviewer = new Reviewer(REGISTRY, judge, 1);
    return new Training(
        reviewer, schedule(day), puzzles, "none", Seed.of(day.toEpochDay()), complaints::add);
  }

  static MatchRecord asPersons(MatchRecord record) {
    List<Participant> seats = new ArrayList<>(record.header().participants());
    seats.set(0, new Participant(Participant.HUMAN, "Ann"));
    Header header = record.header();
    return MatchRecord.of(new Header(header.game(), header.rules(), header.seed(), seats))
        .plus(record.decisions());
  }

  private static List<Puzzle> mistakes(
      String game, String rules, String players, String judge, long seed) {
    MatchRecord record = asPersons(ReviewerTest.play(game, rules, seed, players.split(":")));
    GameReview review = new Reviewer(REGISTRY, judge, 1).review(record, List.of(Seat.of(0)));
    List<Integer> mistakes =
        review.seats().get(0).mistakes().stream().map(JudgedDecision::index).limit(3).toList();
    Path file = Path.of("games", game + "-1.baize");
    return Puzzle.of(file, record, REGISTRY.game(game), mistakes);
  }

  private List<String> answers() throws IOException {
    return Files.readAllLines(home.resolve("baize/training"));
  }

  @ParameterizedTest
  @CsvSource({
    "euchre, 'points 5, shuffle uniform', Random:Simple:Random:Simple, Master:samples=50",
    "blackjack, 'bankroll 100, hands 8, minimum 5, shuffle uniform', Random, Exact",
    "beans, 'opening draw yes, final sale no', Random:Greedy, Planner:rollouts=40",
    "highcard, '2 seats, 3 rounds', Random:Random, Thinker:iterations=200",
  })
  void mistakes_are_asked_until_each_is_answered_rightly(
      String game, String rules, String players, String judge) throws IOException {
    List<Puzzle> puzzles = new ArrayList<>();
    for (long seed = 1; puzzles.isEmpty(); seed++) {
      puzzles.addAll(mistakes(game, rules, players, judge, seed));
    }
    RandomGenerator random = Seed.of(1).generator();
    Answering person = new Answering((words, number) -> words.get(random.nextInt(words.size())));
    Training training = training(TODAY, judge, puzzles);
    training.ask(person, Theme.LETTERS);
    assertThat(complaints).isEmpty();
    assertThat(answers()).filteredOn(line -> line.contains(" right ")).hasSameSizeAs(puzzles);
    assertThat(person.text())
        .contains("Puzzle 1 of " + puzzles.size() + ": what now?", "Right", "Worth (")
        .contains(judge + " played on for all, in one of many possible deals: You: ")
        .doesNotContain("better by -");
    assertThat(training.due()).isEmpty();
    assertThat(training.summary()).endsWith("The next is due on 2026-11-28.");
    assertThat(training(TODAY.plusDays(1), judge, puzzles).due()).hasSameSizeAs(puzzles);
  }

  @Test
  void what_is_shown_follows_from_what_the_seat_was_shown() {
    Map<String, Set<String>> shown = new HashMap<>();
    Set<String> positions = new HashSet<>();
    for (int seed = 0; seed < 24; seed++) {
      Header header =
          new Header(
              "Kuhn",
              "three cards",
              Seed.of(seed),
              List.of(new Participant("Human", "Ann"), new Participant("Random", "Bob")));
      MatchRecord record = MatchRecord.of(header);
      Game<?, ?> game = RecordedMatch.of(record, REGISTRY).replay();
      positions.add(game.position());
      Answering person = new Answering((words, number) -> words.get(0));
      home = home.resolveSibling("home" + seed);
      training(TODAY, "Thinker:iterations=20", List.of(puzzle("kuhn.baize", record, 0)))
          .ask(person, Theme.LETTERS);
      shown
          .computeIfAbsent(game.view(Seat.of(0)).toString(), view -> new HashSet<>())
          .add(person.text());
    }
    assertThat(positions).hasSize(6);
    assertThat(shown).hasSize(3);
    assertThat(shown.values()).allSatisfy(screens -> assertThat(screens).hasSize(1));
  }

  @Test
  void a_game_of_the_kit_is_trained_with_the_cards_that_were_hidden_dealt_anew() {
    List<Puzzle> puzzles = mistakes("auction", "9 hands", "Miser:Random", "Thinker", 2);
    assertThat(puzzles).isNotEmpty();
    Answering person = new Answering((words, number) -> "bid " + (3 - number % 4));
    training(TODAY, "Thinker", puzzles).ask(person, Theme.LETTERS);
    assertThat(complaints).isEmpty();
    assertThat(person.text()).contains("You: bid 3", "What came of it, in ");
  }

  @Test
  void a_missed_puzzle_is_asked_again_at_the_end_and_the_next_day() throws IOException {
    List<Puzzle> drills = Puzzle.drills(REGISTRY.game("blackjack"), null).subList(0, 3);
    String first = drills.get(0).name();
    assertThat(first).isEqualTo("blackjack soft A,2 against 5: double");
    Answering person =
        new Answering(
            (words, number) -> number == 0 ? "stand" : bestOf(drills.get(Math.min(number, 3) % 3)));
    Training training = training(TODAY, "Exact", drills);
    training.ask(person, Theme.LETTERS);
    assertThat(answers())
        .containsExactly(
            "2026-11-27 wrong " + first,
            "2026-11-27 right " + drills.get(1).name(),
            "2026-11-27 right " + drills.get(2).name(),
            "2026-11-27 right " + first);
    assertThat(person.text())
        .contains("No: to double is better by ", " It is asked once more at the end. ")
        .contains(
            "Puzzle 3 of 3: what now?",
            "Once more, 1 puzzle left: what now?",
            "Worth (wagers): double ");
    assertThat(training.summary())
        .isEqualTo(
            "3 puzzles answered, 2 rightly at the first try. The next is due on 2026-11-28.");
    assertThat(training(TODAY.plusDays(1), "Exact", drills).due()).hasSize(3);
  }

  /** The decision that the name of a drill ends in. */
  private static String bestOf(Puzzle drill) {
    return drill.name().substring(drill.name().indexOf(": ") + 2);
  }

  @Test
  void those_that_were_missed_come_first_and_a_training_has_at_most_twenty() {
    List<Puzzle> drills = Puzzle.drills(REGISTRY.game("blackjack"), null);
    Schedule before = schedule(TODAY);
    before.answered(drills.get(30).name(), true);
    before.answered(drills.get(40).name(), false);
    before.answered(drills.get(0).name(), true);
    List<Puzzle> due = training(TODAY.plusDays(1), "Exact", drills).due();
    assertThat(due)
        .hasSize(20)
        .startsWith(drills.get(40), drills.get(0), drills.get(30), drills.get(1));
  }

  @Test
  void puzzles_of_a_hand_are_asked_in_its_order_as_a_later_one_shows_the_cards() {
    MatchRecord record = asPersons(highcard());
    List<Puzzle> worstFirst =
        List.of(
            new Puzzle("highcard.baize 2", record, 2, 1, List.of()),
            new Puzzle("highcard.baize 1", record, 1, 0, List.of()),
            new Puzzle("highcard.baize 3", record, 3, 1, List.of()),
            new Puzzle("highcard.baize 0", record, 0, 0, List.of()));
    schedule(TODAY).answered("highcard.baize 3", false);
    assertThat(training(TODAY, "Thinker", worstFirst).due())
        .extracting(Puzzle::decisions)
        .containsExactly(2, 3, 0, 1);
  }

  @Test
  void only_decisions_of_the_person_become_puzzles() {
    MatchRecord record = asPersons(highcard());
    List<Puzzle> puzzles =
        Puzzle.of(
            Path.of("highcard.baize"),
            record,
            REGISTRY.game("highcard"),
            List.of(4, 1, 0, 3, 99, 5, 2));
    assertThat(puzzles)
        .extracting(Puzzle::name)
        .containsExactly("highcard.baize 0", "highcard.baize 5", "highcard.baize 2");
  }

  @Test
  void whoever_quits_keeps_what_was_answered_and_whatever_else_is_typed_is_no_answer()
      throws IOException {
    List<Puzzle> drills = Puzzle.drills(REGISTRY.game("blackjack"), null);
    List<String> lines = List.of("hint", "undo", "save x", "?", "nonsense", "surrender", "q");
    Answering person = new Answering((words, number) -> lines.get(number));
    Training training = training(TODAY, "Exact", drills);
    training.ask(person, Theme.LETTERS);
    assertThat(person.text())
        .contains("A puzzle has no hint", "A puzzle has no undo", "A puzzle has no save")
        .contains("Surrender gives the hand up", "\"nonsense\" is not an answer here");
    assertThat(answers()).hasSize(1);
    assertThat(training.summary()).startsWith("1 puzzle answered, 0 rightly at the first try. ");
  }

  @Test
  void where_input_ends_what_was_answered_is_kept_and_told() throws IOException {
    List<Puzzle> drills = Puzzle.drills(REGISTRY.game("blackjack"), null);
    Answering person =
        new Answering(
            (words, number) -> {
              if (number == 1) {
                throw new PromptAbandonedException(Reason.INPUT_ENDED);
              }
              return "surrender";
            });
    Training training = training(TODAY, "Exact", drills);
    training.ask(person, Theme.LETTERS);
    assertThat(answers()).hasSize(1);
    assertThat(training.summary()).startsWith("1 puzzle answered, 0 rightly at the first try. ");
  }

  @Test
  void a_puzzle_that_cannot_be_asked_costs_a_line() {
    MatchRecord record = MatchRecord.of(asPersons(highcard()).header()).plus(List.of("nonsense"));
    Training training =
        training(
            TODAY,
            "Thinker",
            List.of(puzzle("highcard.baize", record, 0), puzzle("highcard.baize", record, 1)));
    training.ask(new Answering((words, number) -> words.get(0)), Theme.LETTERS);
    assertThat(complaints)
        .hasSize(2)
        .allMatch(line -> line.startsWith("not asked: highcard.baize "));
  }

  private static Puzzle puzzle(String file, MatchRecord record, int decisions) {
    return new Puzzle(file + " " + decisions, record, decisions, 0, List.of());
  }

  private static MatchRecord highcard() {
    return ReviewerTest.play("highcard", "2 seats, 3 rounds", 1, "Random", "Random");
  }
}
