package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.FileName;
import dev.baize.cli.io.Terminal;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Console;
import dev.baize.core.text.Excerpt;
import dev.baize.table.MatchJournal;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The terminal of one match, shared by the people who play it: prints the transcript and asks for
 * decisions. Everybody may save and leave at every prompt. If there are several, a hand is shown
 * only after its owner has pressed Enter, below enough empty lines to hide what the others saw, and
 * the transcript since the owner last looked is printed again.
 */
final class TranscriptTerminal implements Appendable, Function<Seat, Optional<Console>> {

  static final String RESUME = "resume";
  private static final List<String> SAVE = List.of("save", "pause");
  private static final int SCREEN_LINES = 50;

  /** A person has saved the match and leaves; the message tells how to go on. */
  static final class PausedException extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;

    PausedException(String message) {
      super(message);
    }
  }

  private final CommandContext context;
  private final Terminal terminal;
  private final @Nullable MatchJournal journal;
  private final boolean shared;
  private final StringBuilder unseen = new StringBuilder();
  private String prompt = "";
  private @Nullable Seat viewer;

  TranscriptTerminal(CommandContext context, @Nullable MatchJournal journal, int people) {
    this.context = context;
    this.terminal = context.terminal();
    this.journal = people > 0 ? journal : null;
    this.shared = people > 1;
  }

  @Override
  public Optional<Console> apply(Seat seat) {
    return Optional.of(new SeatConsole(seat));
  }

  /** Asks until a person presses Enter without an answer, or saves. */
  private void awaitEnter(String question) {
    terminal.print(question);
    for (String line = terminal.nextLine(); !line.isEmpty(); line = terminal.nextLine()) {
      String word = line.split("\\s", 2)[0];
      if (journal != null && SAVE.contains(word)) {
        save(journal, line.substring(word.length()).strip());
      } else {
        terminal.complain(
            Excerpt.quote(line) + " is not an answer here; expected Enter alone, or save [FILE]");
      }
      terminal.print(question);
    }
  }

  /** The last lines of the transcript since another person looked. */
  private String latest() {
    int start = unseen.length();
    for (int lines = 0; lines < SCREEN_LINES && start > 0; lines++) {
      start = unseen.lastIndexOf("\n", start - 1);
    }
    return unseen.substring(Math.max(start, 0));
  }

  private void save(MatchJournal open, String name) {
    Path file;
    try {
      file = open.save(name);
    } catch (FileAlreadyExistsException e) {
      terminal.complain(e.getFile() + " exists and is not overwritten; name another file");
      return;
    } catch (IOException | IllegalArgumentException e) {
      terminal.complain("not saved: " + e.getMessage());
      return;
    }
    String resume = context.command().line(List.of(RESUME, FileName.argument(file)));
    throw new PausedException("Saved; go on with: " + resume);
  }

  @Override
  public TranscriptTerminal append(CharSequence text) throws IOException {
    terminal.out().append(text);
    if (shared) {
      unseen.append(text);
    }
    return this;
  }

  @Override
  public TranscriptTerminal append(CharSequence text, int start, int end) throws IOException {
    return append(text.subSequence(start, end));
  }

  @Override
  public TranscriptTerminal append(char c) throws IOException {
    return append(Character.toString(c));
  }

  private final class SeatConsole implements Console {

    private final Seat seat;

    SeatConsole(Seat seat) {
      this.seat = seat;
    }

    @Override
    public void print(String text) {
      prompt = text;
      terminal.print(text);
    }

    @Override
    public void printTo(String person, String text) {
      if (shared && seat != viewer) {
        terminal.print("\n".repeat(SCREEN_LINES));
        awaitEnter(person + ", press Enter to look at your hand\n");
        terminal.print(latest());
        unseen.setLength(0);
        viewer = seat;
      }
      terminal.print(text);
    }

    @Override
    public String commands() {
      return journal != null ? "save [FILE]" : "";
    }

    @Override
    public void complain(String line) {
      terminal.complain(line);
    }

    @Override
    public Optional<String> nextWord() {
      Optional<String> word = terminal.nextWord();
      while (journal != null && word.isPresent() && SAVE.contains(word.get())) {
        save(journal, terminal.restOfLine());
        terminal.print(prompt);
        word = terminal.nextWord();
      }
      return word;
    }
  }
}
