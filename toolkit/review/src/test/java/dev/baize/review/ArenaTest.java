package dev.baize.review;

import static dev.baize.review.ReviewerTest.REGISTRY;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.io.Resources;
import dev.baize.core.card.Card;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Entrant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.WatchfulProvider;
import dev.baize.review.ArenaReport.Competitor;
import dev.baize.review.ArenaReport.MeanCost;
import dev.baize.study.report.ReportFormat;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.tournament.OnFailure;
import dev.baize.study.tournament.PlayedGame;
import dev.baize.study.tournament.Tournament;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an arena counts and prints: of high card, and of the three games. */
class ArenaTest {

  private static final String THINKER = "Thinker:iterations=40";

  /** A clock that stands still. */
  private static long stopped() {
    return 0;
  }

  /** Plays its lowest card, but nothing legal when it is asked for the nth time in a game. */
  private record Faulty(int nth, @Nullable RuntimeException failure)
      implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public String game() {
      return HighCard.NAME;
    }

    @Override
    public String name() {
      return "Faulty";
    }

    @Override
    public String description() {
      return "answers illegally";
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      AtomicLong asked = new AtomicLong();
      return view -> {
        if (asked.incrementAndGet() < nth) {
          return Play.of(view.hand().lowest());
        }
        if (failure != null) {
          throw failure;
        }
        return Play.of(
            Card.parse(
                view.hand().contains(Card.parse("Ace of Spades"))
                    ? "Ace of Hearts"
                    : "Ace of Spades"));
      };
    }
  }

  private static Arena<HighCardView, Play, HighCardEvent> highCard(
      LongSupplier clock, PlayerProvider<HighCardView, Play, HighCardEvent> other) {
    HighCard game = new HighCard();
    return new Arena<>(
        new Reviewer(REGISTRY, THINKER, 1),
        game,
        game.rules("2 seats, 2 rounds"),
        List.of(REGISTRY.player(game, "Random"), other),
        Seed.of(3),
        clock);
  }

  private static <V extends View, D extends Decision, E extends Event> Arena<V, D, E> arena(
      GameProvider<V, D, E> game, String rules, String judge, String... players) {
    List<PlayerProvider<V, D, E>> providers = new ArrayList<>();
    for (String player : players) {
      providers.add(REGISTRY.player(game, player));
    }
    return new Arena<>(
        new Reviewer(REGISTRY, judge, 1),
        game,
        game.rules(rules),
        providers,
        Seed.of(3),
        ArenaTest::stopped);
  }

  private static ArenaReport.Result play(Arena<?, ?, ?> arena, int rounds, int threads) {
    return arena.result(GameRange.first(rounds), 1000, threads, new Progress());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6})
  void a_game_ends_at_an_illegal_answer_which_is_counted_and_the_twin_is_played(int nth) {
    ArenaReport.Result result = play(highCard(ArenaTest::stopped, new Faulty(nth, null)), 4, 1);
    Competitor faulty = result.competitors().get(1);
    assertThat(faulty.games()).isEqualTo(8);
    assertThat(faulty.illegalAnswers()).isEqualTo(8);
    assertThat(faulty.otherFailures()).isZero();
    assertThat(faulty.score().value()).isZero();
    assertThat(faulty.times().answers()).isEqualTo(8L * nth);
    // The last card of a round is no choice, so it is not judged.
    int choices = (nth - 1) - (nth - 1) / 3;
    MeanCost all = faulty.costs().get(faulty.costs().size() - 1);
    assertThat(all.decisions()).isEqualTo(8L * choices);
    Competitor random = result.competitors().get(0);
    assertThat(random.illegalAnswers()).isZero();
    assertThat(random.score().value()).isEqualTo(1);
  }

  @Test
  void who_never_comes_to_its_illegal_answer_has_none() {
    Competitor faulty =
        play(highCard(ArenaTest::stopped, new Faulty(7, null)), 4, 1).competitors().get(1);
    assertThat(faulty.illegalAnswers() + faulty.otherFailures()).isZero();
  }

  @Test
  void a_player_that_fails_has_given_no_illegal_answer() {
    PlayerFailedException failure = new PlayerFailedException("did not answer", null);
    Competitor faulty =
        play(highCard(ArenaTest::stopped, new Faulty(3, failure)), 2, 1).competitors().get(1);
    assertThat(faulty.illegalAnswers()).isZero();
    assertThat(faulty.otherFailures()).isEqualTo(4);
  }

  @Test
  void a_game_that_does_not_end_is_forfeited_by_both() {
    ArenaReport.Result result =
        highCard(ArenaTest::stopped, new Faulty(7, null))
            .result(GameRange.first(1), 5, 1, new Progress());
    assertThat(result.competitors()).extracting(Competitor::otherFailures).containsExactly(2L, 2L);
    assertThat(result.competitors()).extracting(Competitor::illegalAnswers).containsOnly(0L);
  }

  @Test
  void what_is_interrupted_at_once_has_unknown_numbers() {
    ArenaReport report =
        new ArenaReport(play(highCard(ArenaTest::stopped, new Faulty(7, null)), 0, 1), null);
    assertThat(report.text())
        .contains("Seed 3, no rounds. ", "\nRandom      0        ?       ?     ?       ?  ");
    assertThat(ReportFormat.JSON.print(report)).contains("\"costUnit\":\"\"", "\"cost\":null");
  }

  @Test
  void answers_are_timed_one_by_one() {
    AtomicLong now = new AtomicLong();
    ArenaReport.Result result =
        play(highCard(() -> now.getAndAdd(2_000_000), new Faulty(7, null)), 2, 1);
    assertThat(result.competitors())
        .extracting(Competitor::times)
        .containsOnly(new ArenaReport.Times(24, 48_000_000, 2_000_000));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "euchre | points 1, shuffle uniform | Master:samples=10 | Simple | Random",
        "blackjack | bankroll 100, hands 5, minimum 10, shuffle uniform | Exact:depth=2 | Simple |"
            + " Random",
        "beans | opening draw yes, final sale no | Planner:rollouts=3 | Random | Greedy",
        "highcard | 3 seats, 2 rounds | Thinker:iterations=20 | Random | Thinker:iterations=3"
      })
  void costs_are_those_that_reviews_of_the_same_games_find(
      String game, String rules, String judge, String one, String other) {
    requireCosts(REGISTRY.game(game), rules, judge, one, other);
  }

  private static <V extends View, D extends Decision, E extends Event> void requireCosts(
      GameProvider<V, D, E> game, String rules, String judge, String... players) {
    Arena<V, D, E> arena = arena(game, rules, judge, players);
    ArenaReport.Result result = play(arena, 2, 2);
    assertThat(result.judge()).isEqualTo(judge);
    Reviewer reviewer = new Reviewer(REGISTRY, judge, 2);
    List<SeatReview> reviews = new ArrayList<>();
    List<Integer> seated = new ArrayList<>();
    for (PlayedGame played : played(game, game.rules(rules), players)) {
      List<Participant> participants =
          played.players().stream().map(i -> new Participant(players[i], players[i])).toList();
      MatchRecord record =
          MatchRecord.of(
              new Header(
                  game.name(),
                  game.rules(rules).text(),
                  Match.seedOf(Seed.of(3), played.round()),
                  participants));
      List<Seat> seats = IntStream.range(0, participants.size()).mapToObj(Seat::of).toList();
      reviews.addAll(reviewer.review(record.plus(played.decisions()), seats).seats());
      seated.addAll(played.players());
    }
    for (int player = 0; player < players.length; player++) {
      for (MeanCost costs : result.competitors().get(player).costs()) {
        double sum = 0;
        long decisions = 0;
        long mistakes = 0;
        for (int i = 0; i < reviews.size(); i++) {
          if (seated.get(i) == player) {
            SeatReview.Costs none = SeatReview.Costs.of(List.of());
            SeatReview.Costs of =
                costs.kind().equals("all")
                    ? reviews.get(i).costs()
                    : reviews.get(i).costsByKind().getOrDefault(costs.kind(), none);
            sum += of.value();
            decisions += of.decisions();
            mistakes += of.mistakes();
            assertThat(reviews.get(i).unit()).isEqualTo(result.unit());
          }
        }
        assertThat(costs.decisions()).isEqualTo(decisions).isPositive();
        assertThat(costs.mistakes()).isEqualTo(mistakes);
        assertThat(costs.each().value()).isCloseTo(sum / decisions, within(1e-12));
      }
    }
  }

  private static <V extends View, D extends Decision, E extends Event> List<PlayedGame> played(
      GameProvider<V, D, E> game, Rules<V, D, E> rules, String... players) {
    List<Entrant<V, D, E>> entrants = new ArrayList<>();
    for (String player : players) {
      entrants.add(Entrant.of(REGISTRY.player(game, player)));
    }
    List<PlayedGame> games = new ArrayList<>();
    new Tournament<>(game, rules, entrants, Seed.of(3))
        .onFailure(OnFailure.FORFEIT)
        .watchedBy(games::add)
        .play(GameRange.first(2), 1, new Progress());
    return games;
  }

  @Test
  void players_play_as_in_a_tournament_without_a_judge() {
    HighCard game = new HighCard();
    List<PlayerProvider<HighCardView, Play, HighCardEvent>> players =
        List.of(REGISTRY.player(game, "Random"), new WatchfulProvider());
    Reviewer reviewer = new Reviewer(REGISTRY, "Thinker:iterations=2", 1);
    Rules<HighCardView, Play, HighCardEvent> rules = game.rules("2 seats, 8 rounds");
    ArenaReport.Result result =
        play(new Arena<>(reviewer, game, rules, players, Seed.of(3), ArenaTest::stopped), 9, 1);
    Tournament<?, ?, ?> tournament =
        new Tournament<>(game, rules, players.stream().map(Entrant::of).toList(), Seed.of(3));
    assertThat(result.tournament().text()).isEqualTo(tournament.play(9).text());
  }

  @Test
  void threads_change_nothing() {
    Arena<?, ?, ?> arena =
        arena(
            REGISTRY.game("euchre"),
            "points 1, shuffle uniform",
            "Master:samples=5",
            "Simple",
            "Random",
            "Expert");
    String one = printed(play(arena, 6, 1));
    assertThat(printed(play(arena, 6, 2))).isEqualTo(one);
    assertThat(printed(play(arena, 6, 5))).isEqualTo(one);
  }

  @ParameterizedTest
  @EnumSource
  void what_is_printed_is_as_in_the_golden_files(Form form) throws IOException {
    AtomicLong now = new AtomicLong();
    ArenaReport.Result result =
        play(highCard(() -> now.getAndAdd(1_500_000), new Faulty(5, null)), 3, 1);
    String printed = form.print(new ArenaReport(result, null));
    URL golden = ArenaTest.class.getResource("arena." + form.name().toLowerCase(Locale.ROOT));
    assertThat(printed)
        .isEqualTo(Resources.toString(requireNonNull(golden), StandardCharsets.UTF_8));
  }

  private enum Form {
    TXT,
    JSON,
    CSV,
    HTML;

    String print(ArenaReport report) {
      return switch (this) {
        case TXT -> ReportFormat.TEXT.print(report);
        case JSON -> ReportFormat.JSON.print(report);
        case CSV -> ReportFormat.CSV.print(report);
        case HTML -> report.html().replaceAll("(?s)(<style>\n).*(</style>)", "$1$2");
      };
    }
  }

  @Test
  void a_narrow_screen_is_kept_to() {
    ArenaReport.Result result = play(highCard(ArenaTest::stopped, new Faulty(7, null)), 2, 1);
    assertThat(new ArenaReport(result, null).text(50).lines())
        .hasSizeGreaterThan(15)
        .allMatch(line -> line.length() <= 50);
  }

  private static String printed(ArenaReport.Result result) {
    ArenaReport report = new ArenaReport(result, "points");
    StringBuilder all = new StringBuilder(report.html());
    for (ReportFormat format : ReportFormat.values()) {
      all.append(format.print(report).replaceAll("\"times\".*|(?s)\ntime .*", ""));
    }
    return all.toString().replaceAll("(?s)<th scope=\"col\">time<.*?</table>", "");
  }

  @Test
  void a_judge_that_gives_no_values_is_refused_before_anything_is_played() {
    Arena<?, ?, ?> arena =
        arena(REGISTRY.game("euchre"), "points 1, shuffle uniform", "Simple", "Simple", "Random");
    assertThatThrownBy(arena::judge)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Simple decides without values");
  }
}
