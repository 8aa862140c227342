package dev.baize.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.card.Rank;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Auction;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Kuhn;
import dev.baize.core.toy.KuhnAction;
import dev.baize.core.toy.KuhnRules;
import dev.baize.core.toy.KuhnView;
import dev.baize.core.toy.Moved;
import dev.baize.core.toy.Play;
import dev.baize.search.solve.DecisionProbability;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.SolvedGame;
import dev.baize.search.solve.Strategy;
import dev.baize.search.solve.StrategyFile;
import dev.baize.search.solve.Utility;
import dev.baize.testing.PlayerContract;
import dev.baize.testing.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkerTest {

  private static final HighCard GAME = new HighCard();
  private static final Kuhn KUHN = new Kuhn();
  private static final Registry REGISTRY = Registry.load();

  private static PlayerProvider<HighCardView, Play, HighCardEvent> thinker(String text) {
    return REGISTRY.player(GAME, text);
  }

  @Test
  void a_game_whose_rules_draw_games_has_a_thinker_without_a_line_of_code() {
    assertThat(REGISTRY.players(GAME)).extracting(PlayerProvider::name).contains("Thinker");
    assertThat(thinker("thinker:ITERATIONS=020").name()).isEqualTo("Thinker:iterations=20");
    assertThat(thinker("Thinker").create(SeatContext.of(Seed.of(1), Seat.of(0))))
        .isInstanceOf(Advisor.class);
  }

  @Test
  void it_stands_among_the_players_of_every_game() {
    assertThat(REGISTRY.players(GAME))
        .extracting(PlayerProvider::name)
        .containsExactly("Network", "Random", "Thinker", "Watchful");
    assertThat(REGISTRY.players(new Auction()))
        .as("the players of a game that is not registered")
        .extracting(PlayerProvider::name)
        .containsExactly("Random", "Thinker");
    assertThatThrownBy(() -> REGISTRY.player(GAME, "Nobody"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no highcard player \"Nobody\"; there are: Network, Random, Thinker, Watchful");
  }

  @Test
  void a_game_of_the_kit_has_it_beside_the_players_of_its_author() {
    Auction auction = new Auction();
    assertThat(REGISTRY.with(List.of(auction), List.of()).players(auction))
        .extracting(PlayerProvider::name)
        .contains("Miser", "Random", "Thinker");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thinker:iterations=8",
        "Thinker:iterations=8,rollout=Random,search=flat",
        "Thinker:iterations=8,rollout=Random,selection=puct,observers=multiple,trees=2",
        "Thinker:iterations=8,objective=win",
        "Thinker:iterations=8,objective=game",
      })
  void it_keeps_the_promises_of_players(String text) {
    new PlayerContract<>(GAME, GAME.rules(), thinker(text))
        .with(Samples.DEFAULT.withGames(2))
        .checkAll();
  }

  @Test
  void a_rollout_by_an_unknown_player_is_refused_when_it_sits_down() {
    SeatContext context = SeatContext.of(Seed.of(1), Seat.of(0));
    PlayerProvider<HighCardView, Play, HighCardEvent> provider = thinker("Thinker:rollout=Nobody");
    assertThatThrownBy(() -> provider.create(context))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no highcard player \"Nobody\"; there are: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"search=tree", "search=flat", "observers=multiple", "selection=puct"})
  void it_takes_more_tricks_than_a_random_player(String how) {
    PlayerProvider<HighCardView, Play, HighCardEvent> thinker =
        thinker("Thinker:iterations=100," + how);
    HighCardRules rules = HighCardRules.table();
    long taken = 0;
    int games = 40;
    for (int i = 0; i < games; i++) {
      Seat seat = Seat.of(i % rules.seats());
      Player<HighCardView, Play, HighCardEvent> player =
          thinker.create(SeatContext.of(Seed.of(i), seat).with(rules));
      Player<HighCardView, Play, HighCardEvent> other =
          thinker("Random").create(SeatContext.of(Seed.of(i), Seat.of(3)).with(rules));
      Game<HighCardView, Play> game = rules.start(Seed.of(i));
      while (!game.isOver()) {
        HighCardView view = game.view(game.toAct());
        game.apply(game.toAct().equals(seat) ? player.decide(view) : other.decide(view));
      }
      taken += game.outcome().score(seat);
    }
    assertThat(taken).isGreaterThan(games * 6 / 4 * 115 / 100);
  }

  @Test
  void a_flat_search_tries_all_cards_in_the_same_games_and_a_tree_as_it_likes() {
    HighCardView view = GAME.rules().start(Seed.of(1)).view(Seat.of(0));
    assertThat(games("Thinker:iterations=50,search=flat", view)).isEqualTo(3 * 16);
    assertThat(games("Thinker:iterations=50,search=tree", view)).isEqualTo(50);
  }

  /** The number of games that a player plays on for its advice. */
  @SuppressWarnings("unchecked") // Its views and decisions are those of the game.
  private static long games(String player, HighCardView view) {
    Object thinker = thinker(player).create(SeatContext.of(Seed.of(1), Seat.of(0)));
    return ((Advisor<HighCardView, Play>) thinker).advise(view).samples();
  }

  /** A strategy that always bets, except that it does not know what to do with a king. */
  private static String alwaysBet() {
    KuhnRules rules = KUHN.rules();
    Map<KuhnView, List<DecisionProbability<KuhnAction>>> bets = new LinkedHashMap<>();
    for (KuhnView view : SequenceForm.of(rules, Utility.SCORE, 100).informationSets()) {
      if (view.card() != Rank.KING) {
        bets.put(
            view,
            List.of(
                new DecisionProbability<>(KuhnAction.PASS, 0),
                new DecisionProbability<>(KuhnAction.BET, 1)));
      }
    }
    return StrategyFile.text(
        new SolvedGame<>(
            KUHN.name(),
            rules.text(),
            "bets",
            0,
            OptionalDouble.empty(),
            Strategy.of(rules, bets)));
  }

  private static Player<KuhnView, KuhnAction, Moved<KuhnAction>> kuhnPlayer(Path strategy) {
    return REGISTRY
        .player(KUHN, "Thinker:iterations=300,strategy=" + strategy)
        .create(SeatContext.of(Seed.of(1), Seat.of(1)));
  }

  @Test
  void it_plays_the_strategy_in_a_file_and_searches_where_that_knows_nothing(@TempDir Path folder)
      throws IOException {
    Path file = Files.writeString(folder.resolve("bets"), alwaysBet());
    Player<KuhnView, KuhnAction, Moved<KuhnAction>> player = kuhnPlayer(file);
    Files.writeString(file, "read only once");
    List<KuhnAction> bet = List.of(KuhnAction.BET);
    assertThat(player.decide(new KuhnView(Seat.of(1), 1, Rank.JACK, bet, Optional.empty())))
        .as("a call that loses for sure, which the strategy wants")
        .isEqualTo(KuhnAction.BET);
    assertThat(player.decide(new KuhnView(Seat.of(1), 1, Rank.KING, bet, Optional.empty())))
        .as("a call that wins for sure, which a search finds")
        .isEqualTo(KuhnAction.BET);
    assertThat(kuhnSearch().decide(new KuhnView(Seat.of(1), 1, Rank.JACK, bet, Optional.empty())))
        .as("what a search does instead")
        .isEqualTo(KuhnAction.PASS);
  }

  private static Player<KuhnView, KuhnAction, Moved<KuhnAction>> kuhnSearch() {
    return REGISTRY
        .player(KUHN, "Thinker:iterations=300")
        .create(SeatContext.of(Seed.of(1), Seat.of(1)));
  }

  @Test
  void a_strategy_that_cannot_be_played_is_refused_when_it_sits_down(@TempDir Path folder)
      throws IOException {
    Path missing = folder.resolve("missing");
    assertThatThrownBy(() -> kuhnPlayer(missing))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(missing + " cannot be read: there is no such file");
    Path broken = Files.writeString(folder.resolve("broken"), "baize strategy 2\n");
    assertThatThrownBy(() -> kuhnPlayer(broken))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(broken + ":1: ");
    Path unknown =
        Files.writeString(
            folder.resolve("unknown"),
            StrategyFile.text(
                new SolvedGame<>(
                    KUHN.name(),
                    KUHN.rules().text(),
                    "none",
                    0,
                    OptionalDouble.empty(),
                    Strategy.of(KUHN.rules(), Map.of()))));
    assertThatThrownBy(() -> kuhnPlayer(unknown))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            unknown
                + ": a strategy that knows no first view of Kuhn; expected one of this version of"
                + " the game");
    Path other = Files.writeString(folder.resolve("other"), alwaysBet());
    assertThatThrownBy(
            () ->
                REGISTRY
                    .player(GAME, "Thinker:strategy=" + other)
                    .create(SeatContext.of(Seed.of(1), Seat.of(0))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a strategy for the game \"Kuhn\"; expected one for HighCard");
  }
}
