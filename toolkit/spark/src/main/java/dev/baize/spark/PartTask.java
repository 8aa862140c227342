package dev.baize.spark;

import dev.baize.study.simulation.GameFailedException;
import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.Study;
import dev.baize.study.simulation.StudyResult;
import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.apache.spark.TaskContext;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Plays a part on an executor. */
final class PartTask<R extends StudyResult<R>>
    extends AbstractFunction1<Iterator<long[]>, @Nullable String[]> implements Serializable {

  private static final long serialVersionUID = 1L;

  private final StudyParts<R> study;
  private final PartWatch watch;

  PartTask(StudyParts<R> study, PartWatch watch) {
    this.study = study;
    this.watch = watch;
  }

  @Override
  public @Nullable String[] apply(Iterator<long[]> parts) {
    long[] part = parts.next();
    return play(new GameRange(part[0], part[1]), TaskContext.get()::isInterrupted).carried();
  }

  /** Plays a part in this process. The result is no longer needed if it was killed. */
  PartResult play(GameRange part, BooleanSupplier killed) {
    try {
      Part<R> result = study.play(part, progress(killed));
      if (result.games().games() < part.games()) {
        throw new IllegalStateException(part + " were not finished");
      }
      return PartResult.of(result.text());
    } catch (GameFailedException e) {
      return PartResult.failure(e.number(), e.seats(), String.valueOf(e.getMessage()));
    } catch (SlowGameException e) {
      return PartResult.failure(e.number(), e.seats(), tooSlow(e));
    } catch (IllegalArgumentException e) {
      return PartResult.failure(PartResult.ALL, List.of(), String.valueOf(e.getMessage()));
    }
  }

  private String tooSlow(SlowGameException slow) {
    Study<R> played = study.study();
    return String.format(
        Locale.ROOT,
        "%s %d from seed %d: %s",
        played.unit(),
        slow.number(),
        played.setup().seed().value(),
        slow.getMessage());
  }

  /** Spark tells a task that it is killed, and goes on once the task has ended by itself. */
  private Progress progress(BooleanSupplier killed) {
    PartWatch.Look look = watch.begin();
    Progress[] progress = new Progress[1];
    progress[0] =
        new Progress(
            watch.everyMillis(),
            done -> {
              if (killed.getAsBoolean()) {
                progress[0].cancel();
              }
              look.at(progress[0]);
            });
    return progress[0];
  }
}
