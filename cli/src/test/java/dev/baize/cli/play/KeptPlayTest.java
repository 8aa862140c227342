package dev.baize.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.terminal.Screens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are kept in a real terminal, and those that follow one another at a table. */
@Tag("ci")
class KeptPlayTest {

  @TempDir private Path folder;

  @BeforeAll
  static void requireScript() throws Exception {
    assumeTrue(Window.isSupported(), "script of util-linux opens the terminal");
  }

  private Window window(String words) throws IOException {
    return Window.ofProgram(folder, words);
  }

  @Test
  void a_game_can_still_be_saved_when_its_history_was_read() throws Exception {
    try (Window window = window(" play blackjack --rules classic --hands 1 --seed 1 --pace 0")) {
      window.answers("", "stand", "history");
      window.await(text -> text.contains("Enter returns to the table"));
      assertThat(Screens.of(window.output()).text())
          .contains("The cards are shuffled.", "Hand 1: You bet 5. You are dealt ")
          .contains("have 195 after 1 hand.\n (page 1 of 1; Enter returns to the table)\n");
      window.press("\r");
      window.question();
      window.answer("save kept");
      assertThat(window.question()).isEqualTo("The game is over; Enter leaves the table:");
      assertThat(Screens.of(window.output()).text()).contains("Recorded in kept");
      window.answer("");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .endsWith("You began with 200 and have 195 after 1 hand.\n");
    }
    assertThat(folder.resolve("kept")).isNotEmptyFile();
  }

  @Test
  void whoever_asks_for_a_review_goes_from_mistake_to_mistake_and_it_is_kept() throws Exception {
    try (Window window = window(BLACKJACK)) {
      window.answers("", "stand", "review");
      window.await(text -> text.contains("own costs"));
      assertThat(Screens.of(window.output()).text())
          .contains("Player: 1 mistake in 2 decisions, which cost ");
      window.press("\r");
      window.await(text -> text.contains("is better by"));
      assertThat(Screens.of(window.output()).text())
          .contains("chose to stand; to hit is better by ", " 2 of 2 ");
      window.press("\r");
      assertThat(window.question()).isEqualTo("The game is over; Enter leaves the table:");
      window.answer("");
      assertThat(window.status()).isZero();
    }
    assertThat(folder.resolve("home/.local/share/baize/reviews"))
        .isDirectoryContaining("glob:**/blackjack-*.baize.review");
  }

  private static final String BLACKJACK =
      " play blackjack --rules classic --hands 1 --seed 1 --pace 0 ";

  private Path kept() {
    return folder.resolve("home/.local/share/baize/games");
  }

  @Test
  void games_that_follow_one_another_are_played_in_one_window_and_each_is_kept() throws Exception {
    try (Window window = window(BLACKJACK)) {
      window.answers("", "stand", "again", "", "stand", "");
      assertThat(window.status()).isZero();
      assertThat(window.output()).containsOnlyOnce("\u001b[?1049h");
      assertThat(Screens.of(window.output()).text().lines())
          .hasSize(2)
          .allMatch(line -> line.startsWith("You began with 200 and have "));
    }
    assertThat(kept()).isDirectoryContaining("glob:**/blackjack-????-??-??-????.baize");
    List<String> seeds = new ArrayList<>();
    try (Stream<Path> files = Files.list(kept())) {
      for (Path file : files.toList()) {
        seeds.addAll(Files.readAllLines(file).stream().filter(l -> l.startsWith("seed")).toList());
      }
    }
    assertThat(seeds).hasSize(2).doesNotHaveDuplicates().contains("seed: 1");
  }

