package dev.baize.cli.study;

import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Tally;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.match.Listener;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardRules;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import dev.baize.core.toy.RandomProvider;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** High card, whose views are written without lists. */
final class FlatHighCard implements GameProvider<HighCardView, Play, HighCardEvent> {

  /** This game and a player of it. */
  static final Registry REGISTRY =
      new Registry(List.of(new FlatHighCard()), List.of(new RandomProvider()));

  private final HighCard game = new HighCard();

  /** The rules of high card, but for the format of views. */
  private record FlatRules(HighCardRules rules)
      implements Rules<HighCardView, Play, HighCardEvent> {

    @Override
    public int seats() {
      return rules.seats();
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events) {
      return rules.start(seed, events);
    }

    @Override
    public Game<HighCardView, Play> start(
        Seed seed, @Nullable Consumer<? super HighCardEvent> events, @Nullable Tally tally) {
      return rules.start(seed, events, tally);
    }

    @Override
    public Optional<ViewFormat<HighCardView, Play>> viewFormat() {
      return rules.viewFormat().map(Flat::new);
    }

    @Override
    public String text() {
      return rules.text();
    }
  }

  /** The trick has no field before its first card. */
  private record Flat(ViewFormat<HighCardView, Play> format)
      implements ViewFormat<HighCardView, Play> {

    @Override
    public List<String> columns() {
      return List.of("seat", "turn", "leads", "hand", "trick");
    }

    @Override
    public ViewFields write(HighCardView view) {
      ViewFields.Builder fields =
          ViewFields.builder()
              .put("seat", view.seat().index())
              .put("turn", view.turn())
              .put("leads", view.leader() == view.seat())
              .put("hand", view.hand().toString());
      if (!view.trick().isEmpty()) {
        fields.put("trick", view.trick().toString());
      }
      return fields.build();
    }

    @Override
    public List<Play> legal(HighCardView view) {
      return format.legal(view);
    }

    @Override
    public HighCardView read(ViewFields fields, List<Play> legal) {
      throw new IllegalArgumentException("read by nobody");
    }

    @Override
    public int arrayLength() {
      return 2;
    }

    @Override
    public void fill(int[] array, HighCardView view) {
      array[0] = view.hand().size();
      array[1] = view.trick().size();
    }
  }

  @Override
  public String name() {
    return game.name();
  }

  @Override
  public Rules<HighCardView, Play, HighCardEvent> rules() {
    return new FlatRules(game.rules());
  }

  @Override
  public Rules<HighCardView, Play, HighCardEvent> rules(String text) {
    return new FlatRules(game.rules(text));
  }

  @Override
  public Play decision(String text) {
    return game.decision(text);
  }

  @Override
  public List<Play> decisions() {
    return game.decisions();
  }

  @Override
  public Listener<Play, HighCardEvent> transcript(Appendable out, List<String> names) {
    return game.transcript(out, names);
  }
}
