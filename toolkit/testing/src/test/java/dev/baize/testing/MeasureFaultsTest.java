package dev.baize.testing;

import dev.baize.core.game.Game;
import dev.baize.core.game.Measure;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.match.Listener;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Faults that {@code checkMeasures} is for. */
class MeasureFaultsTest {

  private static final List<Measure> SOUND = HighCardRules.table().measures();

  /** Starts games that are measured. */
  private interface Start {
    Game<HighCardView, Play> start(HighCardRules rules, Seed seed, Tally tally);
  }

  /** High card, but for what is measured. */
  private record FaultyRules(HighCardRules sound, Supplier<List<Measure>> declared, Start start)
      implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return sound.seats();
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return sound.start(seed, events);
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events, @Nullable Tally tally) {
      return tally == null ? sound.start(seed, events) : start.start(sound, seed, tally);
    }

    @Override
    public List<Measure> measures() {
      return declared.get();
    }

    @Override
    public String text() {
      return sound.text();
    }
  }

  /** Such rules, registered. */
  private record FaultyHighCard(HighCard sound, Supplier<List<Measure>> declared, Start start)
      implements GameProvider<HighCardView, Play, HighCardEvent> {

    @Override
    public String name() {
      return sound.name();
    }

    @Override
    public FaultyRules rules() {
      return new FaultyRules(sound.rules(), declared, start);
    }

    @Override
    public FaultyRules rules(String text) {
      return new FaultyRules(sound.rules(text), declared, start);
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

  private static Verdict verdict(Supplier<List<Measure>> declared, Start start) {
    return Verdict.of(
        new GameContract<>(new FaultyHighCard(new HighCard(), declared, start))
            .with(Samples.DEFAULT.withGames(4)));
  }

  private static Verdict declaring(Measure... measures) {
    return verdict(() -> List.of(measures), (rules, seed, tally) -> rules.start(seed, null, tally));
  }

  private static Verdict starting(Start start) {
    return verdict(() -> SOUND, start);
  }

  /** Measures in its copies too. */
  private static final class Busy extends FaultyGame {
    private final Tally tally;

    Busy(Game<HighCardView, Play> sound, Tally tally) {
      super(sound, copy -> new Busy(copy, tally));
      this.tally = tally;
    }

    @Override
    public void apply(Play decision) {
      super.apply(decision);
      tally.add(0, 1);
    }
  }

  @Test
  void sound_measures_are_found_sound() {
    starting((rules, seed, tally) -> rules.start(seed, null, tally)).isGood();
    declaring().isGood();
  }

  @Test
  void a_game_that_is_another_when_measured_is_found() {
    starting((rules, seed, tally) -> rules.start(seed.derive(1), null, tally))
        .isFailureOf("the same whether or not it is measured", "MEASURES");
  }

  @Test
  void observations_of_what_is_not_declared_are_found() {
    for (int shift : new int[] {-1, SOUND.size()}) {
      starting(
              (rules, seed, tally) ->
                  rules.start(seed, null, (measure, value) -> tally.add(measure + shift, value)))
          .isFailureOf("observations are of declared measures", "MEASURES");
    }
  }

  @Test
  void copies_that_are_measured_are_found() {
    starting((rules, seed, tally) -> new Busy(rules.start(seed, null), tally))
        .isFailureOf("copies and redealt games are not measured", "MEASURES");
  }

  @Test
  void measures_that_change_are_found() {
    AtomicInteger asked = new AtomicInteger();
    verdict(
            () -> List.of(new Measure("measure " + asked.incrementAndGet(), "changes")),
            (rules, seed, tally) -> rules.start(seed, null, tally))
        .isFailureOf("the same measures always", "MEASURES");
  }

  @Test
  void measures_of_one_name_are_found() {
    declaring(new Measure("twin", "one"), new Measure("twin", "two"))
        .isFailureOf("distinct names", "MEASURES");
  }

  @Test
  void words_that_are_not_one_line_are_found() {
    for (String text : List.of("", "two\nlines", " around ")) {
      declaring(new Measure(text, "sound")).isFailureOf("is one line", "MEASURES");
      declaring(new Measure("sound", text)).isFailureOf("is one line", "MEASURES");
    }
  }
}
