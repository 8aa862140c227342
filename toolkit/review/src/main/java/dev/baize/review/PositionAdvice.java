package dev.baize.review;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Splitter;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.PlayerFailedException;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Report;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import dev.baize.table.AdviceNumbers;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.SceneText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a player advises in one position: the value of every decision, the recommended one first.
 */
public final class PositionAdvice implements Report {

  private static final int WIDTH = 80;

  private final Map<String, Object> position;
  private final String judge;
  private final Scene scene;
  private final List<Option> options;
  private final @Nullable Advice<?> advice;
  private final StyledText reason;

  /** A decision in words, with what precedes it in text, and its value if the judge has values. */
  private record Option(
      String decision,
      StyledText label,
      String number,
      String remark,
      @Nullable Double value,
      @Nullable Double error) {}

  private PositionAdvice(
      Map<String, Object> position,
      String judge,
      Scene scene,
      List<Option> options,
      @Nullable Advice<?> advice,
      StyledText reason) {
    this.position = position;
    this.judge = judge;
    this.scene = scene;
    this.options = options;
    this.advice = advice;
    this.reason = reason;
  }

  /** Where a judge of one game works. {@code names} are those of the seats. */
  private record Bench<V extends View, D extends Decision, E extends Event>(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      TableProvider<V, D, E> tables,
      List<String> names,
      String name,
      Player<V, D, E> judge,
      GameTable<V, D, E> table) {

    static <V extends View, D extends Decision, E extends Event> Bench<V, D, E> of(
        Registry registry,
        GameProvider<V, D, E> game,
        Rules<V, D, E> rules,
        @Nullable List<String> named,
        Seat seat,
        @Nullable String player,
        Seed seed) {
      TableProvider<V, D, E> tables = PlainTable.unlessProvided(game);
      List<String> names = named == null ? tables.names(rules.seats()) : named;
      String name = new Opponents(registry, game, tables).hints(player);
      Player<V, D, E> judge =
          registry.player(game, name).create(SeatContext.of(seed, seat).with(rules));
      return new Bench<>(
          game, rules, tables, names, name, judge, tables.table().apply(new Speech(seat, names)));
    }

    PositionAdvice advise(V view, List<D> legal) {
      Map<String, Object> position = new LinkedHashMap<>();
      position.put("game", game.name());
      position.put("rules", rules.text());
      rules.viewFormat().ifPresent(format -> position.put("view", format.write(view)));
      Question<D> question = table.ask(view, legal);
      Advice<D> advice = judge instanceof Advisor<?, ?> ? advice(view) : null;
      List<Option> options =
          advice == null ? unvalued(view, legal, question) : options(advice, question);
      StyledText reason =
          advice == null || advice.values().size() < 2
              ? StyledText.EMPTY
              : tables.reviewGuide().reason(view, advice.best(), advice.values().get(1).decision());
      return new PositionAdvice(position, name, table.scene(view, false), options, advice, reason);
    }

    @SuppressWarnings("unchecked") // An advisor that is a player advises on what it plays.
    private Advice<D> advice(V view) {
      return asked(() -> ((Advisor<V, D>) judge).advise(view));
    }

    private <T> T asked(Supplier<T> question) {
      try {
        return question.get();
      } catch (PlayerFailedException e) {
        throw new PlayerFailedException(name + " " + e.getMessage(), e);
      } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
        throw new PlayerFailedException(name + " threw " + e, e);
      }
    }

    private List<Option> options(Advice<D> advice, Question<D> question) {
      AdviceNumbers numbers = new AdviceNumbers(advice, "±");
      List<Option> options = new ArrayList<>();
      for (DecisionValue<D> value : advice.values()) {
        options.add(
            new Option(
                value.decision().text(),
                question.label(value.decision()),
                numbers.of(value) + "  ",
                numbers.remark(value),
                value.value(),
                value.standardError()));
      }
      return options;
    }

