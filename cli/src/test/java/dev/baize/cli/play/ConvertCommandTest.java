package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {

  private static final String EGN =
      """
      {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": {"title": "Finals",
      "players": ["Ann", "Bob", "Cat", "Dan"], "initialScore": [0, 8], "ruleset": {"std": true}},
      "deals": [{"dealNumber": 0, "initialState": {"dealer": 3, "upCard": "9s"}, "phases": [
      {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": ["Pass", "Order"], "isAlone": true},
      {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [
      ["9h", "Js", "9c"], ["Jc", "9d", "Td"], ["As", "Tc", "Th"], ["Ks", "Qc", "Qd"],
      ["Qs", "Kc", "Kd"]]}]}]}
      """;

  @TempDir private Path folder;

  private String egn;

  @BeforeEach
  void write() throws IOException {
    egn = file("game.egn");
    Files.writeString(Path.of(egn), EGN);
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void a_game_of_another_program_is_converted_and_back() throws IOException {
    assertThat(Run.of("convert", egn, file("game.baize")).status()).isZero();
    String record = Files.readString(folder.resolve("game.baize"));
    assertThat(record)
        .contains("\nrules: points 10, shuffle uniform, alone makers, start 0:8, dealer 3\n")
        .contains("\ndeal: dealer 3, up 9S, ", "?", "\nnote: egn {\"fileType\"")
        .contains("\nplayer: Human Bob\n")
        .endsWith("\nplay King of Diamonds\n");
    assertThat(Run.of("convert", file("game.baize"), file("again.egn")).status()).isZero();
    assertThat(Files.readString(folder.resolve("again.egn"))).contains("\"Finals\"");
    Run replay = Run.of("replay", egn);
    assertThat(replay).isEqualTo(Run.of("replay", egn));
    assertThat(Run.of("replay", file("again.egn")).out()).isEqualTo(replay.out());
    assertThat(Run.of("replay", file("game.baize")).out()).isEqualTo(replay.out());
  }

  @Test
  void a_replay_tells_which_cards_were_filled_in() {
    Run replay = Run.of("replay", egn);
    assertThat(replay.status()).isZero();
    assertThat(replay.out()).contains("Bob orders up Spades alone", "march!");
    assertThat(replay.err()).contains("filled in: hand 1 ", " of Dan").hasLineCount(1);
  }

  @Test
  void nothing_is_overwritten() throws IOException {
    Files.writeString(folder.resolve("mine"), "mine\n");
    Files.writeString(folder.resolve("mine.egn"), "mine\n");
    for (String to : new String[] {file("mine"), file("mine.egn"), egn}) {
      Run run = Run.of("convert", egn, to);
      assertThat(run.status()).isEqualTo(1);
      assertThat(run.err()).contains(to, "nothing is overwritten").hasLineCount(1);
    }
    assertThat(Files.readString(folder.resolve("mine.egn"))).isEqualTo("mine\n");
    assertThat(Files.readString(Path.of(egn))).isEqualTo(EGN);
  }

  @Test
  void what_cannot_be_converted_is_refused_in_one_line() throws IOException {
    Files.writeString(Path.of(egn), EGN.replace("\"std\": true", "\"joker\": true"));
    Run joker = Run.of("convert", egn, file("new"));
    assertThat(joker.status()).isEqualTo(1);
    assertThat(joker.err()).contains("game.egn:1: ", "joker").hasLineCount(1);
    assertThat(Files.exists(folder.resolve("new"))).isFalse();
    Run ptn = Run.of("convert", egn, file("new.ptn"));
    assertThat(ptn.status()).isEqualTo(1);
    assertThat(ptn.err()).contains("new.ptn", "read only");
    assertThat(Run.of("convert", file("none.egn"), file("new")).err()).contains("no such file");
    assertThat(Run.of("resume", egn).err()).contains("game.egn", "convert").hasLineCount(1);
  }

  @Test
  void statistics_count_the_games_of_a_name() {
    assertThat(Run.of("statistics", egn).err()).contains("4 people");
    Run bob = Run.of("statistics", "--name", "bob", egn);
    assertThat(bob.status()).isZero();
    assertThat(bob.out()).startsWith("euchre with Human\n").contains("all      1    1     0");
    assertThat(Run.of("statistics", "--name", "Eve", egn).err()).contains("\"Eve\"");
  }
}
