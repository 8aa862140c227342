package dev.baize.core.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.text.Excerpt;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.Random;
import dev.baize.core.toy.RandomProvider;
import dev.baize.core.toy.Watchful;
import dev.baize.core.toy.WatchfulProvider;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegistryTest {

  private static final SeatContext PLACE = SeatContext.of(Seed.of(1), Seat.of(0));

  /** High card by another name. */
  private record OtherGame(String name) implements GameProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public HighCardRules rules() {
      return HighCardRules.duel();
    }

    @Override
    public HighCardRules rules(String text) {
      return HighCardRules.parse(text);
    }

    @Override
    public Play decision(String text) {
      return Play.parse(text);
    }

    @Override
    public Listener<Play, HighCardEvent> transcript(Appendable out, List<String> names) {
      return new HighCard().transcript(out, names);
    }
  }

  /** A watchful player by another name. */
  private record OtherPlayer(String game, String name, String description)
      implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    OtherPlayer(String game, String name) {
      this(game, name, "watchful");
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      return new Watchful();
    }
  }

  private static Registry games(String... names) {
    return new Registry(List.of(names).stream().map(OtherGame::new).toList(), List.of());
  }

  @Test
  void finds_the_games_and_players_that_are_services() {
    Registry registry = Registry.load();
    assertThat(registry.games()).singleElement().isInstanceOf(HighCard.class);
    assertThat(registry.players(new HighCard()))
        .extracting(PlayerProvider::name)
        .containsExactly("Random", "Watchful");
  }

  @Test
  void finds_by_name_whatever_its_case() {
    Registry registry = Registry.load();
    assertThat(registry.game("HIGHcard").name()).isEqualTo("HighCard");
    assertThat(registry.player(new OtherGame("hIGHcARD"), "RANDOM"))
        .isInstanceOf(RandomProvider.class);
    assertThat(registry.players(new OtherGame("HIGHCARD"))).hasSize(2);
  }

  @Test
  void ignores_case_in_the_same_way_whatever_the_country() {
    Locale here = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("tr"));
    try {
      assertThat(games("HIGH").game("high").name()).isEqualTo("HIGH");
    } finally {
      Locale.setDefault(here);
    }
  }

  @Test
  void seats_a_new_player_found_by_name() {
    Registry registry = Registry.load();
    HighCard game = new HighCard();
    assertThat(registry.player(game, "watchful").create(PLACE)).isInstanceOf(Watchful.class);
    assertThat(registry.player(game, "random").create(PLACE))
        .isInstanceOf(Random.class)
        .isNotSameAs(registry.player(game, "random").create(PLACE));
  }

  @Test
  void lists_games_and_players_by_name() {
    assertThat(games("b", "C", "a").games())
        .extracting(GameProvider::name)
        .containsExactly("a", "b", "C");
    Registry registry =
        new Registry(List.of(), List.of(new OtherPlayer("g", "Z"), new OtherPlayer("G", "y")));
    assertThat(registry.players(new OtherGame("g")))
        .extracting(PlayerProvider::name)
        .containsExactly("y", "Z");
  }

  @Test
  void an_unknown_game_has_the_players_that_play_any_game() {
    assertThat(Registry.load().players(new OtherGame("bridge")))
        .extracting(PlayerProvider::name)
        .containsExactly("Random");
  }

  @Test
  void two_games_with_one_name_are_an_error_that_names_both() {
    assertThatThrownBy(
            () -> new Registry(List.of(new HighCard(), new OtherGame("highcard")), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "duplicate game \"highcard\": %s and %s",
            HighCard.class.getName(), OtherGame.class.getName());
  }

  @Test
  void two_players_with_one_name_are_an_error_that_names_both() {
    List<PlayerProvider<?, ?, ?>> both =
        List.of(new WatchfulProvider(), new OtherPlayer("HIGHCARD", "WATCHFUL"));
    assertThatThrownBy(() -> new Registry(List.of(), both))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "duplicate highcard player \"WATCHFUL\": %s and %s",
            WatchfulProvider.class.getName(), OtherPlayer.class.getName());
  }

  @Test
  void players_of_two_games_may_have_one_name() {
    Registry registry =
        new Registry(List.of(), List.of(new WatchfulProvider(), new OtherPlayer("b", "Watchful")));
    assertThat(registry.player(new OtherGame("b"), "watchful")).isInstanceOf(OtherPlayer.class);
    assertThat(registry.player(new HighCard(), "watchful")).isInstanceOf(WatchfulProvider.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "high card", " high", "high\n", "high\u2003card"})
  void a_name_is_one_word(String name) {
    assertThatThrownBy(() -> games(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "game %s (%s): a name is one word", Excerpt.quote(name), OtherGame.class.getName());
    List<PlayerProvider<?, ?, ?>> player = List.of(new OtherPlayer("g", name));
    assertThatThrownBy(() -> new Registry(List.of(), player))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "g player %s (%s): a name is one word",
            Excerpt.quote(name), OtherPlayer.class.getName());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-", "--seed", "-V", "a,b"})
  void a_name_can_be_typed_as_an_argument(String name) {
    String rule = "a name is no option or list: it has no hyphen at its beginning and no comma";
    assertThatThrownBy(() -> games(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("game \"%s\" (%s): %s", name, OtherGame.class.getName(), rule);
    List<PlayerProvider<?, ?, ?>> player = List.of(new OtherPlayer("g", name));
    assertThatThrownBy(() -> new Registry(List.of(), player))
        .hasMessage("g player \"%s\" (%s): %s", name, OtherPlayer.class.getName(), rule);
  }

  @Test
  void a_name_and_a_description_have_a_greatest_length() {
    String longest = "a".repeat(200);
    assertThat(games(longest).game(longest).name()).isEqualTo(longest);
    assertThatThrownBy(() -> games(longest + "b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("): a name is at most 200 characters");
    Registry described =
        new Registry(List.of(), List.of(new OtherPlayer("g", longest, "b".repeat(1000))));
    assertThat(described.players(new OtherGame("g"))).hasSize(1);
    List<PlayerProvider<?, ?, ?>> wordy = List.of(new OtherPlayer("g", "p", "b".repeat(1001)));
    assertThatThrownBy(() -> new Registry(List.of(), wordy))
        .hasMessageContaining(
            "): a description is one line of printable text, at most 1000 characters, but this is \"bbb");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\u001B[2J", "a\u0007", "a\u009Bb", "a\u202Eb"})
  void a_name_and_a_description_hold_nothing_that_a_terminal_obeys(String text) {
    assertThatThrownBy(() -> games(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "game %s (%s): a name is printable text",
            Excerpt.quote(text), OtherGame.class.getName());
    List<PlayerProvider<?, ?, ?>> named = List.of(new OtherPlayer("g", text));
    assertThatThrownBy(() -> new Registry(List.of(), named))
        .hasMessage(
            "g player %s (%s): a name is printable text",
            Excerpt.quote(text), OtherPlayer.class.getName());
    assertDescriptionRefused(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"two\nlines", "a\rb", "two\u2028lines", "a\tb"})
  void a_description_is_one_line(String text) {
    assertDescriptionRefused(text);
  }

  private static void assertDescriptionRefused(String text) {
    List<PlayerProvider<?, ?, ?>> described = List.of(new OtherPlayer("g", "p", text));
    assertThatThrownBy(() -> Registry.load().with(List.of(), described))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "g player p (%s): a description is one line of printable text, at most 1000 characters, but this is %s",
            OtherPlayer.class.getName(), Excerpt.quote(text));
  }

  @Test
  void an_unknown_name_is_answered_with_those_that_are_known() {
    assertThatThrownBy(() -> games("b", "A").game("bridge"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no game \"bridge\"; there are: A, b");
    assertThatThrownBy(() -> Registry.load().player(new HighCard(), "Nobody"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no highcard player \"Nobody\"; there are: Random, Watchful");
  }

  @Test
  void a_registry_with_more_has_all_and_the_first_stays_as_it_is() {
    Registry few = new Registry(List.of(new HighCard()), List.of(new RandomProvider()));
    Registry more =
        few.with(List.of(new OtherGame("Low")), List.of(new OtherPlayer("highcard", "Careful")));
    assertThat(more.games()).extracting(GameProvider::name).containsExactly("HighCard", "Low");
    assertThat(more.players(new HighCard()))
        .extracting(PlayerProvider::name)
        .containsExactly("Careful", "Random");
    assertThat(few.games()).hasSize(1);
    assertThat(few.players(new HighCard())).hasSize(1);
  }

  @Test
  void a_name_that_is_taken_cannot_be_added() {
    Registry few = new Registry(List.of(new HighCard()), List.of(new RandomProvider()));
    assertThatThrownBy(() -> few.with(List.of(), List.of(new OtherPlayer("HIGHCARD", "random"))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("duplicate highcard player \"random\"");
  }
}
