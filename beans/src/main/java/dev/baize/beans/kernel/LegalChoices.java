package dev.baize.beans.kernel;

/** What the seat to act may decide. */
public final class LegalChoices {

  private LegalChoices() {}

  /**
   * Sets {@link GameState#legal} to what follows from the rest of the state. {@code state} is a
   * game that is not over.
   */
  public static void update(GameState state) {
    state.legal = answers(state) | (state.actor().mayBuy() ? Choices.set(Choices.BUY) : 0);
  }

  private static long answers(GameState state) {
    if (state.selling) {
      return (long) state.actor().kinds << Choices.SELL;
    }
    return switch (state.step) {
      case Step.LEFT -> (Choices.set(Choices.CHAIN) | Choices.set(Choices.DISCARD)) << state.card();
      case Step.AGAIN -> Choices.set(Choices.PLAY) << state.card() | Choices.set(Choices.STOP);
      case Step.DISCARD -> Choices.discards(state.actor().held);
      case Step.DRAWN -> (Choices.set(Choices.CHAIN) | Choices.set(Choices.LEAVE)) << state.card();
      default -> 0;
    };
  }
}
