package dev.baize.table;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
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
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.text.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A player that sees what the person sees, and is asked for hints, or decides while the person is
 * gone. If it fails, it does neither; the game goes on.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class HintPlayer<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(HintPlayer.class);

  /** How many decisions are judged in a hint. */
  private static final int MAX = 5;

  private static final int MAX_REASON_LENGTH = 200;

  private final String name;
  private final Theme theme;
  private @Nullable Player<V, D, E> player;

  /** Why it is not asked for the rest of the game; empty as long as it is. */
  private String failed;

  HintPlayer(String name, Theme theme, Supplier<Player<V, D, E>> seat) {
    this.name = name;
    this.theme = theme;
    failed = tryTo(() -> player = seat.get());
  }

  /**
   * {@return the player behind a person, which has seen nothing yet}
   *
   * @param <V> the views of the game
   * @param <D> the decisions of the game
   * @param <E> the events of the game
   * @param name the player, with its settings
   * @param registry has the player
   * @param header how the record begins
   * @param game what is played
   * @param seat where the person sits
   * @param theme how suits are written
   */
  public static <V extends View, D extends Decision, E extends Event> HintPlayer<V, D, E> of(
      String name,
      Registry registry,
      Header header,
      GameProvider<V, D, E> game,
      Seat seat,
      Theme theme) {
    Seed own = SeatContext.of(header.seed(), seat).seed().derive("hint");
    SeatContext behind =
        new SeatContext(
            header.names().get(seat.index()),
            seat,
            own,
            Optional.empty(),
            Optional.of(game.rules(header.rules())));
    return new HintPlayer<>(name, theme, () -> registry.player(game, name).create(behind));
  }

  /** {@return the player's name} */
  public String name() {
    return name;
  }

  /**
   * Passes an event to the player, unless it has failed and missed earlier ones.
   *
   * @param event the next that the seat may see
   */
  public void observe(E event) {
    failed = tryToAsk(told -> told.observe(event));
  }

  /**
   * {@return what it would do and, if it is an {@link Advisor}, the values of the decisions, in
   * lines} That may take a moment, unless there is no choice.
   *
   * @param view what the person knows
   * @param question what the person is asked
   * @param legal the decisions that the game lists
   */
  public List<StyledText> hint(V view, Question<D> question, List<D> legal) {
    if (legal.size() == 1) {
      StyledText label = question.label(legal.get(0));
      return List.of(StyledText.join("There is no choice: ", label, "."));
    }
    List<StyledText> lines = new ArrayList<>();
    String failure = tryToAsk(asked -> lines.addAll(hint(asked, view, question)));
    return failure.isEmpty()
        ? lines
        : List.of(
            StyledText.of(String.format(Locale.ROOT, "%s has no hint: it %s.", name, failure)));
  }

  /**
   * {@return what it decides in the person's place; empty if it fails, and from then on}
   *
   * @param view what the person knows
   * @param isLegal whether the rules allow a decision
   */
  public Optional<D> decide(V view, Predicate<? super D> isLegal) {
    List<D> decided = new ArrayList<>();
    failed =
        tryToAsk(
            asked -> {
              D decision = requireNonNull(asked.decide(view), "no decision (null)");
              checkArgument(isLegal.test(decision), "%s is against the rules", decision.text());
              decided.add(decision);
            });
    return decided.stream().findFirst();
  }

  /** Asks the player unless it has failed before, and returns why it has; empty if it has not. */
  private String tryToAsk(Consumer<Player<V, D, E>> question) {
    Player<V, D, E> asked = player;
    return failed.isEmpty() && asked != null ? tryTo(() -> question.accept(asked)) : failed;
  }

  /** Runs an action and returns why it failed; empty if it did not. */
  private String tryTo(Runnable action) {
    try {
      action.run();
      return "";
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      LOG.atWarn().addKeyValue("player", name).setCause(e).log("no hint");
      String reason =
          e instanceof PlayerFailedException ? String.valueOf(e.getMessage()) : "threw " + e;
      return Excerpt.of(reason, MAX_REASON_LENGTH);
    }
  }

  private List<StyledText> hint(Player<V, D, E> asked, V view, Question<D> question) {
    return Advisor.of(asked)
        .map(advisor -> judged(advisor.advise(view), question))
        .orElseGet(() -> List.of(would(question.label(asked.decide(view)))));
  }

  private StyledText would(StyledText label) {
    return StyledText.join(name, " would ", label, ".");
  }

  private List<StyledText> judged(Advice<D> advice, Question<D> question) {
    List<StyledText> lines = new ArrayList<>();
    lines.add(would(question.label(advice.best())));
    boolean symbols = theme == Theme.SYMBOLS;
    AdviceNumbers numbers = new AdviceNumbers(advice, symbols ? "±" : "+/-");
    lines.add(StyledText.of(numbers.heading()));
    boolean all = advice.values().size() <= MAX;
    for (DecisionValue<D> estimate : advice.values().stream().limit(all ? MAX : MAX - 1).toList()) {
      lines.add(
          StyledText.join(
              numbers.of(estimate),
              "  ",
              question.label(estimate.decision()),
              numbers.remark(estimate)));
    }
    if (!all) {
      lines.add(StyledText.of(symbols ? "…" : "..."));
    }
    return lines;
  }
}
