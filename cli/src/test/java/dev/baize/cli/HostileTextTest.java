package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever files, plug-ins and arguments hold, a terminal gets nothing to obey. */
class HostileTextTest {

  /** Clears the screen, sets the title, rings, turns the text round and goes on elsewhere. */
  private static final String HOSTILE = "x\u001b[2J\u001b]0;t\u0007\u009b1m\u202Ey\u2066z\u2028p\r";

  private static final String SHOWN =
      "x\\u001B[2J\\u001B]0;t\\u0007\\u009B1m\\u202Ey\\u2066z\\u2028p\\u000D";

  @TempDir Path folder;

  /** Demands that a run printed only what is harmless, and gives all of it. */
  private static String harmless(Run run) {
    String all = run.out() + run.err();
    assertThat(all)
        .doesNotContainPattern("[\\p{Cc}&&[^\\n]]")
        .doesNotContainPattern("[\\u202e\\u2066\\u2028]");
    return all;
  }

  private static void refused(Run run, String line) {
    harmless(run);
    assertThat(run.status()).isNotZero();
    assertThat(run.err()).contains(line).hasLineCount(1);
  }

  private String changed(String from, String to, String file) throws IOException {
    Path path = Path.of(file);
    String text = Files.readString(path);
    assertThat(text).contains(from);
    return Files.writeString(folder.resolve("changed"), text.replace(from, to)).toString();
  }

  @Test
  void names_in_a_record_are_refused_before_anything_is_shown() throws IOException {
    String record = folder.resolve("record").toString();
    Run.as("baize", "1\n1\n", "beans", "Ann", "Human", "Bob", "Greedy", "--record", record);
    String named = changed("Human Ann", "Human " + HOSTILE.strip(), record);
    for (String command : List.of("replay", "resume")) {
      refused(Run.of(command, named), "name \"" + SHOWN.replace("\\u000D", ""));
    }
    refused(Run.of("play", "--resume", named), "name \"");
    String kind = changed("player: Greedy", "player: Gr\u001b[2Jeedy", record);
    refused(Run.of("replay", kind), "player \"Gr\\u001B[2Jeedy\"");
    String game = changed("game: beans", "game: be\u001b[2Jans", record);
    refused(Run.of("replay", game), "game \"be\\u001B[2Jans\"");
    String rules = changed("rules: ", "rules: \u001b[2J", record);
    refused(Run.of("replay", rules), "\\u001B[2J");
  }

  @Test
  void names_in_a_result_are_spelled_out() throws IOException {
    Path result = folder.resolve("result");
    Run.of("simulate", "blackjack", "Simple", "--games", "3", "--out", result.toString());
    String[] parts = Files.readString(result).split("(?<=\n)(?=crc32: )", 2);
    String body = parts[0].replaceAll("(?m)^measure: \\w+", "measure: " + "=\u001b[2J\u202E");
    CRC32 crc = new CRC32();
    crc.update(body.substring(body.indexOf('\n') + 1).getBytes(UTF_8));
    Files.writeString(result, body + "crc32: %08x\n".formatted(crc.getValue()));
    for (String format : List.of("text", "csv", "json")) {
      Run run = Run.of("merge", result.toString(), "--format", format);
      assertThat(run.err()).isEmpty();
      assertThat(harmless(run)).contains("u001B[2J");
    }
  }

