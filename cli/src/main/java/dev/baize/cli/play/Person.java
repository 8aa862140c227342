package dev.baize.cli.play;

import dev.baize.cli.play.Interlude.Why;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.player.Player;
import dev.baize.core.text.Excerpt;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jline.utils.AttributedString;

/**
 * The person as a player of the match: is shown the table, and asked until there is a decision.
 *
 * @param <V> what the person may know
 * @param <D> what the person decides
 * @param <E> what happens
 */
final class Person<V extends View, D extends Decision, E extends Event> implements Player<V, D, E> {

  private static final List<String> OWN_WORDS =
      List.of("?", "hint", "more", "undo", "save", "quit");

  private final Stage stage;
  private final Tabletop<V, D, E> tabletop;
  private final Adviser<V, D, E> adviser;
  private final Notebook notebook;
  private final Messages messages = new Messages();
  private final LastDecision last = new LastDecision();
  private V view;
  private boolean watching;
  private boolean leaving;

  /**
   * A person at a table where nothing has happened.
   *
   * @param view what the person sees first
   */
  Person(
      Stage stage,
      Tabletop<V, D, E> tabletop,
      Adviser<V, D, E> adviser,
      Notebook notebook,
      V view) {
    this.stage = stage;
    this.tabletop = tabletop;
    this.adviser = adviser;
    this.notebook = notebook;
    this.view = view;
  }

  /** Up to now, all that happened was told of earlier. */
  void beginToWatch() {
    watching = true;
  }

  /**
   * The person makes a decision.
   *
   * @param place its place among the decisions of all, from 0
   */
  void decided(int place) {
    last.was(place);
    messages.turnPage();
  }

  /** What the person decided last. */
  LastDecision last() {
    return last;
  }

  /** What there is to say to the person. */
  Messages messages() {
    return messages;
  }

  @Override
  public void observe(E event) {
    tabletop.happened(event);
    adviser.observe(event);
    messages.tell(tabletop.tell(event));
    if (tabletop.reveals(event)) {
      last.somethingWasSeen();
    }
    if (watching && tabletop.pause(event) > 0) {
      look(view, stage.howToGoOn());
      stage.pause(tabletop.pause(event));
    }
  }

  /** Shows the table after a move. */
  void look(V now, String foot) {
    view = now;
    stage.show(tabletop.draw(now, false), messages, foot);
  }

  /** Shows the table and lets the person look at it for the time of a move. */
  void pause(V now) {
    look(now, stage.howToGoOn());
    stage.pause(1);
  }

  /** Shows how the game ended, and asks what to do before leaving the table. */
  boolean wantsHistory(V end) {
    messages.tell(stage.look().strong("\n" + tabletop.result(end)));
    while (true) {
      stage.show(
          tabletop.draw(end, false), messages, footOfMore() + "history   save [FILE]   quit");
      messages.clear();
      String line;
      try {
        line =
            stage.ask(
                "The game is over; Enter leaves the table",
                List.of("more", "history", "save", "quit"));
      } catch (Interlude leaving) {
        return false;
      }
      switch (firstWord(line)) {
        case "", "quit" -> {
          return false;
        }
        case "history" -> {
          return true;
        }
        case "more" -> messages.more();
        case "save" -> save(line, "");
        default -> messages.say(Excerpt.quote(line) + " is no answer here; Enter leaves the table");
      }
    }
  }

  private static String firstWord(String line) {
    return line.split(" ", 2)[0].toLowerCase(Locale.ROOT);
  }

  @Override
  public D decide(V now) {
    view = now;
    leaving = false;
    Question<D> question = tabletop.ask(now);
    List<String> words = new ArrayList<>(question.words());
    words.addAll(OWN_WORDS);
    Optional<D> decision = Optional.empty();
    while (decision.isEmpty()) {
      stage.show(tabletop.draw(now, true), messages, foot());
      messages.clear();
      decision = answer(question, words);
    }
    decided(notebook.size());
    return decision.get();
  }

  private String foot() {
    return "? rules   hint   "
        + footOfMore()
        + (last.canBeTakenBack() ? "undo   " : "")
        + "save [FILE]   quit";
  }

  private String footOfMore() {
    return messages.hasMore() ? "more   " : "";
  }

  private Optional<D> answer(Question<D> question, List<String> words) {
    String line;
    try {
      line = stage.ask(question.prompt(), words);
    } catch (Interlude interlude) {
      if (interlude.why() == Why.INTERRUPTED) {
        leave(Why.INTERRUPTED, "press Ctrl-C again");
        return Optional.empty();
      }
      throw interlude;
    }
    if (obey(line, question)) {
      return Optional.empty();
    }
    leaving = false;
    Optional<D> decision = question.read(line);
    if (decision.isEmpty() && !line.isEmpty()) {
      messages.say(question.why(line));
    }
    return decision;
  }

  /** Does what a line says, unless it is an answer. */
  private boolean obey(String line, Question<D> question) {
    switch (firstWord(line)) {
      case "?", "help" -> messages.say(question.rules());
      case "hint" -> messages.say(hint(question));
      case "more" -> messages.more();
      case "undo" -> undo();
      case "save" -> save(line, ", with all that follows");
      case "quit" -> leave(Why.LEFT, "type quit again");
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Asks the adviser, who may take a moment. */
  private List<AttributedString> hint(Question<D> question) {
    stage.show(tabletop.draw(view, true), messages, adviser.name() + " is thinking ...");
    return adviser.hint(view, question);
  }

  private void undo() {
    if (last.canBeTakenBack()) {
      throw new Interlude(Why.UNDO);
    }
    messages.say(last.whyNot());
  }

  private void save(String line, String more) {
    String name = line.substring("save".length()).strip();
    try {
      messages.say("Recorded in " + notebook.save(name) + more + ".");
    } catch (IOException | InvalidPathException e) {
      messages.say("Not saved: " + e.getMessage());
    }
  }

  private void leave(Why why, String how) {
    if (leaving || notebook.file().isPresent()) {
      throw new Interlude(why);
    }
    leaving = true;
    messages.say("This game is not recorded. To lose it, " + how + "; save keeps it in a file.");
  }
}
