package dev.baize.table;

import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Level;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Who plays at a table with one person.
 *
 * @param registry has the players
 * @param game what is played
 * @param table knows the strongest players
 */
public record Opponents(
    Registry registry, GameProvider<?, ?, ?> game, TableProvider<?, ?, ?> table) {

  private static final String RANDOM = "Random";
  private static final String THINKER = "Thinker";

  /** Needs a file, which a level does not name. */
  private static final String NETWORK = "Network";

  /**
   * Those at the table of a game, which is a plain one unless the game has its own.
   *
   * @param registry has the players
   * @param game what is played
   */
  public Opponents(Registry registry, GameProvider<?, ?, ?> game) {
    this(registry, game, PlainTable.unlessProvided(game));
  }

  /**
   * {@return the players of those who sit with a person, each once, in alphabetical order}
   *
   * @param header of a record
   * @param person where the person sits
   */
  public static String of(Header header, Seat person) {
    return listed(others(header, person).map(Participant::player));
  }

  /**
   * {@return the names of all seats as a table shows them: a program that is named after its player
   * without the settings, unless two seats would be called the same}
   *
   * @param header the start of a record
   */
  public static List<String> shown(Header header) {
    List<String> names =
        header.participants().stream()
            .map(
                each ->
                    each.name().startsWith(each.player())
                        ? Registry.nameIn(each.player())
                            + each.name().substring(each.player().length())
                        : each.name())
            .toList();
    return Set.copyOf(names).size() < names.size() ? header.names() : names;
  }

  /** Names in alphabetical order, each once. */
  private static String listed(Stream<String> names) {
    return names.distinct().sorted().collect(Collectors.joining(", "));
  }

  private static Stream<Participant> others(Header header, Seat person) {
    List<Participant> others = new ArrayList<>(header.participants());
    others.remove(person.index());
    return others.stream();
  }

  /**
   * {@return those who sit with a person, as people read them: programs such as {@code Thinker
   * (medium)}, and people by their names}
   *
   * @param header the start of a record
   * @param person a seat
   */
  public String names(Header header, Seat person) {
    return listed(
        others(header, person).map(each -> each.isPerson() ? each.name() : name(each.player())));
  }

  /**
   * {@return the game and the programs that play it, on one line}
   *
   * @param header the start of a record
   */
  public String title(Header header) {
    String programs =
        listed(
            header.participants().stream()
                .filter(each -> !each.isPerson())
                .map(each -> name(each.player())));
    return game.name() + (programs.isEmpty() ? "" : ", with " + programs);
  }

  /**
   * {@return how the game is played, and by which rules and with whom at this table; empty if the
   * game does not say}
   *
   * @param header the start of a record
   * @param person a seat
   */
  public String page(Header header, Seat person) {
    String page = game.howToPlay().strip();
    String others = names(header, person);
    String with = others.isEmpty() ? "" : "; you play with " + others;
    return page.isEmpty() ? page : page + "\n\nAt this table: " + header.rules() + with + ".";
  }

  /**
   * {@return a player as people read it: with the level that it plays at, if it has the settings of
   * one}
   *
   * @param player its name, with its settings
   */
  public String name(String player) {
    List<Level> levels =
        Stream.of(Level.values()).filter(level -> player(level).equals(player)).toList();
    return levels.size() == 1 ? Registry.nameIn(player) + " (" + levels.get(0) + ")" : player;
  }

  /**
   * {@return all at the table, the person first}
   *
   * @param seats how many
   * @param named one player for all other seats, or one for each
   * @throws IllegalArgumentException if there are others, or one is a person or not registered
   */
  public List<Participant> participants(int seats, List<String> named) {
    int others = seats - 1;
    if (named.size() != others && named.size() != 1) {
      String expected = others > 1 ? "1 or " + others : Integer.toString(others);
      throw new IllegalArgumentException(named.size() + " opponents; expected " + expected);
    }
    List<String> names = table.names(seats);
    List<Participant> participants = new ArrayList<>();
    participants.add(new Participant(Participant.HUMAN, names.get(0)));
    for (int i = 0; i < others; i++) {
      String player = named.get(named.size() == 1 ? 0 : i);
      Participant other = new Participant(registry.player(game, player).name(), names.get(i + 1));
      if (other.isPerson()) {
        throw new IllegalArgumentException("only one person can sit at this table");
      }
      participants.add(other);
    }
    return participants;
  }

  /**
   * {@return the player that gives hints}
   *
   * @param named its name; null for the strongest
   */
  public String hints(@Nullable String named) {
    String player = registry.player(game, named == null ? strongest() : named).name();
    if (player.equalsIgnoreCase(Participant.HUMAN)) {
      throw new IllegalArgumentException("a person at the table gives no hints");
    }
    return player;
  }

  /**
   * {@return the player of a level, with its settings}
   *
   * @param level how well it is to play
   */
  public String player(Level level) {
    String named = table.levels().getOrDefault(level, "");
    if (isPresent(Registry.nameIn(named))) {
      return named;
    }
    if (level == Level.BEST || !isPresent(THINKER)) {
      return level == Level.EASY && isPresent(RANDOM) ? RANDOM : strongest();
    }
    int iterations =
        switch (level) {
          case EASY -> 10;
          case MEDIUM -> 50;
          default -> 250;
        };
    return THINKER + ":iterations=" + iterations;
  }

  /** Thinker is the strongest where the table names none, and Random where there is no other. */
  private String strongest() {
    List<String> candidates = new ArrayList<>(table.players());
    candidates.add(THINKER);
    players().filter(name -> !name.equalsIgnoreCase(RANDOM)).forEach(candidates::add);
    candidates.add(RANDOM);
    return candidates.stream()
        .filter(this::isPresent)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("no player of " + game.name() + " is present"));
  }

  private boolean isPresent(String player) {
    return players().anyMatch(player::equalsIgnoreCase);
  }

  /** {@return the players that need neither a person nor a file} */
  public Stream<? extends PlayerProvider<?, ?, ?>> able() {
    return registry.players(game).stream()
        .filter(
            player ->
                !player.name().equalsIgnoreCase(Participant.HUMAN)
                    && !player.name().equals(NETWORK));
  }

  private Stream<String> players() {
    return able().map(PlayerProvider::name);
  }
}
