package dev.baize.search;

import java.time.Duration;
import java.util.Optional;

/** Tells when a search has used up its time, if it has a limit. */
record SearchClock(boolean isLimited, long start, long nanos) {

  static SearchClock start(Optional<Duration> limit) {
    return limit
        .map(time -> new SearchClock(true, System.nanoTime(), time.toNanos()))
        .orElse(new SearchClock(false, 0, 0));
  }

  boolean isOver() {
    return isLimited && System.nanoTime() - start >= nanos;
  }
}
