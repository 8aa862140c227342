package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks that a game fulfils the contracts of {@link dev.baize.core.game} and of {@link
 * GameProvider}, by playing sample games of random legal decisions: {@link Samples#DEFAULT} unless
 * {@linkplain #with specified}.
 *
 * <pre>{@code
 * new GameContract<>(provider, rules).with(Samples.DEFAULT.withGames(100)).checkAll();
 * }</pre>
 *
 * <p>Every check throws {@link ContractViolation} at the first broken promise it finds. Checks are
 * reproducible: all randomness comes from the samples' seed. Each is logged when it starts, so that
 * the log of a test run says how far it is. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class GameContract<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(GameContract.class);

  private final GameProvider<V, D, E> provider;
  private final Rules<V, D, E> rules;
  private final Samples samples;
  private final boolean hidesSomething;
  private final boolean listsAll;

  /**
   * Creates the contract of a game under its default rules.
   *
   * @param provider the game
   */
  public GameContract(GameProvider<V, D, E> provider) {
    this(provider, provider.rules());
  }

  /**
   * Creates the contract of a game under given rules.
   *
   * @param provider the game
   * @param rules rules of that game
   */
  public GameContract(GameProvider<V, D, E> provider, Rules<V, D, E> rules) {
    this(provider, rules, Samples.DEFAULT, true, true);
  }

  private GameContract(
      GameProvider<V, D, E> provider,
      Rules<V, D, E> rules,
      Samples samples,
      boolean hidesSomething,
      boolean listsAll) {
    this.provider = requireNonNull(provider);
    this.rules = requireNonNull(rules);
    this.samples = requireNonNull(samples);
    this.hidesSomething = hidesSomething;
    this.listsAll = listsAll;
  }

  /**
   * {@return the same contract, checked on other sample games}
   *
   * @param others the sample games
   */
  public GameContract<V, D, E> with(Samples others) {
    return new GameContract<>(provider, rules, others, hidesSomething, listsAll);
  }

  /**
   * {@return the contract of a game with perfect information, in which nothing is ever hidden from
   * any seat, not even later deals} So a redeal need not change anything.
   */
  public GameContract<V, D, E> withPerfectInformation() {
    return new GameContract<>(provider, rules, samples, false, listsAll);
  }

  /**
   * {@return the contract of a game that does not list all legal decisions, as {@link
   * dev.baize.core.game.Game#legal} allows}
   */
  public GameContract<V, D, E> withUnlistedDecisions() {
    return new GameContract<>(provider, rules, samples, hidesSomething, false);
  }

  /** Runs every check, the simplest first. */
  public void checkAll() {
    checkTermination();
    checkLegality();
    checkIllegalDecisions();
    checkViews();
    checkOutcome();
    checkHands();
    checkDeterminism();
    checkCopies();
    checkTexts();
    checkReplay();
    checkEvents();
    checkMeasures();
    checkHiddenInformation();
    checkChanceOutcomes();
    checkDeterminization();
    checkViewFormat();
    checkNumbering();
  }

  /** Checks that random legal play ends, within the samples' bound. */
  public void checkTermination() {
    each(play("checkTermination"), SampleGame::requireTermination);
  }

  /**
   * Checks the legal decisions: none is listed twice, there are some until the game is over and
   * none then, and the list is immutable, and the same on a second call and for a copy. For every
   * decision seen in any sample game, {@code isLegal} agrees with the list; legal decisions can be
   * applied.
   */
  public void checkLegality() {
    List<SampleGame<V, D, E>> games = play("checkLegality");
    Set<D> universe = seen(games);
    each(games, sample -> new GameChecks<>(sample).legality(universe, listsAll));
  }

  /**
   * Checks that illegal decisions, drawn from all that were seen in any sample game, are rejected
   * with an exception that carries seat, decision, legal decisions and position; the game does not
   * change, notifies no one, and continues as if they had not been tried. A game that is over
   * rejects all decisions.
   */
  public void checkIllegalDecisions() {
    List<SampleGame<V, D, E>> games = play("checkIllegalDecisions");
    List<D> universe = List.copyOf(seen(games));
    each(games, sample -> new GameChecks<>(sample).illegalDecisions(universe));
  }

  /**
   * Checks that views have their seat and turn, do not change as the game continues, and are not
   * available to seats that are not at the table.
   */
  public void checkViews() {
    each(play("checkViews"), sample -> new ViewChecks<>(sample).views());
  }

  /**
   * Checks that once a game is over, there is an outcome, with every seat's score, and no seat to
   * act.
   */
  public void checkOutcome() {
    each(play("checkOutcome"), sample -> new GameChecks<>(sample).outcome());
  }

  /**
   * Checks the numbers of the hands, which begin with 0 and never fall, and the scores so far:
   * there is one for each seat at all times, unless the game has one hand and tells none before its
   * end; at the end, they are those of the outcome.
   */
  public void checkHands() {
    each(play("checkHands"), sample -> new GameChecks<>(sample).hands());
  }

  /**
   * Checks that the same rules, seed and decisions give the same game: views, legal decisions,
   * positions, outcome and the texts of the events are equal.
   */
  public void checkDeterminism() {
    String promise = "the same rules, seed and decisions give the same game";
    each(
        play("checkDeterminism"),
        sample -> new GameChecks<>(sample).determinism(promise, rules, decision -> decision));
  }

  /**
   * Checks that a copy is in the same position and continues like the game; playing either does not
   * change the other, and the game's listeners get no events of the copy.
   */
  public void checkCopies() {
    each(play("checkCopies"), sample -> new GameChecks<>(sample).copies());
  }

  /**
   * Checks that the texts of the rules and of all decisions seen are one line each, trimmed,
   * different for different decisions, and parsed by the provider to equal values. Presets are
   * rules. Nonsense is rejected with a message that quotes it.
   */
  public void checkTexts() {
    checks().texts(seen(play("checkTexts")));
  }

  /** Checks that rules and decisions parsed from their texts give the same game. */
  public void checkReplay() {
    String promise = "rules and decisions read from their texts give the same game";
    each(
        play("checkReplay"),
        sample ->
            new GameChecks<>(sample)
                .determinism(
                    promise,
                    provider.rules(rules.text()),
                    decision -> provider.decision(decision.text())));
  }

  /**
   * Checks that a game is the same with and without listeners; that the texts of events are one
   * line each, trimmed, and parsed to equal events if the game has a {@linkplain
   * GameProvider#eventParser parser} for them, which rejects nonsense with a message that quotes
   * it; and that in a match, a listener is notified of every event and a player of those it may
   * see.
   */
  public void checkEvents() {
    each(play("checkEvents"), sample -> new GameChecks<>(sample).events(provider));
  }

  /**
   * Checks that a game is the same whether or not it is measured, and that it reports only measures
   * that its rules declare, always the same; copies and redealt games report none. The names of
   * measures are distinct; name and meaning are one line each, trimmed.
   */
  public void checkMeasures() {
    each(play("checkMeasures"), sample -> new GameChecks<>(sample).measures());
  }

  /**
   * Checks for every seat in every position that after a redeal of everything hidden from it, its
   * view is equal, nothing else reveals the difference, and the game can still be played to its
   * end. In at least one sample game, a redeal must change something, or this check would prove
   * nothing.
   *
   * <p>Events are checked, too: of many more games that are started, those that look the same to a
   * seat are played on together, and as long as its views are equal, so must be the events that it
   * may see. If there are so many deals that no two games look the same, events may at least not
   * quote what another seat sees. If views forget what was seen before, as in a game of tricks
   * whose views have only the trick on the table, a seat may be told of decisions that its view
   * does not show.
   */
  public void checkHiddenInformation() {
    AtomicBoolean changed = new AtomicBoolean(!hidesSomething);
    each(
        play("checkHiddenInformation"),
        sample -> new ViewChecks<>(sample).hiddenInformation(changed));
    anywhere()
        .require(
            changed.get(),
            "a redeal changes what is hidden",
            "a change that some other seat or the position shows",
            "no change in any sample game");
    try {
      HiddenEventChecks<V, D, E> events =
          new HiddenEventChecks<>(provider.name(), rules, samples.seed());
      events.alikeGames(imperfectRecall());
      events.openings();
    } catch (RuntimeException e) {
      throw anywhere().unexpected(e);
    }
  }

  /**
   * Checks, if the rules have a {@linkplain Rules#determinization determinization}, that in every
   * position, a game drawn from any seat's view looks the same to that seat: its view, the hand and
   * the scores, who is to act and, if it is that seat, what is legal; that the game drawn can be
   * played to its end; and that it depends on nothing but the view and the generator.
   *
   * <p>In some positions, checks that the games drawn fit all that the seat has seen, each equally
   * often. They are compared with games that were drawn some decisions before, in which the
   * decisions since were legal and looked the same to the seat; and at the start of the game, with
   * re-dealt games, or with the chance outcomes if the rules list them. What is compared is how
   * often each decision is legal in the next turns, and, if there are few possibilities, what the
   * other seats see. If views forget what was seen before, only the start of the game is compared.
   */
  public void checkDeterminization() {
    rules
        .determinization()
        .ifPresent(
            determinization -> {
              List<SampleGame<V, D, E>> games = play("checkDeterminization");
              each(games, sample -> new ViewChecks<>(sample).determinization(determinization));
              new WorldChecks<>(rules, determinization, imperfectRecall()).run(games);
            });
  }

  /**
   * Checks, if the rules list their {@linkplain Rules#chanceOutcomes chance outcomes}, that the
   * probabilities add up to 1, that each outcome can be played to its end, and that every sample
   * game starts like one of them: all seats have the same views.
   */
  public void checkChanceOutcomes() {
    if (!rules.chanceOutcomes().isEmpty()) {
      checks().chanceOutcomes(play("checkChanceOutcomes"), samples.maxDecisions());
    }
  }

  /**
   * Checks, if the rules have a {@linkplain Rules#viewFormat format} for views, that every seat's
   * view in every position is written as fields with its seat and turn, from which an equal view is
   * read; that all arrays have the declared length; and that views have no other fields than the
   * declared columns, if there are any.
   */
  public void checkViewFormat() {
    rules
        .viewFormat()
        .ifPresent(
            format ->
                each(play("checkViewFormat"), sample -> new ViewChecks<>(sample).format(format)));
  }

  /**
   * Checks, if the game {@linkplain GameProvider#decisions numbers} its decisions, that no decision
   * has two numbers, and that all that were legal in any sample game have one.
   */
  public void checkNumbering() {
    checks().numbering(provider.decisions(), provider.decisions(), seen(play("checkNumbering")));
  }

  private List<SampleGame<V, D, E>> play(String check) {
    if (LOG.isDebugEnabled()) {
      LOG.atDebug()
          .addKeyValue("game", provider.name())
          .addKeyValue("rules", rules.text())
          .addKeyValue("check", check)
          .addKeyValue("games", samples.games())
          .log("check started");
    }
    return IntStream.range(0, samples.games())
        .mapToObj(
            i ->
                new SampleGame<>(provider.name(), rules, samples.seedOf(i), samples.maxDecisions()))
        .toList();
  }

  private void each(List<SampleGame<V, D, E>> games, Consumer<SampleGame<V, D, E>> check) {
    for (SampleGame<V, D, E> game : games) {
      try {
        check.accept(game);
        LOG.atTrace().addKeyValue("seed", game.seed().value()).log("sample game checked");
      } catch (RuntimeException e) {
        throw game.history(0).unexpected(e);
      }
    }
  }

  private BooleanSupplier imperfectRecall() {
    return Suppliers.memoize(new ImperfectRecall<>(provider.name(), rules, samples)::isFound)::get;
  }

  private ProviderChecks<V, D, E> checks() {
    return new ProviderChecks<>(anywhere(), provider, rules);
  }

  private History anywhere() {
    return new History(provider.name(), rules.text(), samples.seed(), List.of());
  }

  private Set<D> seen(List<SampleGame<V, D, E>> games) {
    Set<D> seen = new LinkedHashSet<>();
    games.forEach(game -> seen.addAll(game.seen()));
    return seen;
  }
}
