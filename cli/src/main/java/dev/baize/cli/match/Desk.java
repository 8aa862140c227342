package dev.baize.cli.match;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Console;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The terminal as the people of one match use it. Each may save and leave at every prompt; if there
 * are several, a hand is shown after its owner has pressed Enter, out of sight of what the others
 * were shown. The transcript is told here, so that who comes to look reads it anew.
 */
final class Desk implements Appendable {

  private static final List<String> SAVE = List.of("save", "pause");
  private static final int SCREEN = 50;

  private final CommandContext context;
  private final Terminal terminal;
  private final MatchLog log;
  private final boolean attended;
  private final boolean shared;
  private final StringBuilder told = new StringBuilder();
  private String prompt = "";
  private @Nullable Seat viewer;

  /**
   * A desk for one match.
   *
   * @param log saves the match; not asked to where no people play
   * @param people how many people play
   */
  Desk(CommandContext context, MatchLog log, int people) {
    this.context = context;
    this.terminal = context.terminal();
    this.log = log;
    this.attended = people > 0;
    this.shared = people > 1;
  }

  /** Where the person at a seat is asked. */
  Console at(Seat seat) {
    return new Chair(seat);
  }

  private void show(Seat seat, String person, String text) {
    if (shared && seat != viewer) {
      terminal.print("\n".repeat(SCREEN) + person + ", press Enter to look at your hand\n");
      terminal.awaitEnter();
      terminal.print(latest());
      told.setLength(0);
      viewer = seat;
    }
    terminal.print(text);
  }

  /** The last screen of what was told since the other person looked. */
  private String latest() {
    int start = told.length();
    for (int lines = 0; lines < SCREEN && start > 0; lines++) {
      start = told.lastIndexOf("\n", start - 1);
    }
    return told.substring(Math.max(start, 0));
  }

  private Optional<String> nextWord() {
    Optional<String> word = terminal.nextWord();
    while (attended && word.isPresent() && SAVE.contains(word.get())) {
      save(terminal.restOfLine());
      terminal.print(prompt);
      word = terminal.nextWord();
    }
    return word;
  }

  private void save(String name) {
    Path file;
    try {
      file = log.save(name);
    } catch (FileAlreadyExistsException e) {
      terminal.complain(e.getFile() + " exists and is not overwritten; name another file");
      return;
    } catch (IOException | InvalidPathException e) {
      terminal.complain("not saved: " + e.getMessage());
      return;
    }
    String resume = context.toType(List.of(ResumeCommand.NAME, file.toString()));
    throw new PausedException("Saved; go on with: " + resume);
  }

  @Override
  public Desk append(CharSequence text) throws IOException {
    terminal.out().append(text);
    if (shared) {
      told.append(text);
    }
    return this;
  }

  @Override
  public Desk append(CharSequence text, int start, int end) throws IOException {
    return append(text.subSequence(start, end));
  }

  @Override
  public Desk append(char c) throws IOException {
    return append(Character.toString(c));
  }

  /** One seat's part of the desk. */
  private final class Chair implements Console {

    private final Seat seat;

    Chair(Seat seat) {
      this.seat = seat;
    }

    @Override
    public void print(String text) {
      prompt = text;
      terminal.print(text);
    }

    @Override
    public void printTo(String person, String text) {
      show(seat, person, text);
    }

    @Override
    public String ownWords() {
      return attended ? "save [FILE]" : "";
    }

    @Override
    public void complain(String line) {
      terminal.complain(line);
    }

    @Override
    public Optional<String> nextWord() {
      return Desk.this.nextWord();
    }
  }
}
