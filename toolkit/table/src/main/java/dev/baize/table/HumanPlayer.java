package dev.baize.table;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.Turn.Undo;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The person as a player of the match, who is shown the table and asked until there is a decision.
 */
final class HumanPlayer<V extends View, D extends Decision, E extends Event>
    implements Player<V, D, E> {

  private static final String QUIT = "quit";
  private static final List<String> OWN_WORDS = List.of("?", "hint", "more", "undo", "save", QUIT);

  private final TableConsole console;
  private final GameTable<V, D, E> table;
  private final HintPlayer<V, D, E> hints;
  private final MatchJournal record;
  private final Messages messages = new Messages();
  private V view;
  private @Nullable Turn<D> turn;
  private @Nullable D decision;
  private boolean watching;
  private boolean leaving;

  /** Whether the table has replied to the last line. */
  private boolean replied;

  /** Whether the person was told that the game is not kept. */
  private boolean warned;

  /** A person at a table where nothing has happened. */
  HumanPlayer(
      TableConsole console,
      GameTable<V, D, E> table,
      HintPlayer<V, D, E> hints,
      MatchJournal record,
      V view) {
    this.console = console;
    this.table = table;
    this.hints = hints;
    this.record = record;
    this.view = view;
  }

  /** Shows events as they happen from now on; those before were shown earlier. */
  void beginToWatch() {
    watching = true;
  }

  /** The person has decided: what happens from now on is new. */
  void decided() {
    messages.turnPage();
  }

  /** The messages to the person. */
  Messages messages() {
    return messages;
  }

  @Override
  public void observe(E event) {
    table.observe(event);
    hints.observe(event);
    messages.tell(table.describe(event));
    if (watching && table.pause(event) > 0) {
      look(view, console.pauseHint());
      console.pause(table.pause(event));
    }
  }

  /** Shows the table after a move. */
  void look(V now, String foot) {
    view = now;
    console.show(messages.below(table.draw(now, false), foot));
  }

  /** Shows the table for the time of a move. */
  void pause(V now) {
    look(now, console.pauseHint());
    console.pause(1);
  }

  /** Shows how the game ended, and asks what to do before leaving the table. */
  Optional<NextGame> showEnd(V end, String result, boolean undo, List<Aside> asides) {
    warn();
    return new GameOverPrompt(console, record, messages, undo, asides)
        .askUntilLeft(table.draw(end, false), result);
  }

  /** Says what the person may do when asked to {@linkplain #decide decide} next. */
  void prepare(Turn<D> next) {
    turn = next;
  }

  /** What the person decided last. */
  D decision() {
    return Objects.requireNonNull(decision, "nothing was decided yet");
  }

  @Override
  public D decide(V now) {
    Turn<D> own = Objects.requireNonNull(turn, "the turn was not prepared");
    view = now;
    leaving = false;
    warn();
    Optional<D> answer = Optional.empty();
    while (answer.isEmpty()) {
      answer = ask(own);
    }
    decided();
    decision = answer.get();
    return decision;
  }

  /** Says once if the game, which should be kept, is not. */
  private void warn() {
    if (!warned && record.warning().isPresent()) {
      warned = true;
      messages.say(record.warning().get() + "; save FILE records it elsewhere.");
    }
  }

  /** Asks until there is an answer, or until the table has replied to a request. */
  private Optional<D> ask(Turn<D> own) {
    Question<D> question = table.ask(view, own.legal());
    List<String> words = new ArrayList<>(question.words());
    words.addAll(table.requests());
    words.addAll(OWN_WORDS);
    Optional<D> answer = Optional.empty();
    replied = false;
    while (answer.isEmpty() && !replied) {
      showTurn(foot(own.undo()));
      messages.clear();
      answer = answer(question, own, words);
    }
    return answer;
  }

  private void showTurn(String foot) {
    console.show(messages.below(table.draw(view, true), foot));
  }

  private String foot(Undo undo) {
    return "? rules   hint   "
        + table.requests().stream().map(request -> request + "   ").collect(Collectors.joining())
        + (messages.hasMore() ? "more   " : "")
        + (undo == Undo.POSSIBLE || undo == Undo.UNKNOWN ? "undo   " : "")
        + "save [FILE]   quit";
  }

  private Optional<D> answer(Question<D> question, Turn<D> own, List<String> words) {
    TypedLine line = new TypedLine(console.ask(question.prompt(), words));
    if (obey(line, question, own) || isReplied(line)) {
      return Optional.empty();
    }
    Optional<D> answer = question.read(line.text());
    if (answer.isEmpty() && line.text().isEmpty() && hasOneChoice(own)) {
      return Optional.of(own.legal().get(0));
    }
    if (answer.isEmpty() && line.text().isEmpty()) {
      table.turnPage();
    } else if (answer.isEmpty()) {
      messages.say(question.why(line.text()));
    } else if (!own.isLegal().test(answer.get())) {
      messages.say(Excerpt.quote(line.text()) + " is against the rules here; type ? for help");
      return Optional.empty();
    }
    return answer;
  }

  /** Lets the table reply to a line, and returns whether it did. */
  private boolean isReplied(TypedLine line) {
    List<StyledText> reply = table.reply(view, line.text());
    replied = !reply.isEmpty();
    if (replied) {
      messages.say(reply);
    }
    return replied;
  }

  /** Whether Enter alone is an answer: there is nothing else to do, nor a page to turn. */
  private boolean hasOneChoice(Turn<D> own) {
    return own.legal().size() == 1 && !table.hasPages();
  }

  /** Carries out a line that is a command, not an answer; returns whether it was one. */
  private boolean obey(TypedLine line, Question<D> question, Turn<D> own) {
    if (!line.command().equals(QUIT)) {
      leaving = false;
    }
    switch (line.command()) {
      case "?", "help" -> messages.say(question.rules());
      case "hint" -> messages.say(hint(question, own));
      case "more" -> messages.more();
      case "undo" -> undo(own.undo() == Undo.UNKNOWN ? findOut(own) : own.undo());
      case "save" -> messages.say(line.save(record));
      case QUIT -> leave();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Asks the player that gives hints, which may take a moment, if there is a choice. */
  private List<StyledText> hint(Question<D> question, Turn<D> own) {
    if (own.legal().size() == 1) {
      StyledText label = question.label(own.legal().get(0));
      return List.of(StyledText.join("There is no choice: ", label, "."));
    }
    showTurn(hints.name() + " is thinking ...");
    return hints.hint(view, question);
  }

  private Undo findOut(Turn<D> own) {
    showTurn("checking what you have seen since ...");
    return own.knownUndo().get();
  }

  private void undo(Undo undo) {
    switch (undo) {
      case POSSIBLE -> throw new PromptAbandonedException(Reason.UNDO);
      case NOTHING -> messages.say("There is nothing to take back yet.");
      case TOO_LATE, UNKNOWN ->
          messages.say(
              "Too late to take that back: you have since seen something that you could not "
                  + "have known.");
    }
  }

  private void leave() {
    if (leaving || record.isRecorded()) {
      throw new PromptAbandonedException(Reason.LEFT);
    }
    leaving = true;
    messages.say(
        "This game is not recorded. To abandon it, type quit again; save keeps it in a file.");
  }
}
