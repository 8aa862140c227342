package dev.baize.cli.play.terminal;

import java.io.FileInputStream;
import java.io.IOException;

/**
 * The controlling terminal of this process. Reading from one whose window is gone never fails and
 * never ends: it looks as if no key were pressed.
 */
final class ControllingTerminal {

  private static final String NAME = "/dev/tty";

  private final boolean wasThere = isThere();

  private static boolean isThere() {
    try {
      new FileInputStream(NAME).close();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether there was one when this was created, but no longer is. */
  boolean isGone() {
    return wasThere && !isThere();
  }
}
