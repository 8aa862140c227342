package dev.baize.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Suppliers;
import dev.baize.core.game.ChanceOutcome;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Determinization;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
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
 * <p>A check throws {@link ContractViolation} at the first broken promise it finds, and is logged
 * when it starts. All randomness comes from the samples' seed. Immutable.
 *
 * @param <V> the views of the game
 * @param <D> the decisions of the game
 * @param <E> the events of the game
 */
public final class GameContract<V extends View, D extends Decision, E extends Event> {

  /** The parts of the contract, the simplest first. */
  public enum Check {
    /** Random legal play ends, within the samples' bound. */
    TERMINATION,

    /**
     * Legal decisions are listed once each, until the game is over, in an immutable list; {@code
     * isLegal} agrees with it for all decisions seen in any sample game; all listed can be applied.
     */
    LEGALITY,

    /**
     * Illegal decisions, and all once the game is over, are rejected with an exception that carries
     * seat, decision, legal decisions and position; the game does not change and notifies no one.
     */
    ILLEGAL_DECISIONS,

    /** Views have their seat and turn, never change, and are for the seats at the table only. */
    VIEWS,

    /** At the end, and only then, there are every seat's score and no seat to act. */
    OUTCOME,

    /**
     * The numbers of the hands begin with 0 and never fall. There are scores at all times, unless
     * the game has one hand and tells none before its end, where they are those of the outcome.
     */
    HANDS,

    /** The same rules, seed and decisions give an equal game and the same texts of events. */
    DETERMINISM,

    /**
     * A copy is in the same position and continues like the game; playing either does not change
     * the other, and the game's listeners get no events of the copy.
     */
    COPIES,

    /**
     * The texts of rules and decisions are one line each, trimmed, and parsed to equal values.
     * Presets are rules. Nonsense is rejected with a message that quotes it.
     */
    TEXTS,

    /** Rules and decisions parsed from their texts give the same game. */
    REPLAY,

    /**
     * A game is the same with and without listeners. The texts of events are like those of
     * decisions if the game has a {@linkplain GameProvider#eventParser parser} for them. In a
     * match, a listener is notified of every event and a player of those it may see.
     */
    EVENTS,

    /**
     * A game is the same whether or not it is measured, and reports only measures that its rules
     * declare, with distinct names of one line each; copies and redealt games report none.
     */
    MEASURES,

    /**
     * A redeal of everything hidden from a seat leaves its view equal and shows in nothing else,
     * can be played to its end, and changes something in at least one sample game. Events tell a
     * seat the same in games that look the same to it, and do not quote what another seat sees.
     */
    HIDDEN_INFORMATION,

    /**
     * A game drawn by the {@linkplain Rules#determinization determinization}, if there is one, from
     * a view looks the same to its seat, can be played to its end, and depends on nothing else. All
     * that fit what the seat has seen are drawn equally often; if views forget what was seen
     * before, only at the start of the game.
     */
    DETERMINIZATION,

    /**
     * The probabilities of the {@linkplain Rules#chanceOutcomes chance outcomes}, if they are
     * listed, add up to 1, each can be played to its end, and every game starts like one of them.
     */
    CHANCE_OUTCOMES,

    /**
     * In the {@linkplain Rules#viewFormat format} for views, if there is one, each is written with
     * its seat and turn and read as an equal view; arrays and columns are as declared.
     */
    VIEW_FORMAT,

    /** The {@linkplain GameProvider#decisions numbers}, if any, are of all legal decisions. */
    NUMBERING
  }

  private static final Logger LOG = LoggerFactory.getLogger(GameContract.class);

  /** The number of games in which it is searched whether views forget something. */
  private static final int RECALL_GAMES = 8;

  /** How much the sum of probabilities may differ from 1. */
  private static final double TOLERANCE = 1e-9;

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

  /** Checks everything, the simplest first. */
  public void checkAll() {
    for (Check check : Check.values()) {
      check(check);
    }
  }

  /**
   * Checks a part of the contract.
   *
   * @param check which part
   */
  public void check(Check check) {
    LOG.atDebug()
        .addKeyValue("game", provider.name())
        .addKeyValue("rules", rules::text)
        .addKeyValue("check", check)
        .addKeyValue("games", samples.games())
        .log("check started");
    Set<Decision> seen = new LinkedHashSet<>();
    List<SampleGame> games =
        IntStream.range(0, samples.games()).mapToObj(samples::seedOf).map(this::sample).toList();
    games.forEach(game -> seen.addAll(game.seen));
    switch (check) {
      case TERMINATION -> each(games, SampleGame::requireTermination);
      case LEGALITY -> each(games, game -> GameChecks.legality(game, seen, listsAll));
      case ILLEGAL_DECISIONS ->
          each(games, game -> GameChecks.illegalDecisions(game, List.copyOf(seen)));
      case VIEWS -> each(games, GameChecks::views);
      case OUTCOME -> each(games, GameChecks::outcome);
      case HANDS -> each(games, GameChecks::hands);
      case DETERMINISM ->
          each(
              games,
              game -> GameChecks.same(game, "the same rules, seed and decisions", rules, it -> it));
      case COPIES -> each(games, GameChecks::copies);
      case TEXTS -> texts(seen);
      case REPLAY -> each(games, this::replay);
      case EVENTS -> each(games, game -> GameChecks.events(game, provider.eventParser()));
      case MEASURES -> each(games, GameChecks::measures);
      case HIDDEN_INFORMATION -> hiddenInformation(games);
      case DETERMINIZATION ->
          rules.determinization().ifPresent(sampler -> determinization(games, sampler));
      case CHANCE_OUTCOMES -> chanceOutcomes(games);
      case VIEW_FORMAT ->
          rules
              .viewFormat()
              .ifPresent(format -> each(games, game -> GameChecks.format(game, format)));
      case NUMBERING ->
          GameChecks.numbering(anywhere(), provider.decisions(), provider.decisions(), seen);
    }
  }

