package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
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
 * GameProvider}, by playing sample games of random legal decisions.
 *
 * <pre>{@code
 * new GameContract<>(provider, rules).with(Samples.DEFAULT.withGames(100)).checkAll();
 * }</pre>
 *
 * <p>Every check throws {@link ContractViolation} at the first broken promise it finds, and is
 * logged when it starts. All randomness comes from the samples' seed. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class GameContract<V extends View, D extends Decision, E extends Event> {

  private static final Logger LOG = LoggerFactory.getLogger(GameContract.class);

  private final GameProvider<View, Decision, Event> provider;
  private final Rules<View, Decision, Event> rules;
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

  @SuppressWarnings("unchecked") // A game is given only views and decisions that came from it.
  private GameContract(
      GameProvider<?, ?, ?> provider,
      Rules<?, ?, ?> rules,
      Samples samples,
      boolean hidesSomething,
      boolean listsAll) {
    this.provider = (GameProvider<View, Decision, Event>) requireNonNull(provider);
    this.rules = (Rules<View, Decision, Event>) requireNonNull(rules);
    this.samples = requireNonNull(samples);
    this.hidesSomething = hidesSomething;
    this.listsAll = listsAll;
  }

  /**
   * {@return the same contract, checked on other sample games than {@link Samples#DEFAULT}}
   *
   * @param others the sample games
   */
  public GameContract<V, D, E> with(Samples others) {
    return new GameContract<>(provider, rules, others, hidesSomething, listsAll);
  }

  /**
   * {@return the contract of a game in which nothing is ever hidden from any seat, not even later
   * deals, so that a redeal need not change anything}
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
    each("checkTermination", SampleGame::requireTermination);
  }

  /**
   * Checks that no legal decision is listed twice, that there are some until the game is over and
   * none then, and that the list is immutable, and the same on a second call and for a copy. For
   * every decision seen in any sample game, {@code isLegal} agrees with the list; legal decisions
   * can be applied.
   */
  public void checkLegality() {
    List<SampleGame> games = play("checkLegality");
    Set<Decision> seen = seen(games);
    each(games, sample -> new GameChecks(sample).legality(seen, listsAll));
  }

  /**
   * Checks that illegal decisions, drawn from all that were seen in any sample game, are rejected
   * with an exception that carries seat, decision, legal decisions and position; the game does not
   * change, notifies no one, and continues as if they had not been tried. A game that is over
   * rejects all decisions.
   */
  public void checkIllegalDecisions() {
    List<SampleGame> games = play("checkIllegalDecisions");
    List<Decision> seen = List.copyOf(seen(games));
    each(games, sample -> new GameChecks(sample).illegalDecisions(seen));
  }

  /**
   * Checks that views have their seat and turn, do not change as the game continues, and are not
   * available to seats that are not at the table.
   */
  public void checkViews() {
    each("checkViews", sample -> new ViewChecks(sample).views());
  }

  /** Checks that there are an outcome with every seat's score, and no seat to act, at the end. */
  public void checkOutcome() {
    each("checkOutcome", sample -> new GameChecks(sample).outcome());
  }

  /**
   * Checks the numbers of the hands, which begin with 0 and never fall, and the scores so far:
   * there is one for each seat at all times, unless the game has one hand and tells none before its
   * end; at the end, they are those of the outcome.
   */
  public void checkHands() {
    each("checkHands", sample -> new GameChecks(sample).hands());
  }

  /**
   * Checks that the same rules, seed and decisions give the same game: views, legal decisions,
   * positions, outcome and the texts of the events are equal.
   */
  public void checkDeterminism() {
    String promise = "the same rules, seed and decisions give the same game";
    each(
        "checkDeterminism",
        sample -> new GameChecks(sample).determinism(promise, rules, decision -> decision));
  }

  /**
   * Checks that a copy is in the same position and continues like the game; playing either does not
   * change the other, and the game's listeners get no events of the copy.
   */
  public void checkCopies() {
    each("checkCopies", sample -> new GameChecks(sample).copies());
  }

  /**
   * Checks that the texts of the rules and of all decisions seen are one line each, trimmed,
   * different for different decisions, and parsed by the provider to equal values. Presets are
   * rules. Nonsense is rejected with a message that quotes it.
   */
  public void checkTexts() {
    providerChecks().texts(seen(play("checkTexts")));
  }

  /** Checks that rules and decisions parsed from their texts give the same game. */
  public void checkReplay() {
    String promise = "rules and decisions read from their texts give the same game";
    each(
        "checkReplay",
        sample ->
            new GameChecks(sample)
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
    each("checkEvents", sample -> new GameChecks(sample).events(provider));
  }

  /**
   * Checks that a game is the same whether or not it is measured, and that it reports only measures
   * that its rules declare, always the same; copies and redealt games report none. The names of
   * measures are distinct; name and meaning are one line each, trimmed.
   */
  public void checkMeasures() {
    each("checkMeasures", sample -> new GameChecks(sample).measures());
  }

  /**
   * Checks for every seat in every position that after a redeal of everything hidden from it, its
   * view is equal, nothing else reveals the difference, and the game can be played to its end. In
   * at least one sample game, a redeal must change something.
   *
   * <p>Of many more games that are started, those that look the same to a seat are played on
   * together, and as long as its views are equal, so must be the events that it may see, except
   * those of decisions that views forget. Events may not quote what another seat sees, either.
   */
  public void checkHiddenInformation() {
    AtomicBoolean changed = new AtomicBoolean(!hidesSomething);
    each("checkHiddenInformation", sample -> new ViewChecks(sample).hiddenInformation(changed));
    History anywhere = anywhere();
    anywhere.require(
        changed.get(),
        "a redeal changes what is hidden",
        "a change that some other seat or the position shows",
        "no change in any sample game");
    HiddenEventChecks events = new HiddenEventChecks(provider.name(), rules, samples.seed());
    anywhere.run(() -> events.alikeGames(imperfectRecall()));
    anywhere.run(events::openings);
  }

  /**
   * Checks, if the rules have a {@linkplain Rules#determinization determinization}, that in every
   * position, a game drawn from any seat's view looks the same to that seat: its view, the hand and
   * the scores, who is to act and, if it is that seat, what is legal; that the game drawn can be
   * played to its end; and that it depends on nothing but the view and the generator.
   *
   * <p>In some positions, checks that the games drawn fit all that the seat has seen, each equally
   * often; if views forget what was seen before, only at the start of the game. What is compared is
   * how often each decision is legal in the next turns, and, if there are few possibilities, what
   * the other seats see.
   */
  public void checkDeterminization() {
    rules
        .determinization()
        .ifPresent(
            determinization -> {
              List<SampleGame> games = play("checkDeterminization");
              each(games, sample -> new ViewChecks(sample).determinization(determinization));
              new WorldChecks(rules, determinization, imperfectRecall()).run(games);
            });
  }

  /**
   * Checks, if the rules list their {@linkplain Rules#chanceOutcomes chance outcomes}, that the
   * probabilities add up to 1, that each outcome can be played to its end, and that every sample
   * game starts like one of them: all seats have the same views.
   */
  public void checkChanceOutcomes() {
    if (!rules.chanceOutcomes().isEmpty()) {
      providerChecks().chanceOutcomes(play("checkChanceOutcomes"), samples.maxDecisions());
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
            format -> each("checkViewFormat", sample -> new ViewChecks(sample).format(format)));
  }

  /**
   * Checks, if the game {@linkplain GameProvider#decisions numbers} its decisions, that no decision
   * has two numbers, and that all that were legal in any sample game have one.
   */
  public void checkNumbering() {
    Set<Decision> seen = seen(play("checkNumbering"));
    ProviderChecks.numbering(anywhere(), provider.decisions(), provider.decisions(), seen);
  }

  private List<SampleGame> play(String check) {
    LOG.atDebug()
        .addKeyValue("game", provider.name())
        .addKeyValue("rules", rules::text)
        .addKeyValue("check", check)
        .addKeyValue("games", samples.games())
        .log("check started");
    return IntStream.range(0, samples.games()).mapToObj(samples::seedOf).map(this::sample).toList();
  }

  private SampleGame sample(Seed seed) {
    return new SampleGame(provider.name(), rules, seed, samples.maxDecisions());
  }

  private void each(String name, Consumer<SampleGame> check) {
    each(play(name), check);
  }

  private static void each(List<SampleGame> games, Consumer<SampleGame> check) {
    for (SampleGame game : games) {
      game.history(0).run(() -> check.accept(game));
      LOG.atTrace().addKeyValue("seed", game.seed.value()).log("sample game checked");
    }
  }

  private BooleanSupplier imperfectRecall() {
    Seed seed = samples.seed().derive("recall");
    return Suppliers.memoize(() -> ImperfectRecall.isFound(i -> sample(seed.derive(i))))::get;
  }

  private ProviderChecks providerChecks() {
    return new ProviderChecks(anywhere(), provider, rules);
  }

  private History anywhere() {
    return new History(provider.name(), rules, samples.seed(), List.of());
  }

  private static Set<Decision> seen(List<SampleGame> games) {
    Set<Decision> seen = new LinkedHashSet<>();
    games.forEach(game -> seen.addAll(game.seen));
    return seen;
  }
}
