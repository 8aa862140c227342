package dev.baize.protocol.host;

import dev.baize.core.player.Advice;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.DecisionValue;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;

/**
 * Players of which a referee has to be told apart: one that advises, and some that fail.
 *
 * @param name which of them
 */
record StrangeProvider(String name) implements PlayerProvider<HighCardView, Play, HighCardEvent> {

  static final String ADVISING = "Advising";
  static final String ABSENT = "Absent";
  static final String FAILING = "Failing";
  static final String PERSON = "Person";

  @Override
  public String game() {
    return HighCard.NAME;
  }

  @Override
  public String description() {
    return "is strange";
  }

  @Override
  public Player<HighCardView, Play, HighCardEvent> create(SeatContext context) {
    return switch (name) {
      case ADVISING -> new Advising();
      case FAILING ->
          view -> {
            throw new IllegalStateException("no idea");
          };
      case PERSON -> throw new IllegalArgumentException(context.requireConsole(name).toString());
      default -> throw new IllegalStateException("not here");
    };
  }

  /** Values a card by the number of events that it has observed, and recommends the highest. */
  private static final class Advising
      implements Player<HighCardView, Play, HighCardEvent>, Advisor<HighCardView, Play> {

    private int observed;

    @Override
    public void observe(HighCardEvent event) {
      observed++;
    }

    @Override
    public Play decide(HighCardView view) {
      return advise(view).best();
    }

    @Override
    public Advice<Play> advise(HighCardView view) {
      List<DecisionValue<Play>> values =
          view.hand().stream()
              .map(card -> new DecisionValue<>(Play.of(card), observed, 0.5))
              .toList();
      return Advice.recommending(values.size() - 1, "events", 7, values);
    }
  }
}
