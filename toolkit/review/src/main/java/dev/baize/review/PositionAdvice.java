package dev.baize.review;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
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
import dev.baize.core.table.ReviewGuide;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a player advises in one position: the value of every decision, the recommended one first.
 */
public final class PositionAdvice implements Report {

  private final Map<String, @Nullable Object> values = new LinkedHashMap<>();
  private final List<Map<String, @Nullable Object>> rows = new ArrayList<>();
  private final Scene scene;

  /** What the judge would do, the values of all decisions if it knows them, and why. */
  private final List<StyledText> said = new ArrayList<>();

  /** The advice to a seat that was shown some events, at a table of these names. */
  private <V extends View, D extends Decision, E extends Event> PositionAdvice(
      Registry registry,
      GameProvider<V, D, E> game,
      Rules<V, D, E> rules,
      List<String> names,
      List<E> shown,
      V view,
      List<D> legal,
      @Nullable String wanted,
      Seed seed) {
    TableProvider<V, D, E> tables = PlainTable.unlessProvided(game);
    String judge = new Opponents(registry, game, tables).hints(wanted);
    SeatContext context = SeatContext.of(seed, view.seat()).with(rules);
    Player<V, D, E> player = registry.player(game, judge).create(context);
    GameTable<V, D, E> table = tables.table().apply(new Speech(view.seat(), names));
    @Nullable Advice<D> advice;
    D best;
    try {
      for (E event : shown) {
        table.observe(event);
        player.observe(event);
      }
      advice = Advisor.of(player).map(advisor -> advisor.advise(view)).orElse(null);
      best = advice == null ? player.decide(view) : advice.best();
    } catch (PlayerFailedException e) {
      throw new PlayerFailedException(judge + " " + e.getMessage(), e);
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      throw new PlayerFailedException(judge + " threw " + e, e);
    }
    Question<D> question = table.ask(view, legal);
    StyledText reason = StyledText.EMPTY;
    said.add(StyledText.join(judge, " would ", question.label(best), "."));
    if (advice == null) {
      add(best, question, null, null);
      legal.stream()
          .filter(each -> !each.equals(best))
          .forEach(each -> add(each, question, null, null));
    } else {
      AdviceNumbers numbers = new AdviceNumbers(advice, "±");
      said.add(StyledText.EMPTY);
      said.add(StyledText.of(numbers.heading()));
      for (DecisionValue<D> each : advice.values()) {
        StyledText label = question.label(each.decision());
        said.add(StyledText.join(numbers.of(each) + "  ", label, numbers.remark(each)));
        add(each.decision(), question, each.value(), each.standardError());
      }
      reason = reason(tables.reviewGuide(), view, advice);
    }
    if (reason.length() > 0) {
      said.add(StyledText.EMPTY);
      said.add(reason);
    }
    scene = table.scene(view, false);
    values.put("kind", "advice");
    values.put("version", 1);
    values.put("game", game.name());
    values.put("rules", rules.text());
    rules.viewFormat().ifPresent(format -> values.put("view", format.write(view)));
    values.put("judge", judge);
    values.put("unit", advice == null ? null : advice.unit());
    values.put("samples", advice == null ? null : advice.samples());
    values.put("decisions", rows);
    values.put("reason", reason.length() == 0 ? null : reason.plain());
  }

  private <D extends Decision> void add(
      D decision, Question<D> question, @Nullable Double value, @Nullable Double error) {
    Map<String, @Nullable Object> row = new LinkedHashMap<>();
    row.put("decision", decision.text());
    row.put("words", question.label(decision).plain());
    row.put("value", value);
    row.put("error", error);
    rows.add(row);
  }

  /**
   * Why the recommended decision is better than the next best, or why that one is, if the player
   * passes over the highest exact value.
   */
  private static <V extends View, D extends Decision> StyledText reason(
      ReviewGuide<V, D, ?> guide, V view, Advice<D> advice) {
    if (advice.values().size() < 2) {
      return StyledText.EMPTY;
    }
    D best = advice.best();
    DecisionValue<D> next = advice.values().get(1);
    boolean isPassedOver = advice.samples() == 0 && next.value() > advice.values().get(0).value();
    return isPassedOver
        ? guide.reason(view, next.decision(), best)
        : guide.reason(view, best, next.decision());
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
    Rules<V, D, E> rules = reader.rules();
    return new PositionAdvice(
        registry,
        reader.game(),
        rules,
        PlainTable.unlessProvided(reader.game()).names(rules.seats()),
        List.of(),
        view,
        rules.viewFormat().map(format -> format.legal(view)).orElse(List.of()),
        judge,
        seed);
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
    List<RecordedTurn> turns = RecordedTurn.of(record, game);
    int decisions = decisions(turns, at);
    Seat seat = requireNonNull(turns.get(decisions).seat());
    checkArgument(
        FilledIn.of(header).knows(turns.get(decisions).hand(), seat),
        "%s: cards of %s that nobody saw are filled in, so what to do with them means nothing",
        at,
        header.names().get(seat.index()));
    List<E> shown = new ArrayList<>();
    Game<V, D> position =
        RecordedMatch.of(record, game)
            .start(
                event -> {
                  if (event.visibleTo(seat)) {
                    shown.add(event);
                  }
                });
    record.decisions().stream().limit(decisions).map(game::decision).forEach(position::apply);
    return new PositionAdvice(
        registry,
        game,
        game.rules(header.rules()),
        Opponents.shown(header),
        shown,
        position.view(seat),
        position.legal(),
        judge,
        seed);
  }

  /** How many decisions there are before the one at a place; before the next one for null. */
  private static int decisions(List<RecordedTurn> turns, @Nullable String at) {
    List<RecordedTurn> open = turns.stream().filter(turn -> turn.seat() != null).toList();
    if (at == null) {
      checkArgument(open.size() == turns.size(), "the game is over; expected one under way");
      return turns.size() - 1;
    }
    List<String> parts = Splitter.on('.').splitToList(at);
    checkArgument(
        parts.size() == 2,
        "%s: expected a hand and a decision in it, from 1, such as 3.7",
        Excerpt.quote(at));
    long hand = WholeNumber.parse(parts.get(0), 1, Long.MAX_VALUE);
    long number = WholeNumber.parse(parts.get(1), 1, Long.MAX_VALUE);
    RecordedTurn last = Iterables.getLast(open, turns.get(0));
    int found = Iterables.indexOf(open, turn -> turn.hand() + 1 == hand && turn.number() == number);
    checkArgument(
        found >= 0,
        "%s is no decision of the game; the last one is %s.%s",
        Excerpt.quote(at),
        last.hand() + 1,
        last.number());
    return found;
  }

  @Override
  public String text() {
    return text(0);
  }

  @Override
  public String text(int columns) {
    int width = GameReview.width(columns);
    List<StyledText> lines = new ArrayList<>(SceneText.lines(scene, width));
    lines.add(StyledText.EMPTY);
    for (StyledText line : said) {
      if (line.columns() > width) {
        lines.addAll(line.wrapped(width));
      } else {
        lines.add(line);
      }
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
