package dev.baize.mcp;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;
import static java.util.Objects.requireNonNullElse;

import com.google.common.base.Splitter;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Level;
import dev.baize.core.table.Report;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.mcp.Tool.Argument;
import dev.baize.table.KeptGames;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The tools with which a model plays, and its matches. */
final class MatchTools {

  /** As many matches are remembered; for one more, the oldest that has ended is forgotten. */
  static final int MAX_MATCHES = 100;

  /** The word for the model's seat. */
  private static final String ME = "me";

  /** What records call the player at the model's seat. */
  private static final String MODEL = "Model";

  static final Argument GAME = new Argument("game", "The name of a game, such as euchre.", true);

  private static final Argument MATCH =
      new Argument("match", "The name of a match, as start has told it.", true);

  private static final String RULES = "rules";
  private static final String SEATS = "seats";
  private static final String ADVICE = "advice";
  private static final String DECISION = "decision";

  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();
  private final Registry registry;
  private final Supplier<Seed> seeds;
  private final Optional<KeptGames> games;
  private final Map<String, ModelMatch<?, ?, ?>> matches = new LinkedHashMap<>();
  private int started;

  MatchTools(Registry registry, Supplier<Seed> seeds, Optional<KeptGames> games) {
    this.registry = registry;
    this.seeds = seeds;
    this.games = games;
  }

  List<Tool> all() {
    return List.of(
        new Tool(
            "games",
            "Lists the games, the texts of their rules, and their players. Example: {}",
            List.of(),
            given -> games()),
        new Tool(
            "rules",
            "Explains how a game is played. Example: {\"game\": \"euchre\"}",
            List.of(GAME),
            given -> rules(requireNonNull(given.get(GAME.name())))),
        new Tool(
            "start",
            "Starts a match, in which you have a seat, and tells what you see there. The server"
                + " draws the cards, and keeps their seed secret until the match is over. Example:"
                + " {\"game\": \"euchre\", \"seats\": \"me hard best hard\"}",
            List.of(
                GAME,
                new Argument(
                    RULES,
                    "A preset that games lists, and settings that differ from it; or a shorter"
                        + " match, such as points 2, shuffle uniform, american: by classic, if it"
                        + " names no preset. The usual rules unless given.",
                    false),
                new Argument(
                    SEATS,
                    "A word for each seat, in the order of play: me, once; a level (easy, medium,"
                        + " hard or best); or a player that games lists, with settings as in"
                        + " Master:samples=200. By default, you sit first, with others of medium"
                        + " level.",
                    false),
                new Argument(
                    ADVICE,
                    "yes if you may ask advise in this match; no, the default, if it is to measure"
                        + " you.",
                    false)),
            this::start),
        ofMatch(
            "look",
            "Tells again what you see in a match, what has happened since you last decided, and"
                + " your legal decisions.",
            ModelMatch::look),
        new Tool(
            "decide",
            "Makes your decision in a match, by the text of one of the legal ones, and tells what"
                + " you see when you are to decide next, or how the match has ended. Example:"
                + " {\"match\": \"euchre-1\", \"decision\": \"order up Hearts\"}",
            List.of(
                MATCH, new Argument(DECISION, "One of the legal decisions, word for word.", true)),
            given -> match(given).decide(requireNonNull(given.get(DECISION)))),
        ofMatch(
            "advise",
            "Tells what each of your legal decisions is worth, by what you know, in a match that"
                + " was started with advice.",
            ModelMatch::advise),
        ofMatch(
            "review",
            "Tells which of your decisions in a match that is over were mistakes, what they cost,"
                + " and how much was luck. Takes some seconds.",
            ModelMatch::review),
        ofMatch(
            "record",
            "The record of a match that is over: its seed, and all decisions. Baize can replay it.",
            ModelMatch::record));
  }

  /** A tool that takes nothing but a match. */
  private Tool ofMatch(
      String name, String description, Function<ModelMatch<?, ?, ?>, Report> answer) {
    return new Tool(
        name,
        description + " Example: {\"match\": \"euchre-1\"}",
        List.of(MATCH),
        given -> answer.apply(match(given)));
  }

  private ModelMatch<?, ?, ?> match(Map<String, String> given) {
    String name = requireNonNull(given.get(MATCH.name()));
    ModelMatch<?, ?, ?> match = matches.get(name);
    if (match == null) {
      throw new IllegalArgumentException(
          "no match " + Excerpt.quote(name) + "; there are: " + matches.keySet());
    }
    return match;
  }

