package dev.baize.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.BeansProvider;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.table.Aside;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import dev.baize.table.NextGame;
import dev.baize.table.PlainTable;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.SessionOptions;
import dev.baize.table.SteppedReplay;
import dev.baize.table.TableConsole;
import dev.baize.table.TableSession;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person at a table, whose keys are all pressed beforehand. */
class TableSessionTest {

  private static final String TAB = "\t";
  private static final String UP = "\u001b[A";
  private static final String F1 = "\u001bOP";
  private static final String RIGHT = "\u001b[C";
  private static final String LEFT = "\u001b[D";
  private static final String HOME = "\u001b[H";
  private static final String END = "\u001b[4~";
  private static final String PAGE_DOWN = "\u001b[6~";
  private static final String PAGE_UP = "\u001b[5~";
  private static final Pattern DECISION = Pattern.compile("decision ([0-9]+) of");
  private static final String CTRL_D = "\u0004";
  private static final Pace NO_PAUSE = new Pace(0, false);

  /** Nobody waits for so long: a key is pressed before. */
  private static final Pace SLOWEST = new Pace(99_999, false);

  /** Why the person left, unless the game is over, which then has a result. */
  private record Ending(Optional<Reason> left, String result) {}

  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int size = Screens.ROWS;
  private boolean practice;
  private boolean confirms;
  private String greeting = "";
  private List<String> before = List.of();
  private Optional<NextGame> next = Optional.empty();

  /** The other players decide in the simplest way; seeds are chosen for what they deal. */
  private static MatchRecord start(GameProvider<?, ?, ?> game, String opponents, long seed) {
    List<Participant> participants = new ArrayList<>();
    for (String name : PlainTable.unlessProvided(game).names(game.rules().seats())) {
      participants.add(new Participant(participants.isEmpty() ? "Human" : opponents, name));
    }
    String rules = game.rules().text().replace("hands 1000", "hands 2");
    return MatchRecord.of(new Header(game.name(), rules, Seed.of(seed), participants));
  }

  private Ending sit(GameProvider<?, ?, ?> game, MatchJournal record, String hints, String keys)
      throws IOException {
    return sit(game, record, hints, NO_PAUSE, keys);
  }

  private Ending sit(
      GameProvider<?, ?, ?> game, MatchJournal record, String hints, Pace pace, String keys)
      throws IOException {
    byte[] typed = keys.replace('\n', '\r').getBytes(UTF_8);
    try (TableTerminal terminal =
            TableTerminal.of(new ByteArrayInputStream(typed), out, Appearance.PLAIN, size);
        TerminalConsole console = terminal.takeOver(pace, () -> {})) {
      TableSession.Ending end =
          new TableSession<>(game, Registry.load(), record, record.header().people().get(0), hints)
              .play(
                  console,
                  terminal.theme(),
                  new SessionOptions(practice, confirms, greeting, before),
                  List.of(
                      Aside.ofText("history", "shows the whole game", () -> "The whole game.")));
      next = end.next();
      return new Ending(Optional.empty(), end.result());
    } catch (PromptAbandonedException e) {
      return new Ending(Optional.of(e.reason()), "");
    }
  }

  private Ending euchre(MatchJournal record, String keys) throws IOException {
    return sit(new EuchreProvider(), record, "Simple", keys);
  }

  private static MatchJournal euchre(long seed) {
    return MatchJournal.inMemory(start(new EuchreProvider(), "Simple", seed));
  }

  private static MatchJournal beans(long seed) {
    return MatchJournal.inMemory(start(new BeansProvider(), "Greedy", seed));
  }

  private List<String> screens() {
    return Screens.of(out.toString(UTF_8)).answered();
  }

  /** The lines below the table after a number of lines were typed. */
  private String after(int typed) {
    return screens().get(typed);
  }

  /** The same in one line, without margins. */
  private String screen(int typed) {
    return after(typed).replaceAll("\\s+", " ");
  }

