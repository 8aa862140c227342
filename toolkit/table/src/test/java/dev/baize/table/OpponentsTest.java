package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Level;
import dev.baize.core.table.ReviewGuide;
import dev.baize.core.table.TableProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OpponentsTest {

  private static final HighCard GAME = new HighCard();

  /** A player that is never seated. */
  private record Named(String name) implements PlayerProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public String game() {
      return GAME.name();
    }

    @Override
    public String description() {
      return "";
    }

    @Override
    public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
      throw new IllegalStateException(name);
    }
  }

  private static TableProvider<HighCardView, Play, HighCardEvent> table(
      List<String> players, Map<Level, String> levels) {
    return new TableProvider<>(
        "",
        List.of(),
        players,
        levels,
        List.of(),
        (rules, values) -> rules,
        new ReviewGuide<>() {},
        speech -> {
          throw new IllegalStateException();
        });
  }

  /** The players of all levels, from the weakest on. */
  private static List<String> levels(TableProvider<?, ?, ?> table, String... registered) {
    Registry registry =
        new Registry(List.of(GAME), List.copyOf(Stream.of(registered).map(Named::new).toList()));
    Opponents opponents = new Opponents(registry, GAME, table);
    return Stream.of(Level.values()).map(opponents::player).toList();
  }

  private static String names(String... players) {
    Registry registry = new Registry(List.of(GAME), List.of(new Named("Sage"), new Named("Able")));
    TableProvider<?, ?, ?> table =
        table(List.of("Sage"), Map.of(Level.EASY, "Able", Level.HARD, "Sage:depth=9"));
    List<Participant> seats = new ArrayList<>(List.of(new Participant("Human", "Ann")));
    Stream.of(players).forEach(player -> seats.add(new Participant(player, "N" + seats.size())));
    Header header = new Header(GAME.name(), "none", Seed.of(1), seats);
    return new Opponents(registry, GAME, table).names(header, Seat.of(0));
  }

  @Test
  void people_read_the_level_of_a_player_instead_of_its_settings() {
    assertThat(names("Able", "Sage:depth=9")).isEqualTo("Able (easy), Sage (hard)");
    assertThat(names("Sage:depth=7", "Own")).isEqualTo("Own, Sage:depth=7");
    assertThat(names()).isEmpty();
  }

  @Test
  void other_people_are_read_by_their_names() {
    assertThat(names("Human", "Able", "human")).isEqualTo("Able (easy), N1, N3");
  }

  @Test
  void who_plays_at_several_levels_is_read_by_its_name() {
    assertThat(names("Sage", "Sage")).isEqualTo("Sage");
  }

  private static final TableProvider<?, ?, ?> PLAIN = table(List.of(), Map.of());

  @Test
  void a_game_names_the_players_of_its_levels_and_the_strongest_is_the_best() {
    TableProvider<?, ?, ?> table =
        table(
            List.of("Oracle", "Sage"),
            Map.of(Level.EASY, "Novice", Level.MEDIUM, "Sage:depth=1", Level.HARD, "Sage"));
    assertThat(levels(table, "Novice", "Sage", "Thinker", "Oracle"))
        .containsExactly("Novice", "Sage:depth=1", "Sage", "Oracle");
  }

  @Test
  void where_no_player_is_named_or_present_thinker_plays_with_fewer_iterations() {
    List<String> thinkers =
        List.of(
            "Thinker:iterations=10", "Thinker:iterations=50", "Thinker:iterations=250", "Thinker");
    assertThat(levels(PLAIN, "Able", "Thinker")).isEqualTo(thinkers);
    TableProvider<?, ?, ?> absent = table(List.of("Oracle"), Map.of(Level.EASY, "Novice:depth=1"));
    assertThat(levels(absent, "Able", "Thinker")).isEqualTo(thinkers);
  }

  @Test
  void without_thinker_there_is_a_random_player_for_beginners_and_another_for_all_others() {
    List<String> expected = List.of("Random", "Able", "Able", "Able");
    assertThat(levels(PLAIN, "Able", "Random")).isEqualTo(expected);
    assertThat(levels(PLAIN, "Network", "Random")).containsOnly("Random");
  }

  @Test
  void programs_that_are_named_after_their_settings_are_shown_without_them() {
    assertThat(shown("Human Ann", "Sage:depth=9 Sage:depth=9 1", "Sage:depth=9 Sage:depth=9 2"))
        .containsExactly("Ann", "Sage 1", "Sage 2");
    assertThat(shown("Human Ann", "Sage:depth=9 Sage:depth=9", "Sage:depth=2 Sage:depth=2"))
        .containsExactly("Ann", "Sage:depth=9", "Sage:depth=2");
  }

  private static List<String> shown(String... seats) {
    List<Participant> participants =
        Stream.of(seats)
            .map(seat -> seat.split(" ", 2))
            .map(words -> new Participant(words[0], words[1]))
            .toList();
    return Opponents.shown(new Header(GAME.name(), "none", Seed.of(1), participants));
  }
}