  private SampleGame sample(Seed seed) {
    return new SampleGame(provider.name(), rules, seed, samples.maxDecisions());
  }

  private static void each(List<SampleGame> games, Consumer<SampleGame> check) {
    for (SampleGame game : games) {
      game.history(0).run(() -> check.accept(game));
      LOG.atTrace().addKeyValue("seed", game.seed.value()).log("sample game checked");
    }
  }

  private void replay(SampleGame sample) {
    Rules<View, Decision, Event> read = provider.rules(rules.text());
    GameChecks.same(
        sample,
        "rules and decisions read from their texts",
        read,
        decision -> provider.decision(decision.text()));
  }

  private void hiddenInformation(List<SampleGame> games) {
    AtomicBoolean changed = new AtomicBoolean(!hidesSomething);
    each(games, sample -> HiddenInformationChecks.redeals(sample, changed));
    History anywhere = anywhere();
    String expected = "a change that some other seat or the position shows";
    String found = "no change in any sample game";
    anywhere.require(changed.get(), "a redeal changes what is hidden", expected, found);
    anywhere.run(() -> HiddenInformationChecks.alikeGames(anywhere, imperfectRecall()));
    anywhere.run(() -> HiddenInformationChecks.openings(anywhere));
  }

  private void determinization(List<SampleGame> games, Determinization<View, Decision> sampler) {
    each(games, sample -> HiddenInformationChecks.determinization(sample, sampler));
    new WorldChecks(rules, sampler, imperfectRecall()).run(games);
  }

  private Supplier<Boolean> imperfectRecall() {
    Seed seed = samples.seed().derive("recall");
    return Suppliers.memoize(
        () ->
            IntStream.range(0, RECALL_GAMES)
                .mapToObj(i -> sample(seed.derive(i)))
                .anyMatch(SampleGame::isForgotten));
  }

  private void texts(Set<Decision> seen) {
    History history = anywhere();
    history.requireLine("the text of rules", rules.text());
    history.requireRead("rules", rules, rules.text(), provider::rules);
    history.requireEqual("rules have one text", rules.text(), provider.rules(rules.text()).text());
    for (String preset : provider.presets()) {
      Rules<View, Decision, Event> read = history.read("rules", preset, provider::rules);
      history.requireRead("rules", read, preset, provider::rules);
    }
    history.requireNonsenseRejected("rules", provider::rules);
    history.requireNonsenseRejected("a decision", provider::decision);
    Map<String, Decision> written = new LinkedHashMap<>();
    for (Decision decision : seen) {
      String text = decision.text();
      history.requireLine("the text of a decision", text);
      Decision other = written.put(text, decision);
      String promise = "different decisions have different texts";
      String expected = "another text for " + decision + " than for " + other;
      history.require(other == null, promise, expected, '"' + text + '"');
    }
    written.forEach(
        (text, decision) -> history.requireRead("a decision", decision, text, provider::decision));
  }

  private void chanceOutcomes(List<SampleGame> games) {
    List<ChanceOutcome<View, Decision>> outcomes = rules.chanceOutcomes();
    if (outcomes.isEmpty()) {
      return;
    }
    double sum = outcomes.stream().mapToDouble(ChanceOutcome::probability).sum();
    History history = anywhere();
    history.require(
        Math.abs(sum - 1) <= TOLERANCE, "the probabilities of chance outcomes add up to 1", 1, sum);
    Set<List<View>> starts =
        outcomes.stream().map(outcome -> views(outcome.game())).collect(Collectors.toSet());
    for (SampleGame sample : games) {
      List<View> views = views(sample.start(null));
      String promise = "every game starts like one of the chance outcomes";
      String expected = "an outcome that looks the same to all seats";
      sample.history(0).require(starts.contains(views), promise, expected, views);
    }
    SampleGame first = games.get(0);
    RandomGenerator random = first.random("chance outcomes");
    for (ChanceOutcome<View, Decision> outcome : outcomes) {
      Game<View, Decision> game = outcome.game();
      first.playOut(first.history(0), game, random);
      first.requireOver(history, "a chance outcome can be played to its end", game);
    }
  }

  private List<View> views(Game<View, Decision> game) {
    return Samples.seats(rules).stream().map(game::view).toList();
  }

  private History anywhere() {
    return new History(provider.name(), rules, samples.seed(), List.of());
  }
}
