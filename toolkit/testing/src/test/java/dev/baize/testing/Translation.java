package dev.baize.testing;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.IllegalDecisionException;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * High card in words of another kind, which the game's own types have no room for.
 *
 * @param see what a seat sees of a game
 * @param write says a play in the other words
 * @param play understands a decision
 * @param read reads the text of a decision
 * @param tell says an event in the other words
 */
record Translation<V extends View, D extends Decision, E extends Event>(
    BiFunction<Game<HighCardView, Play>, Seat, V> see,
    Function<Play, D> write,
    Function<D, Play> play,
    Function<String, D> read,
    Function<HighCardEvent, E> tell)
    implements GameProvider<V, D, E> {

  static <V extends View> Translation<V, Play, HighCardEvent> ofViews(
      BiFunction<Game<HighCardView, Play>, Seat, V> see) {
    return new Translation<>(see, play -> play, play -> play, Play::parse, event -> event);
  }

  static <D extends Decision> Translation<HighCardView, D, HighCardEvent> ofDecisions(
      Function<Play, D> write, Function<D, Play> play, Function<String, D> read) {
    return new Translation<>(Game::view, write, play, read, event -> event);
  }

  static <E extends Event> Translation<HighCardView, Play, E> ofEvents(
      Function<HighCardEvent, E> tell) {
    return new Translation<>(Game::view, play -> play, play -> play, Play::parse, tell);
  }

  Verdict verdict() {
    return Verdict.of(new GameContract<>(this).with(Samples.DEFAULT.withGames(4)));
  }

  @Override
  public String name() {
    return HighCard.NAME;
  }

  @Override
  public Rules<V, D, E> rules() {
    return new TranslatedRules<>(this, HighCardRules.table());
  }

  @Override
  public Rules<V, D, E> rules(String text) {
    return new TranslatedRules<>(this, HighCardRules.parse(text));
  }

  @Override
  public D decision(String text) {
    return read.apply(text);
  }

  @Override
  public Listener<D, E> transcript(Appendable out, List<String> names) {
    return new Listener<>() {};
  }

  private record TranslatedRules<V extends View, D extends Decision, E extends Event>(
      Translation<V, D, E> words, HighCardRules sound) implements Rules<V, D, E> {

    @Override
    public int seats() {
      return sound.seats();
    }

    @Override
    public Game<V, D> start(Seed seed, @Nullable Consumer<? super E> events) {
      return new TranslatedGame<>(
          words,
          events == null
              ? sound.start(seed)
              : sound.start(seed, event -> events.accept(words.tell.apply(event))));
    }

    @Override
    public String text() {
      return sound.text();
    }
  }

  private record TranslatedGame<V extends View, D extends Decision, E extends Event>(
      Translation<V, D, E> words, Game<HighCardView, Play> sound) implements Game<V, D> {

    @Override
    public Seat toAct() {
      return sound.toAct();
    }

    @Override
    public V view(Seat seat) {
      return words.see.apply(sound, seat);
    }

    @Override
    public List<D> legal() {
      return sound.legal().stream().map(words.write).toList();
    }

    @Override
    public boolean isLegal(D decision) {
      return sound.isLegal(words.play.apply(decision));
    }

    @Override
    public void apply(D decision) {
      if (!isOver() && !isLegal(decision)) {
        throw new IllegalDecisionException(toAct(), decision, legal(), position());
      }
      sound.apply(words.play.apply(decision));
    }

    @Override
    public boolean isOver() {
      return sound.isOver();
    }

    @Override
    public Outcome outcome() {
      return sound.outcome();
    }

    @Override
    public String position() {
      return sound.position();
    }

    @Override
    public Game<V, D> copy() {
      return new TranslatedGame<>(words, sound.copy());
    }

    @Override
    public Game<V, D> redeal(Seat seat, RandomGenerator random) {
      return new TranslatedGame<>(words, sound.redeal(seat, random));
    }
  }
}