  @Test
  void what_follows_a_game_that_was_recorded_in_a_file_is_kept_and_the_file_stays()
      throws Exception {
    String twoHands = BLACKJACK.replace("--hands 1", "--hands 2");
    try (Window window = window(twoHands + "--record game")) {
      window.answers("", "stand", "", "stand", "?");
      window.question();
      assertThat(Screens.of(window.output()).text().replaceAll("\\s+", " "))
          .contains("another game at this table, which is not added to game;");
      window.answer("again");
      window.answers("", "quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).endsWith("Go on with: baize resume\n");
    }
    assertThat(Files.readAllLines(folder.resolve("game"))).endsWith("bet 5", "stand");
    assertThat(kept()).isDirectoryContaining("glob:**/blackjack-????-??-??-????.baize");
  }

  @Test
  void a_file_that_fails_is_told_and_the_game_goes_on_in_the_kept_record() throws Exception {
    try (Window window = window(BLACKJACK)) {
      window.answers("save named", "");
      window.question();
      Files.writeString(folder.resolve("named"), "mine");
      window.answer("stand");
      window.answers("");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .contains("named cannot be written: it has changed")
          .contains("You began with 200 and have 195 after 1 hand.");
    }
    assertThat(folder.resolve("named")).hasContent("mine");
    assertThat(kept()).isDirectoryContaining("glob:**/blackjack-????-??-??-????.baize");
  }

  @Test
  void whoever_counts_cards_is_asked_for_the_count_in_the_next_game_too() throws Exception {
    try (Window window = window(BLACKJACK.replace("--hands 1", "--hands 2"))) {
      window.answers("count on", "", "", "stand", "", "", "stand", "again");
      assertThat(window.question()).isEqualTo("Running count (hilo), or Enter:");
    }
  }

  @Test
  void the_same_cards_are_played_from_the_other_side() throws Exception {
    try (Window window = window(" play euchre --points 1 --opponents Simple --seed 1 --pace 0")) {
      Typist typist = new Typist();
      boolean turned = false;
      for (String asked = window.question(); !asked.isEmpty(); asked = window.question()) {
        boolean turns = asked.startsWith("The game is over") && !turned;
        turned |= turns;
        window.answer(turns ? "other side" : typist.answer(asked));
      }
      assertThat(window.status()).isZero();
      List<String> screens = Screens.of(window.output()).answered();
      List<String> results = Screens.of(window.output()).text().lines().toList();
      assertThat(results).hasSize(2).last().asString().startsWith("From the other side: ");
      assertThat(screens.get(screens.size() - 1))
          .containsSubsequence(
              "Before, with the same cards: " + results.get(0),
              results.get(1).replace("From the other side: ", ""));
    }
    List<String> players = new ArrayList<>();
    try (Stream<Path> files = Files.list(kept())) {
      for (Path file : files.sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).contains("seed: 1");
        players.add(String.join(", ", lines.subList(4, 8)));
      }
    }
    assertThat(players)
        .containsExactlyInAnyOrder(
            "player: Human South, player: Simple West, player: Simple North, player: Simple East",
            "player: Simple East, player: Human South, player: Simple West, player: Simple North");
  }

  @Test
  void a_game_that_was_left_is_chosen_from_a_list_and_goes_on() throws Exception {
    String game = " play euchre --points 1 --opponents Simple --seed 1 --pace 0";
    try (Window window = window(game)) {
      window.question();
      window.answer("9c");
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).isEqualTo("Go on with: baize resume\n");
    }
    try (Window window = window(" resume")) {
      assertThat(window.question()).startsWith("Which one?");
      assertThat(Screens.of(window.output()).text())
          .containsPattern(" 1 +euchre +[-0-9]+ [0-9:]+ +hand 1, 0 points +Simple\n");
      window.answer("2");
      assertThat(window.question()).startsWith("Which one?");
      assertThat(Screens.of(window.output()).text())
          .contains("\"2\" is none of these; expected 1 to 1");
      window.answer("");
      assertThat(window.question()).startsWith("Play a card");
      window.press("\u0004");
      assertThat(window.status()).isEqualTo(1);
      assertThat(Screens.of(window.output()).text())
          .endsWith("baize: input ended. Go on with: baize resume\n");
    }
    try (Window window = window(" play --resume")) {
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
    }
  }

  @Test
  void a_game_that_is_not_to_be_kept_leaves_nothing_nor_does_one_without_decisions()
      throws Exception {
    try (Window window = window(BLACKJACK + "--no-record")) {
      window.answers("", "quit", "quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text()).isEqualTo("The game was not recorded.\n");
    }
    assertThat(kept()).doesNotExist();
    try (Window window = window(BLACKJACK)) {
      window.question();
      window.answer("quit");
      assertThat(window.status()).isZero();
      assertThat(Screens.of(window.output()).text())
          .isEqualTo("You have decided nothing, so there is nothing to go on with.\n");
    }
    assertThat(kept()).isEmptyDirectory();
  }

  @Test
  void a_home_that_cannot_be_used_costs_a_warning_and_not_the_game() throws Exception {
    Files.writeString(folder.resolve("home"), "mine");
    try (Window window = window(BLACKJACK)) {
      window.answers("", "stand", "");
      assertThat(window.status()).isZero();
      String text = Screens.of(window.output()).text();
      assertThat(text).contains("You began with 200 and have 195 after 1 hand.\n");
      assertThat(text.replaceAll("\\s", "")).contains("Thisgameisnotkept:" + kept());
    }
  }
}
