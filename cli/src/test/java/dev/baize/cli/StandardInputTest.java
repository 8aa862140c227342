package dev.baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file {@code -}, which is standard input wherever a command reads a record, deal or pack. */
class StandardInputTest {

  private static final String GAME = "euchre";

  @TempDir private Path folder;

  private String record() throws IOException {
    Path file = folder.resolve("game.baize");
    assertThat(Run.of("match", GAME, "Simple", "--seed", "5", "--record", file.toString()).status())
        .isZero();
    return Files.readString(file);
  }

  private static Run run(String in, String... words) {
    return Run.as("baize", in, words);
  }

  @Test
  void a_record_is_replayed() throws IOException {
    String record = record();
    Run replayed = Run.of("replay", folder.resolve("game.baize").toString());
    assertThat(run(record, "replay", "-")).isEqualTo(replayed);
    assertThat(run("\uFEFF" + record.replace("\n", "\r\n") + "\r\n", "replay", "-"))
        .isEqualTo(replayed);
  }

  @Test
  void a_match_is_played_on_without_a_record() throws IOException {
    String record = record();
    Run whole = Run.of("replay", folder.resolve("game.baize").toString());
    int half = record.indexOf('\n', record.length() / 2) + 1;
    assertThat(run(record.substring(0, half), "resume", "-")).isEqualTo(whole);
    assertThat(Path.of("-")).doesNotExist();
  }

  @Test
  void games_of_a_person_are_counted() throws IOException {
    String mine = record().replaceFirst("player: Simple .*", "player: Human Ann");
    Path file = Files.writeString(folder.resolve("mine.baize"), mine);
    Run counted = Run.of("play", "--statistics", file.toString());
    assertThat(counted.out()).contains(GAME);
    assertThat(run(mine, "play", "--statistics", "-")).isEqualTo(counted);
    assertThat(run(mine, "play", "--statistics", "-", file.toString())).isEqualTo(counted);
  }

  @ParameterizedTest
  @ValueSource(strings = {"replay -", "resume -", "play --statistics -"})
  void what_is_no_record_is_named_with_its_line(String command) throws IOException {
    Run run = run(record().replace("seed: ", "seed "), command.split(" "));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).contains("standard input:4: \"seed 5\"");
  }

  @Test
  void a_table_needs_it_for_the_keyboard() throws IOException {
    Run run = run(record(), "play", "--resume", "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).startsWith("baize: --resume -: ").hasLineCount(1);
  }

  @Test
  void a_deal_is_analysed() {
    String deal =
        "dealer 0, up AS, 0: 9C 9D 10S JD AH, 1: 10H 10D JS QS AC, 2: 9H 10C JC QH KC,"
            + " 3: JH QC QD KD AD";
    Run analysed = Run.of("analyze", GAME, deal);
    assertThat(analysed.status()).isZero();
    assertThat(run(deal, "analyze", GAME, "-")).isEqualTo(analysed);
    assertThat(run("\uFEFF" + deal.replace(", ", ",\r\n") + "\r\n", "analyze", GAME, "-"))
        .isEqualTo(analysed);
    assertThat(run("", "analyze", GAME, "-").err()).contains("\"\" is not part of a deal");
  }

  @Test
  void an_endless_deal_is_refused() {
    Run run = run("9S ".repeat(1_000_000), "analyze", GAME, "-");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("standard input", "bytes").hasLineCount(1);
  }

  @Test
  void a_pack_is_dealt() throws IOException {
    String[] words = Run.game("A", "Simple", "B", "Simple", "C", "Simple", "D", "Simple");
    String pack = Files.readString(Path.of(words[0]));
    Run dealt = Run.as(GAME, "", words);
    assertThat(dealt.status()).isZero();
    words[0] = "-";
    Run read = Run.as(GAME, pack, words);
    assertThat(read.out()).startsWith("euchre - noshuffle 1 ");
    assertThat(read.out().split("\n", 2)[1]).isEqualTo(dealt.out().split("\n", 2)[1]);
    assertThat(Run.as(GAME, "\uFEFF" + pack.replace("\n", "\r\n"), words)).isEqualTo(read);
    String file = folder.resolve("pack.baize").toString();
    String[] recorded = new String[words.length + 2];
    System.arraycopy(words, 0, recorded, 2, words.length);
    recorded[0] = "--record";
    recorded[1] = file;
    assertThat(Run.as(GAME, pack, recorded)).isEqualTo(read);
    Run cut = Run.as(GAME, "Nine of", words);
    assertThat(cut.status()).isEqualTo(1);
    assertThat(cut.out()).startsWith("Error reading -: line 1: \"Nine of\"").hasLineCount(1);
  }
}
