package dev.baize.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.testing.PlayerContract;
import dev.baize.core.testing.Samples;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ThinkerTest {

  private static final HighCard GAME = new HighCard();
  private static final Registry REGISTRY = Registry.load();

  private static PlayerProvider<HighCardView, Play, HighCardEvent> thinker(String text) {
    return REGISTRY.player(GAME, text);
  }

  @Test
  void a_game_whose_rules_draw_games_has_a_thinker_without_a_line_of_code() {
    assertThat(REGISTRY.players(GAME)).extracting(PlayerProvider::name).contains("Thinker");
    assertThat(thinker("thinker:ITERATIONS=020").name()).isEqualTo("Thinker:iterations=20");
    assertThat(thinker("Thinker").create(Place.of(Seed.of(1), Seat.of(0))))
        .isInstanceOf(Advisor.class);
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
    Place place = Place.of(Seed.of(1), Seat.of(0));
    PlayerProvider<HighCardView, Play, HighCardEvent> provider = thinker("Thinker:rollout=Nobody");
    assertThatThrownBy(() -> provider.create(place))
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
          thinker.create(Place.of(Seed.of(i), seat).with(rules));
      Player<HighCardView, Play, HighCardEvent> other =
          thinker("Random").create(Place.of(Seed.of(i), Seat.of(3)).with(rules));
      Game<HighCardView, Play> game = rules.start(Seed.of(i));
      while (!game.isOver()) {
        HighCardView view = game.view(game.toAct());
        game.apply(game.toAct().equals(seat) ? player.decide(view) : other.decide(view));
      }
      taken += game.outcome().score(seat);
    }
    assertThat(taken).isGreaterThan(games * 6 / 4 * 115 / 100);
  }
}
