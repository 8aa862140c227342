package dev.baize.table;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.table.Fact;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.UndoPoint.Undo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The person as a player of the match, or before a puzzle, who is shown the table and asked until
 * there is a decision.
 *
 * @param <V> what the seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public final class HumanPlayer<V extends View, D extends Decision, E extends Event>
    implements Player<V, D, E> {

  /**
   * What the person may do: make a decision that the game lists, or allows without listing it, and
   * take the last one back; if it is unknown whether that may be done, {@code knownUndo} finds out,
   * however long it takes.
   */
  record Turn<D extends Decision>(
      List<D> legal, Predicate<D> isLegal, Undo undo, Supplier<Undo> knownUndo) {}

  private static final String QUIT = "quit";
  private static final Set<String> YES = Set.of("y", "yes", "1");
  private static final String RULES = "rules";

  private final TableConsole console;
  private final GameTable<V, D, E> table;

  // At a puzzle, there are no hints and nothing to save.
  private final @Nullable HintPlayer<V, D, E> hints;
  private final @Nullable MatchJournal record;
  private final Theme theme;

  /** How the game is played; may be empty. */
  private final String howToPlay;

  private final boolean confirms;
  private final Messages messages = new Messages();
  private V view;
  private @Nullable D decision;
  private boolean watching;
  private boolean leaving;

  /**
   * A person at a table where nothing has happened, who may be told how the game is played, and is
   * asked to confirm what the table doubts, or not.
   */
  HumanPlayer(
      TableConsole console,
      GameTable<V, D, E> table,
      @Nullable HintPlayer<V, D, E> hints,
      @Nullable MatchJournal record,
      V view,
      Theme theme,
      String howToPlay,
      boolean confirms) {
    this.console = console;
    this.table = table;
    this.hints = hints;
    this.record = record;
    this.view = view;
    this.theme = theme;
    this.howToPlay = howToPlay;
    this.confirms = confirms;
  }

  /**
   * A person before a puzzle, who has been shown nothing.
   *
   * @param console where the person sits
   * @param table before the first event
   * @param view what the seat knows when it is asked
   * @param theme how signs are written
   * @param howToPlay how the game is played; may be empty
   */
  public HumanPlayer(
      TableConsole console, GameTable<V, D, E> table, V view, Theme theme, String howToPlay) {
    this(console, table, null, null, view, theme, howToPlay, false);
  }

  /**
   * {@return what the person decides in the position of a puzzle}
   *
   * @param told what is told after all that has happened
   * @param legal the decisions that the game lists
   * @param isLegal whether the game allows a decision
   */
  public D answer(String told, List<D> legal, Predicate<D> isLegal) {
    messages.tell(StyledText.of("\n" + told));
    return ask(view, new Turn<>(legal, isLegal, Undo.NOTHING, () -> Undo.NOTHING));
  }

  /**
   * {@return what the person types below the table in the position of a puzzle, without a question}
   *
   * @param said instead of what has happened, one paragraph each; may take a moment to find
   * @param prompt without a colon
   * @param words what may be typed besides Enter
   */
  public String read(Supplier<List<StyledText>> said, String prompt, List<String> words) {
    look(view, "a moment ...");
    messages.say(said.get());
    return read(table.scene(view, false), true, prompt, words);
  }

  /** Shows events as they happen from now on; those before were shown earlier. */
  void beginToWatch() {
    watching = true;
  }

  /** The person has decided: what happens from now on is new. */
  public void decided() {
    messages.markRead();
  }

  Messages messages() {
    return messages;
  }

  @Override
  public void observe(E event) {
    table.observe(event);
    Optional.ofNullable(hints).ifPresent(player -> player.observe(event));
    if (table.isNews(event)) {
      messages.tell(table.describe(event));
    }
    if (watching && table.pause(event) > 0) {
      look(view, console.pauseHint());
      console.pause(table.pause(event));
    }
  }

  /** Shows the table while nothing is asked. */
  void look(V now, String foot) {
    view = now;
    Scene scene = table.scene(view, false);
    console.show(screen(scene, columns -> Asked.NOTHING, 0, "", List.of(foot)));
  }

  private Screen screen(
      Scene scene, IntFunction<Asked> asked, int page, String turner, List<String> foot) {
    return new Screen(theme, scene, asked, page, messages.shown(), turner, foot);
  }

  /**
   * What the person types; Enter alone turns pages, where there are several, but if it goes on to
   * something else, the last one.
   */
  private String read(
      Scene scene,
      boolean goesOn,
      IntFunction<Asked> asked,
      IntFunction<String> prompt,
      List<String> foot,
      List<String> words) {
    int page = 0;
    while (true) {
      Screen screen = screen(scene, asked, page, Screen.ENTER, foot);
      console.show(screen);
      String line = console.ask(prompt, words);
      int pages = screen.pages(console.columns(), console.rows());
      boolean turns = line.isEmpty() && pages > 1 && !(goesOn && page == pages - 1);
      page = turns ? (page + 1) % pages : 0;
      if (page == 0) {
        messages.clear();
      }
      if (!turns) {
        return line;
      }
    }
  }

  /** What the person types where nothing is asked; the first letter of each word is enough. */
  private String read(Scene scene, boolean goesOn, String prompt, List<String> words) {
    List<String> foot =
        words.stream().map(word -> "[" + word.charAt(0) + "]" + word.substring(1)).toList();
    return read(scene, goesOn, columns -> Asked.NOTHING, columns -> prompt, foot, words);
  }

  /** Shows the table for the time of a move. */
  void pause(V now) {
    look(now, console.pauseHint());
    console.pause(1);
  }

  /** Shows how the game ended, and asks what to do before leaving the table. */
  Optional<NextGame> showEnd(V end, String result, boolean undo, List<Aside> asides) {
    warn();
    view = end;
    return new GameOverPrompt(console, theme, requireNonNull(record), messages, undo, asides)
        .askUntilLeft(
            words -> read(table.scene(end, false), false, GameOverPrompt.QUESTION, words), result);
  }

  @Override
  public D decide(V now) {
    return requireNonNull(decision, "the person was not asked");
  }

  /** Asks until there is a decision, which is what the person {@linkplain #decide decides} next. */
  D ask(V now, Turn<D> own) {
    view = now;
    leaving = false;
    warn();
    Optional<D> answer = Optional.empty();
    while (answer.isEmpty()) {
      answer = askOnce(own);
    }
    decided();
    decision = answer.get();
    return decision;
  }

  /** Says once if the game, which should be kept, is not. */
  private void warn() {
    Optional.ofNullable(record)
        .flatMap(MatchJournal::newWarning)
        .ifPresent(warning -> messages.say(warning + "; save FILE records it elsewhere."));
  }

  /** Empty if what the person typed was no answer. */
  private Optional<D> askOnce(Turn<D> own) {
    Question<D> question = table.ask(view, own.legal());
    List<String> words = new ArrayList<>(question.words());
    words.addAll(table.requests());
    words.addAll(Screen.OWN_WORDS);
    words.removeIf(word -> record == null && Screen.NOT_AT_PUZZLES.contains(word));
    IntFunction<Asked> asked = columns -> Asked.of(question, columns);
    String line =
        read(
            table.scene(view, true),
            false,
            asked,
            columns -> asked.apply(columns).prompt(),
            foot(own.undo()),
            words);
    if (obey(line, question, own) || isReplied(line)) {
      return Optional.empty();
    }
    Optional<D> answer = question.read(line);
    if (answer.isEmpty() && line.isEmpty()) {
      answer = own.legal().stream().filter(only -> own.legal().size() == 1).findFirst();
    } else if (answer.isEmpty()) {
      messages.say(question.why(line));
    } else if (!own.isLegal().test(answer.get())) {
      messages.say(Excerpt.quote(line) + " is against the rules here; type ? for help");
      return Optional.empty();
    }
    return answer.filter(decision -> isMeant(decision));
  }

  /** Whether the person means a decision: confirms what the table doubts. */
  private boolean isMeant(D decision) {
    Optional<String> doubt = confirms ? table.doubt(view, decision) : Optional.empty();
    if (doubt.isEmpty()) {
      return true;
    }
    IntFunction<Asked> sure = columns -> Asked.yesOrNo(doubt.get(), columns - 2);
    console.show(screen(table.scene(view, true), sure, 0, "", List.of()));
    String answer = console.ask(columns -> Asked.YES_OR_NO, List.of("yes", "no"));
    return YES.contains(answer.toLowerCase(Locale.ROOT));
  }

  private List<String> foot(Undo undo) {
    List<String> words = new ArrayList<>(List.of("? help", RULES));
    words.addAll(record == null ? List.of() : List.of("hint"));
    words.addAll(table.requests());
    if (undo == Undo.POSSIBLE || undo == Undo.UNKNOWN) {
      words.add("undo");
    }
    words.addAll(record == null ? List.of(QUIT) : List.of("save", QUIT));
    return words;
  }

  /** Lets the table reply to a line, and returns whether it did. */
  private boolean isReplied(String line) {
    List<StyledText> reply = table.reply(view, line);
    if (!reply.isEmpty()) {
      messages.say(reply);
    }
    return !reply.isEmpty();
  }

  /** Carries out a line that is a command, not an answer; returns whether it was one. */
  private boolean obey(String line, Question<D> question, Turn<D> own) {
    String typed = GameOverPrompt.command(line);
    String command = typed.equals("q") && question.read(line).isEmpty() ? QUIT : typed;
    leaving &= command.equals(QUIT);
    if (record == null && Screen.NOT_AT_PUZZLES.contains(command)) {
      messages.say("A puzzle has no " + command + ": your answer is judged.");
      return true;
    }
    switch (command) {
      case "?", "help" -> messages.say(question.rules());
      case RULES -> readRules();
      case "hint" -> hint(line, question, own);
      case Screen.INFO -> info();
      case Screen.MORE -> messages.more();
      case "undo" -> undo(own.undo() == Undo.UNKNOWN ? findOut(own) : own.undo());
      case "save" -> messages.say(GameOverPrompt.save(requireNonNull(record), line));
      case QUIT -> leave();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Shows how the game is played, page by page, instead of the table. */
  private void readRules() {
    if (howToPlay.isBlank()) {
      messages.say("This game does not say how it is played; ? has the rules of this decision.");
    } else {
      new Pages(theme, columns -> RulesPage.lines(howToPlay, columns)).show(console);
    }
  }

  /** Tells all that the scene shows only where there is room. */
  private void info() {
    List<StyledText> facts = table.scene(view, true).aside().stream().map(Fact::text).toList();
    messages.say(facts.isEmpty() ? List.of(StyledText.of("The table shows everything.")) : facts);
  }

  /**
   * Tells what the table replies or, where it does not, what the player that gives hints would do.
   * That may take a moment.
   */
  private void hint(String line, Question<D> question, Turn<D> own) {
    if (isReplied(line)) {
      return;
    }
    HintPlayer<V, D, E> asked = requireNonNull(hints);
    if (own.legal().size() != 1) {
      look(view, asked.name() + " is thinking ...");
    }
    messages.say(asked.hint(view, question, own.legal()));
  }

  private Undo findOut(Turn<D> own) {
    look(view, "checking what you have seen since ...");
    return own.knownUndo().get();
  }

  private void undo(Undo undo) {
    if (undo == Undo.POSSIBLE) {
      throw new PromptAbandonedException(Reason.UNDO);
    }
    messages.say(undo == Undo.NOTHING ? "There is nothing to take back yet." : UndoPoint.TOO_LATE);
  }

  private void leave() {
    if (leaving || record == null || record.isRecorded()) {
      throw new PromptAbandonedException(Reason.LEFT);
    }
    leaving = true;
    messages.say(
        "This game is not recorded. To abandon it, type quit again; save keeps it in a file.");
  }
}
