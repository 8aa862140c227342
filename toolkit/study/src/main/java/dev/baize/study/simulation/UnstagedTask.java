package dev.baize.study.simulation;

/**
 * A task whose games are played at once.
 *
 * @param task plays each game
 */
record UnstagedTask<A>(BatchTask<A> task) implements StagedTask<A> {

  static <A> StagedTask<A> of(BatchTask<A> task) {
    return task instanceof StagedTask<A> staged ? staged : new UnstagedTask<>(task);
  }

  @Override
  public A begin() {
    return task.begin();
  }

  @Override
  public int simultaneous() {
    return 1;
  }

  @Override
  public StagedGame start(long game, A into) {
    return () -> {
      task.play(game, into);
      return true;
    };
  }

  @Override
  public void join(A total, A next) {
    task.join(total, next);
  }
}