    /** The decisions of a judge that knows no values: the one that it makes, and the others. */
    private List<Option> unvalued(V view, List<D> legal, Question<D> question) {
      D made = asked(() -> judge.decide(view));
      List<D> all = new ArrayList<>(legal);
      all.remove(made);
      all.add(0, made);
      return all.stream()
          .map(each -> new Option(each.text(), question.label(each), "", "", null, null))
          .toList();
    }
  }

  /**
   * {@return the advice on what a seat knows, without what it could have remembered}
   *
   * @param registry has the players and the table
   * @param reader read the view
   * @param view of the seat that is to decide
   * @param judge the player whose advice is taken, with its settings; null for the strongest
   * @param seed the judge's own randomness
   * @throws IllegalArgumentException if there is no such player
   * @throws PlayerFailedException if the player fails
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  public static <V extends View, D extends Decision, E extends Event> PositionAdvice of(
      Registry registry, ViewReader<V, D, E> reader, V view, @Nullable String judge, Seed seed) {
    List<D> legal = reader.rules().viewFormat().map(format -> format.legal(view)).orElse(List.of());
    return Bench.of(registry, reader.game(), reader.rules(), null, view.seat(), judge, seed)
        .advise(view, legal);
  }

  /**
   * {@return the advice in a position of a recorded game, on what its seat was shown}
   *
   * @param registry has the players and the table
   * @param game the game of the record
   * @param record the record
   * @param at the hand and the decision in it, both from 1, with a point between them; the decision
   *     after the last one of a game that is not over, too
   * @param judge the player whose advice is taken, with its settings; null for the strongest
   * @param seed the judge's own randomness
   * @throws IllegalArgumentException if there is no such decision, or no such player
   * @throws PlayerFailedException if the player fails
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  public static <V extends View, D extends Decision, E extends Event> PositionAdvice of(
      Registry registry,
      GameProvider<V, D, E> game,
      MatchRecord record,
      String at,
      @Nullable String judge,
      Seed seed) {
    Header header = record.header();
    RecordedMatch.of(record, game).replay();
    Game<V, D> before = RecordedMatch.of(MatchRecord.of(header), game).replay();
    int decisions = advance(before, game, record.decisions(), at);
    Seat seat = before.toAct();
    Rules<V, D, E> rules = game.rules(header.rules());
    Bench<V, D, E> bench = Bench.of(registry, game, rules, header.names(), seat, judge, seed);
    Match<V, D, E> match =
        bench.asked(
            () -> {
              MatchRecord begun =
                  MatchRecord.of(header).plus(record.decisions().subList(0, decisions));
              Match<V, D, E> played =
                  RecordedMatch.of(begun, game).resume(players(bench, seat, rules.seats()));
              played.deliverEvents();
              return played;
            });
    return bench.advise(match.view(seat), match.legal());
  }

  /** Plays a game up to a decision; returns the number of decisions before it. */
  private static <V extends View, D extends Decision> int advance(
      Game<V, D> played, GameProvider<V, D, ?> game, List<String> decisions, String at) {
    List<String> parts = Splitter.on('.').splitToList(at);
    checkArgument(
        parts.size() == 2,
        "%s: expected a hand and a decision in it, from 1, such as 3.7",
        Excerpt.quote(at));
    long hand = WholeNumber.parse(parts.get(0), 1, Long.MAX_VALUE);
    long decision = WholeNumber.parse(parts.get(1), 1, Long.MAX_VALUE);
    long number = 0;
    long current = -1;
    for (int i = 0; !played.isOver(); i++) {
      number = played.hand() == current ? number + 1 : 1;
      current = played.hand();
      if (current + 1 == hand && number == decision) {
        return i;
      }
      if (i == decisions.size()) {
        break;
      }
      played.apply(game.decision(decisions.get(i)));
    }
    throw new IllegalArgumentException(
        Excerpt.quote(at)
            + " is no decision of the game; the last one is "
            + (current + 1)
            + "."
            + number);
  }

  /** Nobody is asked; the seat observes what the judge and the table are told. */
  private static <V extends View, D extends Decision, E extends Event>
      List<Player<V, D, E>> players(Bench<V, D, E> bench, Seat seat, int seats) {
    Player<V, D, E> nobody =
        view -> {
          throw new IllegalStateException("nobody is asked");
        };
    List<Player<V, D, E>> players = new ArrayList<>(Collections.nCopies(seats, nobody));
    players.set(
        seat.index(),
        new Player<>() {
          @Override
          public D decide(V view) {
            return nobody.decide(view);
          }

          @Override
          public void observe(E event) {
            bench.table.observe(event);
            bench.judge.observe(event);
          }
        });
    return players;
  }

  @Override
  public String text() {
    return text(0);
  }

  @Override
  public String text(int columns) {
    int width = columns == 0 ? WIDTH : Math.min(columns, WIDTH);
    List<StyledText> lines = new ArrayList<>(SceneText.lines(scene, width));
    lines.add(StyledText.EMPTY);
    lines.add(StyledText.join(judge, " would ", options.get(0).label, "."));
    if (advice != null) {
      lines.add(StyledText.EMPTY);
      lines.add(StyledText.of(new AdviceNumbers(advice, "±").heading()));
      for (Option each : options) {
        lines.add(StyledText.join(each.number, each.label, each.remark));
      }
    }
    if (reason.length() > 0) {
      lines.add(StyledText.EMPTY);
      lines.addAll(reason.wrapped(width));
    }
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line.plain().stripTrailing()).append('\n'));
    return text.toString();
  }

  @Override
  public Map<String, @Nullable Object> values() {
    Map<String, @Nullable Object> values = new LinkedHashMap<>();
    values.put("kind", "advice");
    values.put("version", 1);
    values.putAll(position);
    values.put("judge", judge);
    values.put("unit", advice == null ? null : advice.unit());
    values.put("samples", advice == null ? null : advice.samples());
    values.put("decisions", options.stream().map(PositionAdvice::row).toList());
    values.put("reason", reason.length() == 0 ? null : reason.plain());
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return options.stream().map(PositionAdvice::row).toList();
  }

  private static Map<String, @Nullable Object> row(Option option) {
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("decision", option.decision);
    row.put("words", option.label.plain());
    row.put("value", option.value);
    row.put("error", option.error);
    return row;
  }
}
