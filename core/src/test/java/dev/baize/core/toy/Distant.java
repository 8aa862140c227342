package dev.baize.core.toy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Outcome;
import dev.baize.core.player.Player;
import dev.baize.core.player.RemotePlayer;
import org.jspecify.annotations.Nullable;

/** Decides as another player does, on the view on which it was asked before. */
public final class Distant implements RemotePlayer<HighCardView, Play, HighCardEvent> {

  private final Player<HighCardView, Play, HighCardEvent> player;
  private final OpenQuestions questions;
  private @Nullable HighCardView asked;

  /** A player that adds its open questions to others. */
  public Distant(Player<HighCardView, Play, HighCardEvent> player, OpenQuestions questions) {
    this.player = player;
    this.questions = questions;
  }

  @Override
  public void ask(HighCardView view) {
    assertThat(asked).as("an open question").isNull();
    asked = view;
    questions.add();
  }

  @Override
  public Play decide(HighCardView view) {
    assertThat(asked).as("the question that was asked").isEqualTo(view);
    asked = null;
    questions.remove();
    return player.decide(view);
  }

  @Override
  public void observe(HighCardEvent event) {
    player.observe(event);
  }

  @Override
  public void ended(Outcome outcome) {
    assertThat(asked).as("an open question at the end").isNull();
    player.ended(outcome);
  }
}
