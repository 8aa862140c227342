package dev.baize.cli;

import dev.baize.euchre.EuchrePack;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Runs every command once, to nowhere, so that Java loads all classes that any of them needs. The
 * launcher has Java store them in an archive, from which the program then starts faster.
 */
final class Rehearsal {

  private Rehearsal() {}

  /**
   * Rehearses, then exits as the program does.
   *
   * @param args an empty folder
   */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    String record = folder.resolve("record").toString();
    String pack = folder.resolve("pack").toString();
    Files.writeString(
        Path.of(pack),
        EuchrePack.fresh().cards().stream()
            .map(Object::toString)
            .collect(Collectors.joining("\n")));
    run(
        "euchre", pack, "shuffle", "10", "A", "Simple", "B", "Random", "C", "Simple", "D",
        "Simple");
    run("euchre", pack, "shuffle", "1", "A", "Human", "B", "Human", "C", "Human", "D", "Human");
    run(
        "euchre",
        "--explain",
        pack,
        "shuffle",
        "1",
        "A",
        "Human",
        "B",
        "Expert",
        "C",
        "Master",
        "D",
        "Simple");
    run("euchre", "--demo", "--seed", "1", "--record", record);
    run("replay", record);
    run("resume", record);
    run("blackjack", "100", "100", "Counting");
    run("blackjack", "100", "1", "Human");
    run("blackjack", "100", "9", "Random", "--seed", "1");
    run("beans", "A", "Planner", "B", "Human", "--seed", "1");
    run("players");
    String result = folder.resolve("result").toString();
    run("simulate", "euchre", "Simple", "--games", "9", "--out", result, "--format", "json");
    run("merge", result, "--chart", "-");
    run("tournament", "euchre", "Simple", "Random", "--games", "9", "--format", "csv");
    run("unknown");
    run("euchre", "--help");
    Main.main(new String[] {"--version"});
  }

  private static void run(String... words) {
    byte[] answers = "pass answer 0 ".getBytes(StandardCharsets.UTF_8);
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(answers),
            OutputStream.nullOutputStream(),
            OutputStream.nullOutputStream());
    new Program(new Session(terminal, Program.NAME)).run(List.of(words));
  }
}
