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
import dev.baize.review.notation.FilledIn;
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

  private final Map<String, @Nullable Object> values;
  private final List<Map<String, @Nullable Object>> rows;
  private final Scene scene;

  /** What the judge would do, and the values of all decisions if it knows them. */
  private final List<StyledText> said;

  private final StyledText reason;

  private PositionAdvice(
      Map<String, @Nullable Object> values,
      List<Map<String, @Nullable Object>> rows,
      Scene scene,
      List<StyledText> said,
      StyledText reason) {
    this.values = values;
    this.rows = rows;
    this.scene = scene;
    this.said = said;
    this.reason = reason;
  }

  /** Where a judge of one game works. */
  private record Bench<V extends View, D extends Decision, E extends Event>(
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      TableProvider<V, D, E> tables,
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
          game, rules, tables, name, judge, tables.table().apply(new Speech(seat, names)));
    }

    PositionAdvice advise(V view, List<D> legal) {
      Question<D> question = table.ask(view, legal);
      Advice<D> advice =
          Advisor.of(judge).map(advisor -> asked(() -> advisor.advise(view))).orElse(null);
      D best = advice == null ? asked(() -> judge.decide(view)) : advice.best();
      List<Map<String, @Nullable Object>> rows = new ArrayList<>();
      List<StyledText> said = new ArrayList<>();
      said.add(StyledText.join(name, " would ", question.label(best), "."));
      StyledText reason = StyledText.EMPTY;
      if (advice == null) {
        rows.add(row(best, question, null, null));
        legal.stream()
            .filter(each -> !each.equals(best))
            .forEach(each -> rows.add(row(each, question, null, null)));
      } else {
        AdviceNumbers numbers = new AdviceNumbers(advice, "±");
        said.add(StyledText.EMPTY);
        said.add(StyledText.of(numbers.heading()));
        for (DecisionValue<D> each : advice.values()) {
          StyledText label = question.label(each.decision());
          said.add(StyledText.join(numbers.of(each) + "  ", label, numbers.remark(each)));
          rows.add(row(each.decision(), question, each.value(), each.standardError()));
        }
        if (rows.size() > 1) {
          DecisionValue<D> next = advice.values().get(1);
          boolean passedOver =
              advice.samples() == 0 && next.value() > advice.values().get(0).value();
          reason =
              passedOver
                  ? tables.reviewGuide().reason(view, next.decision(), best)
                  : tables.reviewGuide().reason(view, best, next.decision());
        }
      }
      Map<String, @Nullable Object> values = new LinkedHashMap<>();
      values.put("kind", "advice");
      values.put("version", 1);
      values.put("game", game.name());
      values.put("rules", rules.text());
      rules.viewFormat().ifPresent(format -> values.put("view", format.write(view)));
      values.put("judge", name);
      values.put("unit", advice == null ? null : advice.unit());
      values.put("samples", advice == null ? null : advice.samples());
      values.put("decisions", rows);
      values.put("reason", reason.length() == 0 ? null : reason.plain());
      return new PositionAdvice(values, rows, table.scene(view, false), said, reason);
    }

    private Map<String, @Nullable Object> row(
        D decision, Question<D> question, @Nullable Double value, @Nullable Double error) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      row.put("decision", decision.text());
      row.put("words", question.label(decision).plain());
      row.put("value", value);
      row.put("error", error);
      return row;
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
   *     after the last one of a game that is not over, too, which is also that of null
   * @param judge the player whose advice is taken, with its settings; null for the strongest
   * @param seed the judge's own randomness
   * @throws IllegalArgumentException if there is no such decision, or no such player, or if cards
   *     of the seat were filled in
   * @throws PlayerFailedException if the player fails
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   */
  public static <V extends View, D extends Decision, E extends Event> PositionAdvice of(
      Registry registry,
      GameProvider<V, D, E> game,
      MatchRecord record,
      @Nullable String at,
      @Nullable String judge,
      Seed seed) {
    Header header = record.header();
    RecordedMatch.of(record, game).replay();
    Game<V, D> before = RecordedMatch.of(record, game).start(null);
    int decisions = advance(before, game, record.decisions(), at);
    Seat seat = before.toAct();
    checkArgument(
        FilledIn.of(header).knows(before.hand(), seat),
        "%s: cards of %s that nobody saw are filled in, so what to do with them means nothing",
        at,
        header.names().get(seat.index()));
    Rules<V, D, E> rules = game.rules(header.rules());
    Bench<V, D, E> bench =
        Bench.of(registry, game, rules, Opponents.shown(header), seat, judge, seed);
    List<Player<V, D, E>> players =
        new ArrayList<>(Collections.nCopies(rules.seats(), Player.unasked()));
    players.set(seat.index(), observing(bench));
    MatchRecord begun = MatchRecord.of(header).plus(record.decisions().subList(0, decisions));
    Match<V, D, E> match =
        bench.asked(
            () -> {
              Match<V, D, E> played = RecordedMatch.of(begun, game).resume(players);
              played.deliverEvents();
              return played;
            });
    return bench.advise(match.view(seat), match.legal());
  }

  /** Plays a game up to a decision; returns the number of decisions before it. */
  private static <V extends View, D extends Decision> int advance(
      Game<V, D> played, GameProvider<V, D, ?> game, List<String> decisions, @Nullable String at) {
    if (at == null) {
      decisions.forEach(each -> played.apply(game.decision(each)));
      checkArgument(!played.isOver(), "the game is over; expected one under way");
      return decisions.size();
    }
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

  /** What the seat is shown, the judge and the table observe. */
  private static <V extends View, D extends Decision, E extends Event> Player<V, D, E> observing(
      Bench<V, D, E> bench) {
    return new Player<>() {
      @Override
      public D decide(V view) {
        return Player.<V, D, E>unasked().decide(view);
      }

      @Override
      public void observe(E event) {
        bench.table.observe(event);
        bench.judge.observe(event);
      }
    };
  }

  @Override
  public String text() {
    return text(0);
  }

  @Override
  public String text(int columns) {
    int width = ReviewReport.width(columns);
    List<StyledText> lines = new ArrayList<>(SceneText.lines(scene, width));
    lines.add(StyledText.EMPTY);
    for (StyledText line : said) {
      if (line.columns() > width) {
        lines.addAll(line.wrapped(width));
      } else {
        lines.add(line);
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
    return values;
  }

  @Override
  public List<Map<String, @Nullable Object>> rows() {
    return rows;
  }
}