  @Test
  void arguments_and_file_names_are_spelled_out() throws IOException {
    String file = folder.resolve("x\u001b[2J\ny").toString();
    refused(Run.of("replay", file), "x\\u001B[2J\\u000Ay");
    refused(Run.of("merge", file), "x\\u001B[2J\\u000Ay");
    refused(Run.of(HOSTILE), SHOWN);
    refused(Run.of("simulate", HOSTILE, "Simple"), "x\\u001B[2J");
    refused(Run.of("players", HOSTILE), "x\\u001B[2J");
    refused(Run.of("check", "euchre", HOSTILE), "x\\u001B[2J");
    refused(Run.of("simulate", "euchre", "Simple", "--games", HOSTILE), "x\\u001B[2J");
    String[] euchre = Run.game("A", "Simple", HOSTILE, "Simple", "C", "Simple", "D", "Simple");
    assertThat(Run.as("euchre", "", euchre))
        .isEqualTo(
            new Run(1, "", "baize: name \"" + SHOWN + "\": expected one line of printable text\n"));
    euchre[5] = "B";
    euchre[0] = file;
    Run pack = Run.as("euchre", "", euchre);
    assertThat(harmless(pack)).startsWith("Error opening ").contains("\\u000Ay").hasLineCount(1);
    Files.copy(Path.of(Run.PACK), Path.of(file));
    assertThat(harmless(Run.as("euchre", "", euchre)).lines().findFirst().orElseThrow())
        .contains("x\\u001B[2J\\u000Ay noshuffle 1 ");
    Files.writeString(Path.of(file), "Nine of \u001b[2J\n");
    assertThat(harmless(Run.as("euchre", "", euchre)))
        .startsWith("Error reading ")
        .contains("\\u001B[2J")
        .hasLineCount(1);
  }

  @Test
  void the_command_that_goes_on_from_a_file_with_an_odd_name_is_one_line() {
    String file = folder + "/a\nb";
    Run run = Run.as("baize", "save " + file + "\n", "beans", "A", "Human", "B", "Greedy");
    harmless(run);
    Run saved =
        Run.as("baize", "1\npause\n", "beans", "A", "Human", "B", "Greedy", "--record", file);
    assertThat(harmless(saved)).endsWith("resume $'" + folder + "/a\\u000Ab'\n");
  }

  @Test
  void people_are_asked_again_for_a_name_that_cannot_be_printed_and_may_have_blanks_in_it() {
    Run run = Run.as("baize", "\u001b[A\nAnn  Lee\n Bob \n\n", "beans", "--seed", "7");
    harmless(run);
    assertThat(run.out())
        .startsWith(
            "Name of the first player:\nName of the first player:\nName of the second player:\n")
        .contains("Ann Lee, press Enter to look at your hand\n", "\nBob 0 coins\n");
    assertThat(run.err()).startsWith("name \"\\u001B[A\": expected one line of printable text\n");
  }

  @Test
  void a_plug_in_with_a_hostile_description_or_name_is_refused() throws IOException {
    for (String what : List.of("name", "description")) {
      String value = what.equals("name") ? "return \"Od\\u001b[2Jd\";" : "return \"Odd\";";
      String text = what.equals("name") ? "return \"odd\";" : "return \"o\\ndd\\u0007\";";
      String source =
          """
          import dev.baize.euchre.*;
          public class Odd implements dev.baize.core.registry.PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {
            public String game() { return "euchre"; }
            public String name() { %s }
            public String description() { %s }
            public dev.baize.core.player.Player<EuchreView, EuchreDecision, EuchreEvent> create(dev.baize.core.player.SeatContext context) { return null; }
          }
          """
              .formatted(value, text);
      String jar =
          new CompiledJar(Files.createDirectories(folder.resolve(what)), "odd")
              .with("Odd", source)
              .listing("Odd")
              .pack();
      refused(
          Run.of("players", "euchre", "--players", jar),
          what.equals("name") ? "\"Od\\u001B[2Jd\"" : "\"o\\u000Add\\u0007\"");
    }
  }

  @Test
  void what_a_player_throws_is_told_in_one_line() throws IOException {
    String jar =
        new CompiledJar(folder, "own")
            .withPlayer(
                "euchre", "Own", "throw new IllegalStateException(\"a\\u001b[2J\\nb\\u202e\");")
            .listing("OwnProvider")
            .pack();
    String thrown = "a\\u001B[2J\\u000Ab\\u202E";
    refused(Run.of("simulate", "euchre", "Own", "--games", "1", "--players", jar), thrown);
    Run check = Run.of("check", "euchre", "Own", "--games", "1", "--players", jar);
    assertThat(harmless(check)).contains(thrown);
    List<String> words = new ArrayList<>(List.of("--players", jar, "euchre"));
    words.addAll(List.of(Run.game("A", "Own", "B", "Simple", "C", "Simple", "D", "Simple")));
    Run played = Run.of(words.toArray(String[]::new));
    harmless(played);
    assertThat(played.err()).contains(thrown);
  }
}
