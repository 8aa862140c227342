package dev.baize.spark;

import dev.baize.study.simulation.GameRange;
import dev.baize.study.simulation.GameSet;
import dev.baize.study.simulation.Progress;
import dev.baize.study.simulation.StudyResult;
import dev.baize.study.simulation.StudySetup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * Which games of a study have been played, and their joint result. Every game counts once, however
 * often a part is reported.
 */
final class PartLedger<R extends StudyResult<R>> {

  private final StudyParts<R> study;
  private final PartFold<R> fold;
  private final Progress progress;
  private final @Nullable PartStore store;
  private GameSet joined = GameSet.of(GameRange.first(0));

  /** Nothing is kept if there is no store. */
  PartLedger(StudyParts<R> study, PartFold<R> fold, Progress progress, @Nullable PartStore store) {
    this.study = study;
    this.fold = fold;
    this.progress = progress;
    this.store = store;
  }

  /**
   * Joins the kept parts among these games.
   *
   * @throws UncheckedIOException that names a file or folder which cannot be used
   */
  void restore(GameSet games) {
    if (store != null) {
      try {
        restore(store, games);
      } catch (IOException e) {
        throw new UncheckedIOException(e.getMessage(), e);
      }
    }
  }

  private void restore(PartStore from, GameSet games) throws IOException {
    StudySetup expected = study.setup();
    for (FileStatus file : from.list()) {
      Part<R> result = parse(file.getPath(), from.read(file));
      if (!result.result().setup().equals(expected)) {
        throw ofAnotherStudy(file.getPath(), null);
      }
      GameSet completed = result.games();
      boolean wanted = completed.minus(games).games() == 0;
      if (wanted && completed.ranges().size() == 1 && isPart(completed.ranges().get(0), games)) {
        addKept(completed.ranges().get(0), result, file.getPath());
      }
    }
  }

  /** Another version of a game may measure something else. */
  private void addKept(GameRange part, Part<R> result, Path file) throws IOException {
    try {
      add(part, result);
    } catch (IllegalArgumentException e) {
      throw new IOException(
          String.format(
              Locale.ROOT, "%s cannot be joined: %s; name another folder", file, e.getMessage()),
          e);
    }
  }

  /**
   * Whether these games are a part of a run: the last part of a shorter run may end where no part
   * of this one does.
   */
  private boolean isPart(GameRange range, GameSet games) {
    long multiple = study.multiple();
    return range.from() % multiple == 0
        && (range.to() % multiple == 0
            || games.ranges().stream().anyMatch(one -> one.to() == range.to()));
  }

  private Part<R> parse(Path file, String text) throws IOException {
    try {
      return study.parse(text);
    } catch (IllegalArgumentException e) {
      throw StudyParts.isPart(text)
          ? ofAnotherStudy(file, e)
          : PartStore.damaged(file, e.getMessage(), e);
    }
  }

  private IOException ofAnotherStudy(Path file, @Nullable Throwable cause) {
    return new IOException(
        String.format(
            Locale.ROOT,
            "%s is of another study; expected %s, seed %d; name another folder",
            file,
            study.description(),
            study.setup().seed().value()),
        cause);
  }

  /** Adds the result of a part, and counts its games, unless it was added before. */
  void add(GameRange part, Part<R> result) {
    if (join(part, result)) {
      progress.add(part.games());
    }
  }

  /** Adds the result of a part whose games have been counted; returns whether it is new. */
  boolean join(GameRange part, Part<R> result) {
    GameSet games = GameSet.of(part);
    if (games.overlaps(joined)) {
      return false;
    }
    fold.add(part, result);
    joined = joined.plus(games);
    return true;
  }

  /**
   * Keeps the result of a part.
   *
   * @throws UnwrittenPartException that names a file which cannot be written
   */
  void keep(GameRange part, String text) {
    if (store != null) {
      try {
        store.keep(part, text);
      } catch (IOException e) {
        // The end of the program closes file systems, too.
        if (!progress.isCancelled()) {
          throw new UnwrittenPartException(e);
        }
      }
    }
  }

  /** Those of these games that are to be played. */
  GameSet missing(GameSet games) {
    return games.minus(joined);
  }

  /** Whether games that are missing are still to be played. */
  boolean isOpen() {
    return !fold.isDecided() && !progress.isCancelled();
  }

  R total() {
    return fold.total();
  }
}