  @Test
  void a_question_mark_explains_and_nothing_changes() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, "?\n?\n");
    assertThat(after(1))
        .contains("Put any of your six cards away, the 10D included; nobody sees it.");
    assertThat(record.record().decisions().size()).isEqualTo(1);
  }

  @Test
  void a_hint_is_what_the_hint_player_would_do() throws IOException {
    euchre(euchre(1), "hint\n?\n");
    assertThat(after(1)).contains("Simple would put away 9C.");
    assertThat(out.toString(UTF_8)).contains(" Simple is thinking ...");
    out.reset();
    sit(new BeansProvider(), beans(3), "Greedy", "hint\n?\n");
    assertThat(after(1)).containsPattern("Greedy would play [A-Za-z]+( no more)?\\.");
    out.reset();
    BlackjackProvider blackjack = new BlackjackProvider();
    sit(blackjack, MatchJournal.inMemory(start(blackjack, "", 3)), "Simple", "hint\n?\n");
    assertThat(after(1)).contains("Simple would bet 5.");
  }

  @Test
  void what_is_no_answer_is_refused_and_asked_again() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, "7\n9c\n1\n?\n");
    assertThat(after(1)).contains("\"7\" is not an answer here; type ? for help");
    assertThat(after(3)).contains("10D does not follow suit; type ? to see why.");
  }

  @Test
  void enter_alone_does_what_alone_can_be_done() throws IOException {
    MatchJournal record = euchre(41);
    euchre(record, "pass\n\n\n?\n");
    assertThat(after(1)).endsWith("Play a card (2):\n");
    assertThat(record.record().decisions()).contains("play Ace of Spades");
    assertThat(after(3)).endsWith("Lead a card (1-4): ?\n");
  }

  @Test
  void where_only_one_decision_is_legal_a_hint_says_so_and_nobody_thinks() throws IOException {
    for (String hints : List.of("Simple", "Thinker")) {
      sit(new EuchreProvider(), euchre(41), hints, "pass\nhint\n?\n");
      assertThat(after(2)).contains("There is no choice: play AS.").doesNotContain(hints);
      assertThat(out.toString(UTF_8)).doesNotContain("is thinking");
      out.reset();
    }
  }

  @Test
  void tab_completes_what_has_one_end() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, "un" + TAB + "\n10" + TAB + "\n?\n");
    assertThat(after(0)).contains("Put a card away (1-6): undo");
    assertThat(after(1)).contains("There is nothing to take back yet.", "(1-6): 10d");
    assertThat(record.record().decisions()).contains("discard Ten of Diamonds");
  }

  @Test
  void a_decision_is_taken_back_while_nothing_new_was_seen() throws IOException {
    MatchJournal record = beans(3);
    sit(new BeansProvider(), record, "Greedy", "keep\nundo\nplay\n?\n");
    assertThat(after(0)).doesNotContain("undo");
    assertThat(after(1)).contains("Throw a card away").contains("undo");
    assertThat(after(2))
        .contains("Taken back.")
        .contains("Stink is next in your hand: play it, too [p], keep it [k]");
    assertThat(record.record().decisions()).containsExactly("play Stink");
  }

  @Test
  void the_word_of_the_classic_program_is_explained_and_understood() throws IOException {
    MatchJournal record = beans(3);
    sit(new BeansProvider(), record, "Greedy", "?\nstop\n?\n");
    assertThat(screen(1)).contains("and no more; keep or stop leaves it in your hand.");
    assertThat(record.record().decisions()).containsExactly("play no more");
  }

  @Test
  void decisions_are_taken_back_one_after_another_in_the_record_too() throws IOException {
    BeansProvider game = new BeansProvider();
    Path file = folder.resolve("game");
    try (MatchJournal record = MatchJournal.inMemory(start(game, "Greedy", 3))) {
      record.create(file);
      sit(game, record, "Greedy", "keep\nall\nchain\nchain\nundo\nundo\nundo\n?\n");
    }
    assertThat(after(4)).contains("undo");
    assertThat(after(6)).contains("Taken back.");
    assertThat(after(7)).contains("Too late to take that back: you have since seen");
    assertThat(MatchRecord.read(file).decisions()).containsExactly("play no more", "keep all");
  }

  @Test
  void a_decision_that_the_record_does_not_let_go_stays_and_the_game_goes_on() throws IOException {
    BeansProvider game = new BeansProvider();
    Path file = folder.resolve("game");
    Ending ending;
    try (MatchJournal record = MatchJournal.inMemory(start(game, "Greedy", 3))) {
      record.create(file);
      Files.writeString(file, Files.readString(file).replace("seed: 3", "seed: 4"));
      ending = sit(game, record, "Greedy", "keep\nundo\nall\n?\n");
      assertThat(record.record().decisions()).startsWith("play no more", "keep all");
    }
    assertThat(screen(2)).contains("Not taken back: " + file + " cannot be cut: it has changed");
    assertThat(ending.left()).contains(Reason.INPUT_ENDED);
  }

  @Test
  void what_the_others_did_since_cannot_be_unseen() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, "1\nundo\n?\n");
    assertThat(after(2)).contains("Too late to take that back");
    assertThat(record.record().decisions().size()).isGreaterThan(2);
  }

  /** A game by the rules of a casino in which Kings are split into four hands. */
  private static MatchRecord casino(String... decisions) {
    BlackjackRules rules =
        BlackjackRules.standard()
            .withHands(2)
            .withHouse(BlackjackHouseRules.of(BlackjackHousePreset.STRIP));
    List<Participant> person = List.of(new Participant("Human", "Player"));
    return MatchRecord.of(new Header("blackjack", rules.text(), Seed.of(36), person))
        .plus(List.of(decisions));
  }

  @Test
  void a_game_is_resumed_in_the_middle_of_the_third_hand_of_a_split() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    MatchJournal whole = MatchJournal.inMemory(casino());
    sit(game, whole, "Basic", "10\nsplit\nsplit\ndouble\nsplit\nstand\n?\n");
    String before = after(6);
    out.reset();
    List<String> made = whole.record().decisions();
    assertThat(made).endsWith("split", "double", "split", "stand");
    MatchJournal resumed = MatchJournal.inMemory(casino(made.toArray(String[]::new)));
    sit(game, resumed, "Basic", "?\nstand\nstand\n?\n");
    assertThat(after(0)).isEqualTo(before);
    assertThat(after(0)).contains("> Third ", "Third hand: hit [h], stand [s], double [d]: ?");
    assertThat(screen(3)).contains("Fourth: 18 against 17. You win 10. In all, you lose 10.");
  }

  @Test
  void a_hint_at_a_casinos_table_is_the_exact_value_of_every_decision() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    sit(game, MatchJournal.inMemory(casino()), "Exact", "10\nhint\n?\n");
    assertThat(after(2))
        .contains(
            """
             Exact would stand.
             Worth, in wagers, exactly:
             +0.790  stand
             +0.055  split
             -0.500  surrender
             -0.850  hit
             -1.700  double
            """);
  }

  @Test
  void a_table_replies_to_what_it_is_asked_and_asks_again() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    MatchJournal record = MatchJournal.inMemory(casino());
    sit(game, record, "Basic", "10\ncou" + TAB + "\ncount on\nstand\n-3\n20\n?\n");
    assertThat(after(0)).contains("? help   rules   hint   count   save   quit");
    assertThat(after(1)).endsWith("surrender [r]: count\n");
    assertThat(screen(2)).contains("The running count (hilo) is -2, with 5.9 decks unseen; the");
    assertThat(screen(3)).contains("Before every bet you are asked for the running count;");
    assertThat(after(4)).endsWith("Running count (hilo), or Enter: -3\n");
    assertThat(screen(5)).contains("Not -3. The running count").contains("Bet 5 to ");
    assertThat(record.record().decisions()).containsExactly("bet 10", "stand", "bet 20");
  }

  @Test
  void for_practice_it_can() throws IOException {
    practice = true;
    Path file = folder.resolve("game");
    try (MatchJournal record = euchre(1)) {
      record.create(file);
      euchre(record, "9c\nundo\n10d\n4\nundo\nundo\n?\n");
    }
    assertThat(after(1)).endsWith("Play a card (4, 5): undo\n");
    assertThat(after(2)).contains("Taken back.").endsWith("Put a card away (1-6): 10d\n");
    assertThat(after(6)).contains("Taken back.").endsWith("Put a card away (1-6): ?\n");
    assertThat(MatchRecord.read(file).decisions()).hasSize(1);
  }

  @Test
  void for_practice_the_last_decision_of_a_game_can_be_taken_back_too() throws IOException {
    practice = true;
    BlackjackProvider game = new BlackjackProvider();
    Path file = folder.resolve("game");
    Ending ending;
    try (MatchJournal record = MatchJournal.inMemory(start(game, "", 3))) {
      record.create(file);
      ending = sit(game, record, "Simple", "10\nstand\n\nstand\nundo\nhit\nstand\n\n");
    }
    assertThat(after(4)).contains("[a]gain   [h]istory   [u]ndo   [s]ave   [q]uit");
    assertThat(after(5)).contains("Taken back.");
    assertThat(ending.left()).isEmpty();
    assertThat(MatchRecord.read(file).decisions()).startsWith("bet 10", "stand", "bet 10", "hit");
  }

  @Test
  void what_was_requested_of_the_table_outlives_a_decision_that_is_taken_back() throws IOException {
    practice = true;
    BlackjackProvider game = new BlackjackProvider();
    MatchJournal record = MatchJournal.inMemory(start(game, "", 3));
    sit(game, record, "Simple", "count on\n\n10\nundo\n?\n");
    assertThat(after(1)).contains("not shown while you count");
    assertThat(after(4)).contains("Taken back.").contains("not shown while you count");
  }

  @Test
  void a_game_that_is_over_is_not_undone_otherwise() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    MatchJournal record = MatchJournal.inMemory(start(game, "", 3));
    Ending ending = sit(game, record, "Simple", "10\nstand\n\nstand\nundo\n\n");
    assertThat(after(4)).contains("[a]gain   [h]istory   [s]ave   [q]uit");
    assertThat(after(5)).contains("The game is over; only --practice takes a decision back now.");
    assertThat(ending.left()).isEmpty();
  }

  @Test
  void a_record_that_ends_because_the_game_is_saved_elsewhere_is_named() throws IOException {
    Path first = folder.resolve("A");
    Path second = folder.resolve("B");
    try (MatchJournal record = euchre(1)) {
      euchre(record, "save %s\nsave\n9c\nsave %s\n4\n?\n".formatted(first, second));
    }
    assertThat(screen(1)).contains("Recorded in " + first + ", with all that follows.");
    assertThat(screen(2))
        .contains("This game is recorded in " + first + " already, with all that follows.");
    assertThat(screen(4))
        .contains(
            "From now on this game is recorded in %s; %s ends here.".formatted(second, first));
    assertThat(MatchRecord.read(first).decisions()).contains("discard Nine of Clubs");
    assertThat(MatchRecord.read(second).decisions().size())
        .isGreaterThan(MatchRecord.read(first).decisions().size());
  }

  @Test
  void to_quit_loses_a_game_only_when_asked_twice() throws IOException {
    Ending ending = euchre(euchre(1), "quit\n1\nquit\n?\nquit\nquit\n");
    assertThat(after(1)).contains("This game is not recorded. To abandon it, type quit again;");
    assertThat(screens()).hasSize(6);
    assertThat(ending).isEqualTo(new Ending(Optional.of(Reason.LEFT), ""));
  }

  @Test
  void a_game_that_is_saved_is_left_at_once_and_resumed_where_it_was() throws IOException {
    Path file = folder.resolve("game");
    MatchJournal record = euchre(1);
    Ending ending = euchre(record, "save " + file + "\n9c\nquit\n");
    record.close();
    assertThat(after(1)).contains("Recorded in " + file.toString().substring(0, 20));
    assertThat(ending).isEqualTo(new Ending(Optional.of(Reason.LEFT), ""));
    out.reset();
    try (MatchJournal again = MatchJournal.inMemory(MatchRecord.read(file))) {
      again.append(file, KeptGames.of(Map.of(), () -> ""));
      assertThat(euchre(again, "?\n?\n").left()).contains(Reason.INPUT_ENDED);
    }
    assertThat(after(1)).contains("West led clubs C and you hold some, so you must play one of");
  }

  @Test
  void a_file_that_cannot_be_written_is_said_and_the_game_goes_on() throws IOException {
    euchre(euchre(1), "save " + folder + "\n?\n");
    assertThat(after(1)).contains("Not saved: ").contains("Put a card away (1-6)");
  }

  @Test
  void input_that_ends_is_told() throws IOException {
    assertThat(euchre(euchre(1), "").left()).contains(Reason.INPUT_ENDED);
  }

  @Test
  void a_game_that_is_over_can_be_saved_and_read() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    Path file = folder.resolve("game");
    MatchJournal record = MatchJournal.inMemory(start(game, "", 3));
    Ending ending =
        sit(game, record, "Simple", "10\nstand\n\nstand\nhistory\nqmore\nsave " + file + "\n\n");
    record.close();
    assertThat(ending.left()).isEmpty();
    assertThat(out.toString(UTF_8)).containsOnlyOnce(" The whole game.");
    assertThat(ending.result()).matches("You began with 1,000 and have [0-9]+ after 2 hands\\.");
    assertThat(after(4)).contains(ending.result(), "The game is over; Enter leaves the table");
    assertThat(after(6)).contains(ending.result()).doesNotContain("The deck is shuffled.");
    assertThat(MatchRecord.read(file).decisions())
        .containsExactly("bet 10", "stand", "bet 10", "stand");
  }

  @Test
  void at_the_end_only_whole_words_are_answers_in_any_case() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    MatchJournal record = MatchJournal.inMemory(start(game, "", 3));
    Ending ending = sit(game, record, "Simple", "10\nstand\n\nstand\nsaved\n?\nx\nHelp\nQuit\n");
    assertThat(after(5)).contains("\"saved\" is not an answer here; type ? for help");
    for (int help : List.of(6, 8)) {
      assertThat(screen(help)).contains("history shows the whole game; save FILE");
    }
    assertThat(record.file()).isEmpty();
    assertThat(ending.left()).isEmpty();
  }

  private static KeptGames games(Path data) {
    return KeptGames.of(Map.of("XDG_DATA_HOME", data.toString()), () -> "2026-11-27-0515");
  }

  @Test
  void what_follows_the_end_of_a_game_is_chosen_by_a_word_or_its_first_letter() throws IOException {
    BlackjackProvider blackjack = new BlackjackProvider();
    for (String typed : List.of("again", "A", "a")) {
      MatchJournal record = MatchJournal.inMemory(start(blackjack, "", 3));
      Ending ending = sit(blackjack, record, "Simple", "10\nstand\n\nstand\no\n" + typed + "\n");
      assertThat(screen(5)).contains("\"o\" is not an answer here");
      assertThat(ending.left()).isEmpty();
      assertThat(next).contains(NextGame.AGAIN);
      out.reset();
    }
    Ending ending =
        sit(
            blackjack,
            MatchJournal.inMemory(start(blackjack, "", 3)),
            "Simple",
            "10\nstand\n\nstand\nh\n\nq\n");
    assertThat(out.toString(UTF_8)).containsOnlyOnce(" The whole game.");
    assertThat(ending.left()).isEmpty();
    assertThat(next).isEmpty();
  }

  @Test
  void the_other_side_has_the_same_cards_one_seat_further() throws IOException {
    BeansProvider beans = new BeansProvider();
    MatchRecord first = start(beans, "Greedy", 3);
    Header other = NextGame.OTHER_SIDE.after(first.header(), Seed.of(9));
    assertThat(other.seed()).isEqualTo(Seed.of(3));
    assertThat(other.names()).containsExactly("North", "South");
    assertThat(other.people()).containsExactly(Seat.of(1));
    MatchJournal record = MatchJournal.inMemory(MatchRecord.of(other));
    sit(beans, record, "Greedy", "?\n");
    assertThat(record.record().decisions()).isNotEmpty();
    Header again = NextGame.AGAIN.after(other, Seed.of(9));
    assertThat(again.seed()).isEqualTo(Seed.of(9));
    assertThat(again.participants()).isEqualTo(other.participants());
  }

  @Test
  void what_the_same_cards_came_to_before_is_read_beside_the_result() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    before = List.of("You lost it all.");
    MatchJournal record = MatchJournal.inMemory(start(game, "", 3));
    Ending ending = sit(game, record, "Simple", "10\nstand\n\nstand\n\n");
    assertThat(screen(4))
        .containsSubsequence("Before, with the same cards: You lost it all.", ending.result());
  }

  @Test
  void a_kept_game_is_left_at_once_and_goes_on_in_its_file() throws IOException {
    Path file = folder.resolve("baize/games/euchre-2026-11-27-0515.baize");
    try (MatchJournal record = euchre(1)) {
      record.keep(games(folder));
      assertThat(euchre(record, "quit\n").left()).contains(Reason.LEFT);
      assertThat(screens()).hasSize(1);
      assertThat(file).doesNotExist();
      out.reset();
      assertThat(euchre(record, "9c\nsave\nquit\n").left()).contains(Reason.LEFT);
      assertThat(screen(2))
          .contains("This game is recorded in", " already, with all that follows.");
    }
    assertThat(MatchRecord.read(file).decisions()).contains("discard Nine of Clubs");
  }

  @Test
  void a_game_that_cannot_be_kept_says_so_at_the_table_and_goes_on() throws IOException {
    Path occupied = Files.writeString(folder.resolve("data"), "mine");
    MatchJournal record = euchre(1);
    record.keep(games(occupied));
    Ending ending = euchre(record, "9c\nquit\nquit\n");
    assertThat(screen(0)).contains("This game is not kept: ", "save FILE records it elsewhere.");
    assertThat(screen(1)).doesNotContain("not kept");
    assertThat(screen(2)).contains("This game is not recorded. To abandon it, type quit again;");
    assertThat(ending.left()).contains(Reason.LEFT);
    assertThat(occupied).hasContent("mine");
  }

  @Test
  void a_kept_game_whose_file_fails_goes_on_and_says_so_once() throws IOException {
    Path file = folder.resolve("baize/games/euchre-2026-11-27-0515.baize");
    MatchJournal record = euchre(1);
    record.keep(games(folder));
    euchre(record, "9c\n");
    out.reset();
    String before = Files.readString(file) + "foreign\n";
    Files.writeString(file, before);
    euchre(record, "4\n?\n?\n");
    assertThat(screen(1)).contains("This game is not kept any more: ", "it has changed;");
    assertThat(screen(2)).doesNotContain("not kept");
    assertThat(record.record().decisions().size()).isGreaterThan(2);
    assertThat(file).hasContent(before.strip());
    record.close();
  }

  @Test
  void the_deal_lies_on_the_table_before_the_others_decide() throws IOException {
    euchre(euchre(1), "?\n");
    String shown = out.toString(UTF_8);
    assertThat(shown.substring(0, shown.indexOf("waiting for West"))).contains("10D is turned up");
  }

  @Test
  void the_dealer_is_told_what_it_would_hold_with_the_upcard() {
    EuchreProvider euchre = new EuchreProvider();
    GameTable<EuchreView, EuchreDecision, EuchreEvent> table =
        PlainTable.unlessProvided(euchre)
            .table()
            .apply(new Speech(Seat.of(0), List.of("A", "B", "C", "D")));
    for (int seed = 0; seed < 20; seed++) {
      var game = euchre.rules().start(Seed.of(seed));
      for (int i = 0; i < 3; i++) {
        game.apply(EuchreDecision.pass());
      }
      EuchreView view = game.view(Seat.of(0));
      assertThat(table.ask(view, game.legal()).rules().get(1).toString())
          .contains(StyledText.of(view.upcard()));
    }
  }

  @Test
  void how_the_game_is_played_is_read_page_by_page_and_the_question_stays() throws IOException {
    MatchJournal record = euchre(1);
    greeting = "You play with Simple.";
    euchre(record, "rules\n" + RIGHT + END + PAGE_UP + "q9c\n?\n");
    assertThat(screen(0)).contains(greeting);
    String shown = out.toString(UTF_8);
    assertThat(shown).contains("Euchre is a game for four", "(page 1 of ", "(page 2 of ");
    assertThat(shown.replaceAll("\\s+", " ")).contains("; you play with Simple.");
    assertThat(record.record().decisions()).contains("discard Nine of Clubs");
    assertThat(screen(1)).contains("Put a card away");
  }

  @Test
  void enter_turns_the_pages_of_what_the_table_says_and_then_shows_the_table_again()
      throws IOException {
    size = TableConsole.MIN_ROWS;
    MatchJournal record = euchre(1);
    sit(new EuchreProvider(), record, "Master", "hint\n\n\n9c\n");
    assertThat(screen(1)).contains("Master would put away QC.", "(page 1 of 2; Enter shows the");
    assertThat(screen(2)).contains("(page 2 of 2; Enter").doesNotContain("would put away");
    assertThat(screen(3)).contains("West orders up diamonds").doesNotContain("(page ");
    assertThat(record.record().decisions()).contains("discard Nine of Clubs");
  }

  @Test
  void a_decision_that_costs_more_than_half_a_bet_is_asked_again() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    confirms = true;
    MatchJournal record = MatchJournal.inMemory(casino());
    sit(game, record, "Basic", "10\ndouble\nno\ndouble\ny\n?\n");
    assertThat(screen(2)).contains("Really double on a hard 20? It costs 2.5 bets");
    assertThat(screen(3)).contains("Hit [h], stand [s]").endsWith("surrender [r]: double ");
    assertThat(record.record().decisions()).startsWith("bet 10", "double");
    confirms = false;
    MatchJournal unasked = MatchJournal.inMemory(casino());
    sit(game, unasked, "Basic", "10\ndouble\n?\n");
    assertThat(unasked.record().decisions()).startsWith("bet 10", "double");
  }

  @Test
  void info_tells_what_a_table_shows_only_where_there_is_room() throws IOException {
    BlackjackProvider game = new BlackjackProvider();
    sit(game, MatchJournal.inMemory(casino()), "Basic", "10\ninfo\n?\n");
    assertThat(after(2)).contains("\n House: 6 decks").contains("\n Shoe: ###");
    assertThat(after(2).split("Seen: ", -1)).hasSize(3);
  }

  private void replay(MatchRecord record, boolean open, String keys) throws IOException {
    SteppedReplay<?, ?, ?> replay =
        SteppedReplay.of(record, new EuchreProvider(), Seat.of(0), open);
    try (TableTerminal terminal =
            TableTerminal.of(
                new ByteArrayInputStream(keys.getBytes(UTF_8)), out, Appearance.PLAIN, size);
        TerminalConsole console = terminal.takeOver(NO_PAUSE, () -> {})) {
      replay.show(console, terminal.theme());
    }
  }

  @Test
  void a_recorded_game_is_replayed_forwards_and_backwards() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, "9c\n4\n?\n");
    int decisions = record.record().decisions().size();
    out.reset();
    replay(record.record(), false, RIGHT + PAGE_DOWN + LEFT + END + "\r" + HOME + "q");
    assertThat(DECISION.matcher(out.toString(UTF_8)).results().map(found -> found.group(1)))
        .containsExactly("0", "1", "1", "0", "" + decisions, "" + decisions, "0");
    assertThat(out.toString(UTF_8))
        .contains("Your hand")
        .doesNotContainPattern("West {3}[0-9JQKA]");
  }

  @Test
  void all_hands_are_open_in_a_replay_for_all() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, "9c\n?\n");
    out.reset();
    replay(record.record(), true, "q");
    assertThat(out.toString(UTF_8))
        .containsPattern("West {8}([0-9JQKA]+[SHCD]  ){4}")
        .containsPattern("East {8}([0-9JQKA]+[SHCD]  ){4}");
  }

  @Test
  void a_window_that_is_too_small_says_so() throws IOException {
    size = 17;
    euchre(euchre(1), "?\n");
    assertThat(after(0))
        .startsWith("A table needs 60x18; this is 80x17. Make the window larger.\n");
  }

  private Ending euchre(MatchJournal record, Pace pace, String keys) throws IOException {
    return sit(new EuchreProvider(), record, "Simple", pace, keys);
  }

  @Test
  void a_key_ends_a_pause_and_no_more_whatever_it_sends() throws IOException {
    euchre(euchre(1), SLOWEST, "9c\n" + UP + "\n?\n");
    assertThat(after(1)).endsWith("Play a card (4, 5): ?\n");
    out.reset();
    euchre(euchre(1), SLOWEST, "9c\n" + " " + F1 + "?\n");
    assertThat(after(1)).endsWith("Play a card (4, 5): ?\n");
  }

  @Test
  void an_answer_that_is_begun_while_the_others_move_is_not_lost() throws IOException {
    MatchJournal record = euchre(1);
    euchre(record, SLOWEST, "9c\njc\n");
    assertThat(after(1)).endsWith("Play a card (4, 5): jc\n");
  }

  @Test
  void where_any_key_is_asked_for_none_begins_an_answer() throws IOException {
    euchre(euchre(1), new Pace(0, true), "9c\n" + "x" + F1 + "?\n");
    assertThat(after(1)).endsWith("Play a card (4, 5): ?\n");
  }

  @Test
  void ctrl_d_while_the_others_move_ends_input() throws IOException {
    Ending ending = euchre(euchre(1), SLOWEST, "9c\n" + CTRL_D + "4\n4\n4\n");
    assertThat(ending.left()).contains(Reason.INPUT_ENDED);
    assertThat(screens()).hasSize(1);
  }

  @Test
  void input_that_ends_while_the_others_move_is_told() throws IOException {
    assertThat(euchre(euchre(1), SLOWEST, "9c\n").left()).contains(Reason.INPUT_ENDED);
  }

  @Test
  void more_shows_what_happened_since_the_last_decision() throws IOException {
    euchre(euchre(1), "9c\n4\nqc\nmore\n?\n");
    assertThat(after(3)).contains("Hand 1: You deal");
    assertThat(after(4)).contains(" takes the trick with ").doesNotContain("Hand 1: You deal");
  }

  @Test
  void more_says_that_the_table_shows_it_all_where_there_is_nothing_to_tell() throws IOException {
    euchre(euchre(1), "9c\nmore\n?\n");
    assertThat(after(2))
        .contains("There is no more to tell since your last decision; the table shows the rest.");
  }
}
