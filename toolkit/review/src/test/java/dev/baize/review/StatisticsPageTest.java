package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.table.KeptGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The statistics of a person's games as a page, and whose games are counted there. */
class StatisticsPageTest {

  private static final String BEANS = "opening draw yes, final sale no";
  private static final String BLACKJACK =
      "bankroll 500, hands 4, minimum 10, shuffle uniform, decks 6";

  @TempDir private Path home;

  private void keep(String name, MatchRecord played, String... people) throws IOException {
    List<Participant> seats = new ArrayList<>(played.header().participants());
    for (int i = 0; i < people.length; i++) {
      seats.set(i, new Participant(Participant.HUMAN, people[i]));
    }
    Header header = played.header();
    Header own = new Header(header.game(), header.rules(), header.seed(), seats);
    Path games = Files.createDirectories(home.resolve("baize/games"));
    Files.writeString(
        games.resolve(name + ".baize"), MatchRecord.of(own).plus(played.decisions()).text());
  }

  private OwnGames counted(@Nullable String name) throws IOException {
    OwnGames own = new OwnGames(ReviewerTest.REGISTRY, MatchRecord::read, line -> {}, name);
    own.addAll(List.of(home.resolve("baize/games")));
    return own;
  }

  private void keepBeans(int games) throws IOException {
    for (int i = 0; i < games; i++) {
      keep("beans-" + i, ReviewerTest.play("beans", BEANS, i, "Greedy", "Random"), "Ann");
    }
  }

  @Test
  void the_share_of_games_won_is_drawn_and_told_in_words() throws Exception {
    keepBeans(3);
    String page = counted(null).html();
    ReviewPageTest.parsed(page);
    assertThat(page)
        .contains("<h1>What your games came to</h1>", "<h2>beans with Random</h2>")
        .contains(
            "role=\"img\" aria-label=\"The share of games won, after each of 3: 100.0 %, from 13.9"
                + " to 100.0, after the last\"")
        .contains("class=\"band\"", "class=\"line\" d=\"M0 0L1000 0L2000 0\"")
        .contains("<thead><tr><td></td><th scope=\"col\">all</th>")
        .contains("<tr><th scope=\"row\">won %</th><td>100.0</td></tr>")
        .doesNotContain("http", "//", "url(", "@import", "src=", "<script", "<link");
  }

  @Test
  void what_the_hands_of_blackjack_won_is_added_up_from_game_to_game() throws Exception {
    for (int i = 0; i < 2; i++) {
      keep("blackjack-" + i, ReviewerTest.play("blackjack", BLACKJACK, i, "Simple"), "Ann");
    }
    String page = counted(null).html();
    ReviewPageTest.parsed(page);
    String won = page.replaceFirst("(?s).*money won</th><td>(-?\\d+)</td>.*", "$1");
    assertThat(page)
        .contains("aria-label=\"money won after each of 2 games: " + won + " after the last\"");
    assertThat(page).doesNotContain("share of games won");
  }

  @Test
  void one_game_is_no_line() throws IOException {
    keepBeans(1);
    assertThat(counted(null).html()).contains("<table").doesNotContain("<svg");
    assertThat(new OwnGames(ReviewerTest.REGISTRY, MatchRecord::read, line -> {}, "<b>").html())
        .contains("The games of &lt;b&gt;", "No finished games");
  }

  @Test
  void at_a_table_of_friends_each_has_the_own_result_and_review_by_name() throws IOException {
    MatchRecord played = ReviewerTest.play("beans", BEANS, 1, "Greedy", "Random");
    keep("beans-1", played, "Ann", "Ben");
    OwnGames alone = counted(null);
    assertThat(alone.friends()).containsExactly("Ann", "Ben");
    assertThat(alone.html()).contains("No finished games");
    KeptGames games = KeptGames.of(Map.of("XDG_DATA_HOME", home.toString()), () -> "");
    KeptReviews reviews =
        new KeptReviews(games, new Reviewer(ReviewerTest.REGISTRY, "Planner:rollouts=2", 1));
    List<String> won = new ArrayList<>();
    for (String name : List.of("ann", "BEN")) {
      OwnGames own = new OwnGames(ReviewerTest.REGISTRY, MatchRecord::read, line -> {}, name);
      own.addKept(games, reviews, null, () -> {});
      assertThat(own.html()).contains("reviewed</th><td>1</td>");
      won.add(own.html().replaceFirst("(?s).*won</th><td>(\\d)</td>.*", "$1"));
    }
    assertThat(won).containsExactly("1", "0");
    try (Stream<Path> files = Files.list(home.resolve("baize/reviews"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("beans-1.baize.0.review", "beans-1.baize.1.review");
    }
  }
}
