package dev.baize.cli.play;

import java.io.Serial;

/** A person does something else than to decide. */
final class Interlude extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** What it is. */
  enum Why {
    /** To take the last decision back. */
    UNDO,
    /** To leave the table. */
    LEFT,
    /** To press Ctrl-C. */
    INTERRUPTED,
    /** To type no more, ever. */
    INPUT_ENDED
  }

  private final Why why;

  Interlude(Why why) {
    super(why.toString());
    this.why = why;
  }

  Interlude(Why why, Throwable cause) {
    super(why.toString(), cause);
    this.why = why;
  }

  Why why() {
    return why;
  }
}
