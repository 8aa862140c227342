package dev.baize.testing;

import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.match.Listener;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** High card, but for the way games are started; a subclass may read texts in another way. */
class FaultyHighCard implements GameProvider<HighCardView, Play, HighCardEvent> {

  /** Starts games. */
  interface Start {
    Game<HighCardView, Play> start(
        HighCardRules rules, Seed seed, @Nullable Consumer<? super HighCardEvent> events);
  }

  /** The rules of high card, but for the ways games are started and drawn, and the text. */
  record FaultyRules(
      HighCardRules sound,
      Start start,
      Optional<Determinization<HighCardView, Play>> determinization,
      String text)
      implements Rules<HighCardView, Play, HighCardEvent> {

    FaultyRules(HighCardRules sound, Start start) {
      this(sound, start, sound.text());
    }

    FaultyRules(HighCardRules sound, Start start, String text) {
      this(sound, start, Optional.empty(), text);
    }

    @Override
    public int seats() {
      return sound.seats();
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return start.start(sound, seed, events);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof FaultyRules rules
          && sound.equals(rules.sound)
          && start.equals(rules.start)
          && determinization.equals(rules.determinization);
    }

    @Override
    public int hashCode() {
      return sound.hashCode();
    }
  }

  private final HighCard sound = new HighCard();
  private final Start start;

  FaultyHighCard(Start start) {
    this.start = start;
  }

  /** What the checks say of high card with a fault in every game. */
  static Verdict verdictOn(UnaryOperator<Game<HighCardView, Play>> fault) {
    return verdictOn((rules, seed, events) -> fault.apply(rules.start(seed, events)));
  }

  /** What the checks say of high card with games started so. */
  static Verdict verdictOn(Start start) {
    return new FaultyHighCard(start).verdict();
  }

  /** What the checks say of it. */
  Verdict verdict() {
    return Verdict.of(new GameContract<>(this).with(Samples.DEFAULT.withGames(4)));
  }

  @Override
  public String name() {
    return sound.name();
  }

  @Override
  public FaultyRules rules() {
    return new FaultyRules(sound.rules(), start);
  }

  @Override
  public FaultyRules rules(String text) {
    return new FaultyRules(sound.rules(text), start);
  }

  @Override
  public Play decision(String text) {
    return sound.decision(text);
  }

  @Override
  public Listener<Play, HighCardEvent> transcript(Appendable out, List<String> names) {
    return sound.transcript(out, names);
  }
}
