package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that checks a deal among friends; DealProofTest is about what it checks. */
class VerifyCommandTest {

  private static final String RECORD =
      """
      baize record 1
      game: euchre
      rules: points 1, shuffle uniform, alone makers
      seed: -2429472688147991738
      note: deal: table 29e114c40111a979186d08070e6c85d6
      note: deal: server e6f31924e84f29c38f4863f1e4e5aba2dcfe79ccdaae0eecda2642eb81f92344 4d2b43cd26c742fe96058541de0a7407e09e3edc52e39538cb3c5675faaf238a the server
      note: deal: 0 3b781c871822b11b7a43029a585c6bdd87074297288a434f79604a85823f5c12 cbb5816355c3a5aa74b887974c67284bb80a6f0be11935f3cb70394854d51cdb Ann
      note: deal: 2 4e61aa7eea5270ebd17445b9564b7df7c54008dcb5c3155722fe5cc1123fb9d6 cb8c48d0a0f22c62c7b952e3e4f608a21778096b67bb666db668a02610b0b043 Ben
      player: Human Ann
      player: Simple West
      player: Human Ben
      player: Simple East

      pass
      """;

  @TempDir private Path folder;

  private Run verify(String record) throws IOException {
    Path file = Files.writeString(folder.resolve("game.baize"), record);
    return Run.of("verify", file.toString());
  }

  private void assertRefused(String record, String why) throws IOException {
    Run run = verify(record);
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("game.baize", why).hasLineCount(1);
  }

  @Test
  void a_deal_is_proven_before_the_game_is_over() throws IOException {
    assertThat(verify(RECORD))
        .isEqualTo(
            new Run(
                0,
                "Nobody chose the cards: they follow from random bytes of the server, Ann and"
                    + " Ben.\n",
                ""));
  }

  @Test
  void a_deal_that_is_not_proven_is_refused_in_a_line() throws IOException {
    assertRefused(RECORD.replace("738\n", "739\n"), "the cards do not follow from the bytes");
    assertRefused(RECORD.replace("points 1", "points 2"), "the rules are not those");
    assertRefused(RECORD.replace("shuffle uniform", "shuffle none"), "the same in every game");
    assertRefused(RECORD.replace(" cbb5", " cbb6"), "the bytes of Ann");
    assertRefused(RECORD.replace("note: deal: 0 3b", "note: deal: 0 XX"), "expected a seat");
    assertRefused(RECORD.replaceAll("note: deal: .*\n", ""), "no proof of the deal");
    assertThat(Run.of("verify", folder.resolve("none").toString()).err()).contains("none");
  }
}
