package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.cli.command.CommandContext;
import dev.baize.cli.io.Terminal;
import dev.baize.core.registry.Registry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a run of the program, within this process, came to.
 *
 * @param status what it exits with
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
public record Run(int status, String out, String err) {

  /** The pack of the golden transcripts, as a path that tests can use. */
  public static final String PACK = "src/test/resources/golden/euchre/pack.in";

  /** Runs a command as {@code baize}, without input. */
  public static Run of(String... words) {
    return as("baize", "", words);
  }

  /** Runs the program under a name, with input. */
  public static Run as(String program, String in, String... words) {
    return with(new ByteArrayInputStream(in.getBytes(UTF_8)), program, null, words);
  }

  /** Runs a command as {@code baize} where these games and players alone are present. */
  public static Run with(Registry registry, String... words) {
    return with(InputStream.nullInputStream(), "baize", registry, words);
  }

  /** Runs a command as {@code baize}, without input, for a user with these variables. */
  public static Run in(Map<String, String> environment, String... words) {
    return with(InputStream.nullInputStream(), "baize", null, environment, words);
  }

  public static Run with(
      InputStream in, String program, @Nullable Registry registry, String... words) {
    return with(in, program, registry, Map.of(), words);
  }

  private static Run with(
      InputStream in,
      String program,
      @Nullable Registry registry,
      Map<String, String> environment,
      String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal = new Terminal(in, out, err);
    CommandContext context = new CommandContext(terminal, program, registry, null, environment);
    int status = new Program(context).run(List.of(words));
    return new Run(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  /** The classic arguments of a game to one point without a shuffle, with these names and types. */
  public static String[] game(String... namesAndTypes) {
    String[] words = new String[3 + namesAndTypes.length];
    words[0] = PACK;
    words[1] = "noshuffle";
    words[2] = "1";
    System.arraycopy(namesAndTypes, 0, words, 3, namesAndTypes.length);
    return words;
  }
}