  private Report games() {
    StringBuilder text = new StringBuilder();
    List<Map<String, ?>> all = new ArrayList<>();
    for (GameProvider<?, ?, ?> game : registry.games()) {
      Map<String, Object> values = new LinkedHashMap<>();
      values.put("name", game.name());
      values.put("description", PlainTable.unlessProvided(game).description());
      values.put("seats", game.rules().seats());
      values.put("unit", game.unit());
      values.put(RULES, game.presets());
      values.forEach((name, value) -> text.append(name).append(": ").append(value).append('\n'));
      text.append("players:\n");
      List<Map<String, String>> players = new ArrayList<>();
      new Opponents(registry, game)
          .able()
          .forEach(
              each -> {
                text.append("  " + each.name() + ": " + each.description() + '\n');
                players.add(Map.of("name", each.name(), "description", each.description()));
              });
      values.put("players", players);
      all.add(values);
      text.append('\n');
    }
    return new Tool.Result(text.toString(), Map.of("games", all));
  }

  /** How a game is played. */
  Report rules(String name) {
    GameProvider<?, ?, ?> game = registry.game(name);
    String page = game.howToPlay().strip();
    checkArgument(!page.isEmpty(), "%s does not say how it is played", game.name());
    return new Tool.Result(page + "\n", Map.of(GAME.name(), game.name(), RULES, page));
  }

  private Report start(Map<String, String> given) {
    String advice = given.getOrDefault(ADVICE, "no");
    boolean advised = advice.equals("yes") || advice.equals("true");
    checkArgument(
        advised || advice.equals("no") || advice.equals("false"),
        "advice: %s; expected yes or no",
        Excerpt.quote(advice));
    GameProvider<?, ?, ?> game = registry.game(requireNonNull(given.get(GAME.name())));
    Optional<ModelMatch<?, ?, ?>> oldest =
        matches.values().stream().filter(ModelMatch::hasEnded).findFirst();
    checkArgument(
        matches.size() < MAX_MATCHES || oldest.isPresent(),
        "%s matches are under way; expected one to end",
        MAX_MATCHES);
    String name = game.name() + '-' + (started + 1);
    ModelMatch<?, ?, ?> match = open(name, game, given, advised);
    if (matches.size() == MAX_MATCHES) {
      matches.values().remove(oldest.orElseThrow());
    }
    matches.put(name, match);
    started++;
    return match.look();
  }

  private <V extends View, D extends Decision, E extends Event> ModelMatch<V, D, E> open(
      String name, GameProvider<V, D, E> game, Map<String, String> given, boolean advised) {
    TableProvider<V, D, E> table = PlainTable.unlessProvided(game);
    String named = given.get(RULES);
    Rules<V, D, E> rules =
        named == null ? table.rules().apply(game.rules(), Map.of()) : game.rules(named);
    int seats = rules.seats();
    String usual = ME + (' ' + Level.MEDIUM.toString()).repeat(seats - 1);
    List<String> words = WORDS.splitToList(given.getOrDefault(SEATS, usual));
    checkArgument(
        words.size() == seats && Collections.frequency(words, ME) == 1,
        "seats: %s; expected a word for each of the %s seats, me once among them",
        Excerpt.quote(String.join(" ", words)),
        seats);
    Opponents others = new Opponents(registry, game, table);
    List<String> names = table.names(seats);
    List<Participant> participants = new ArrayList<>();
    for (String word : words) {
      participants.add(new Participant(playerNamed(word, others), names.get(participants.size())));
    }
    Header header = new Header(game.name(), rules.text(), seeds.get(), participants);
    Seat seat = Seat.of(words.indexOf(ME));
    try {
      return new ModelMatch<>(name, game, registry, header, seat, advised, games);
    } catch (MalformedFileException e) {
      // Its message names a line of the record, which the model has not seen.
      throw new IllegalArgumentException(requireNonNullElse(e.getCause(), e).getMessage(), e);
    }
  }

  private String playerNamed(String word, Opponents others) {
    if (word.equals(ME)) {
      return MODEL;
    }
    Optional<Level> level =
        Stream.of(Level.values()).filter(each -> each.toString().equals(word)).findFirst();
    return level.isPresent() ? others.player(level.get()) : player(others, word);
  }

  /** The name of a player that has no file read: text among its settings names such a player. */
  private String player(Opponents others, String text) {
    String name = Registry.nameIn(text);
    checkArgument(
        others.able().anyMatch(each -> each.name().equalsIgnoreCase(name)),
        "seats: %s is none of the players that games lists; whoever starts the server brings in"
            + " those with files",
        Excerpt.quote(name));
    String player = registry.player(others.game(), text).name();
    if (player.length() > name.length()) {
      List<PlayerSetting<?>> declared = registry.player(others.game(), name).settings();
      PlayerSettings given = PlayerSettings.of(declared).parse(player.substring(name.length() + 1));
      for (PlayerSetting<?> setting : declared) {
        Object value = given.get(setting);
        if (setting.bounds().isEmpty() && !value.equals(setting.defaultValue())) {
          var unused = player(others, value.toString());
        }
      }
    }
    return player;
  }
}
