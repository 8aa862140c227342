package dev.baize.core.testing;

import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Checks that a game keeps the promises of {@link dev.baize.core.game} and of {@link GameProvider},
 * by playing sample games of random legal decisions: {@link Samples#DEFAULT} unless told otherwise.
 *
 * <pre>{@code
 * new GameContract<>(provider, rules).with(Samples.DEFAULT.withGames(100)).checkAll();
 * }</pre>
 *
 * <p>Every check throws {@link ContractViolation} at the first broken promise that it finds. The
 * same contract finds the same: nothing depends on anything but the samples' seed. Immutable.
 *
 * @param <V> what a seat may know
 * @param <D> what a seat may decide
 * @param <E> what can happen
 */
public final class GameContract<V extends View, D extends Decision, E extends Event> {

  private final GameProvider<V, D, E> provider;
  private final Rules<V, D, E> rules;
  private final Samples samples;
  private final boolean hidesSomething;
  private final boolean listsAll;

  /**
   * The contract of a game under its usual rules.
   *
   * @param provider the game
   */
  public GameContract(GameProvider<V, D, E> provider) {
    this(provider, provider.rules());
  }

  /**
   * The contract of a game under some rules.
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
   * {@return the same contract, checked on other games}
   *
   * @param others which
   */
  public GameContract<V, D, E> with(Samples others) {
    return new GameContract<>(provider, rules, others, hidesSomething, listsAll);
  }

  /**
   * {@return the contract of a game in which nothing is ever hidden from anybody, later deals
   * included} So dealing anew may change nothing at all.
   */
  public GameContract<V, D, E> withPerfectInformation() {
    return new GameContract<>(provider, rules, samples, false, listsAll);
  }

  /**
   * {@return the contract of a game that lists only some of many legal decisions, as {@link
   * dev.baize.core.game.Game#legal} allows}
   */
  public GameContract<V, D, E> withUnlistedDecisions() {
    return new GameContract<>(provider, rules, samples, hidesSomething, false);
  }

  /** Makes every check, the plainest first. */
  public void checkAll() {
    checkTermination();
    checkLegality();
    checkIllegalDecisions();
    checkViews();
    checkOutcome();
    checkDeterminism();
    checkCopies();
    checkTexts();
    checkReplay();
    checkEvents();
    checkMeasures();
    checkHiddenInformation();
  }

  /** Random legal play ends, within the samples' bound. */
  public void checkTermination() {
    each(play(), SampleGame::requireTermination);
  }

  /**
   * The legal decisions: none is listed twice, there are some until the game is over and none then,
   * the list is immutable, and the same when asked again and for a copy. They are what {@code
   * isLegal} says of every decision met in any sample game, and can be carried out.
   */
  public void checkLegality() {
    List<SampleGame<V, D, E>> games = play();
    Set<D> universe = met(games);
    each(games, sample -> new LegalityCheck<>(sample, universe, !listsAll).run());
  }

  /**
   * Illegal decisions, drawn from all that were met in any sample game, are refused with an
   * exception that tells seat, decision, legal ones and position; nothing changes and nobody is
   * told, and the game goes on as if they had not been tried. A game that is over refuses all.
   */
  public void checkIllegalDecisions() {
    List<SampleGame<V, D, E>> games = play();
    List<D> universe = List.copyOf(met(games));
    each(games, sample -> new IllegalDecisionCheck<>(sample, universe).run());
  }

  /**
   * Views tell their seat and turn, stay as they are when the game goes on, and are refused to
   * seats that are not at the table.
   */
  public void checkViews() {
    each(play(), sample -> new ViewCheck<>(sample).run());
  }

  /** There is an outcome, with every seat's score, and nobody to act, only once it is over. */
  public void checkOutcome() {
    each(play(), sample -> new OutcomeCheck<>(sample).run());
  }

  /**
   * The same rules, seed and decisions give the same game: views, legal decisions, positions and
   * outcome are equal, and so are the texts of the events.
   */
  public void checkDeterminism() {
    each(play(), sample -> new DeterminismCheck<>(sample).run());
  }

  /**
   * A copy is in the same position and goes on like the game; playing either leaves the other as it
   * is, and who listens to the game hears nothing of the copy.
   */
  public void checkCopies() {
    each(play(), sample -> new CopyCheck<>(sample).run());
  }

  /**
   * The texts of the rules and of all decisions met are one line each, trimmed, different for
   * different decisions, and read by the provider as what was written. Nonsense is refused, quoting
   * it.
   */
  public void checkTexts() {
    new TextCheck<>(anywhere(), provider, rules, met(play())).run();
  }

  /** The same game comes of the texts of its rules and decisions. */
  public void checkReplay() {
    each(play(), sample -> new DeterminismCheck<>(sample).runFromText(provider));
  }

  /**
   * A game is the same whether or not somebody listens; the texts of events are one line each,
   * trimmed; in a match, a listener hears of everything and a player of what it may see.
   */
  public void checkEvents() {
    each(play(), sample -> new EventCheck<>(sample).run());
  }

  /**
   * A game is the same whether or not it is measured, and measures what its rules declare, always
   * the same; copies and redealt games measure nothing. Each measure has a name of its own, and its
   * name and meaning are one line each, trimmed.
   */
  public void checkMeasures() {
    each(play(), sample -> new MeasureCheck<>(sample).run());
  }

  /**
   * For every seat in every position: when all that is hidden from it is dealt anew, it has an
   * equal view and cannot tell the difference otherwise, and the game can still be played to its
   * end. In one of the sample games at least, dealing anew must change something, or this check
   * would prove nothing.
   */
  public void checkHiddenInformation() {
    AtomicBoolean changed = new AtomicBoolean(!hidesSomething);
    each(play(), sample -> new HiddenInformationCheck<>(sample, changed).run());
    anywhere()
        .require(
            changed.get(),
            "dealing anew changes what is hidden",
            "a change that some other seat or the position shows",
            "no change in any sample game");
  }

  private List<SampleGame<V, D, E>> play() {
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
      } catch (RuntimeException e) {
        throw game.at(0).history().unexpected(e);
      }
    }
  }

  private History anywhere() {
    return new History(provider.name(), rules.text(), samples.seed(), List.of());
  }

  private Set<D> met(List<SampleGame<V, D, E>> games) {
    Set<D> met = new LinkedHashSet<>();
    games.forEach(game -> met.addAll(game.met()));
    return met;
  }
}
