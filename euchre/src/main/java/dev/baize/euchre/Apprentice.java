package dev.baize.euchre;

import static java.util.Objects.requireNonNull;

import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.search.network.Network;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Players that have learned from Master, as docs/learning.md says. */
final class Apprentice {

  private static final String FILE = "apprentice.safetensors";

  private static final Network<EuchreView, EuchreDecision, EuchreEvent> NETWORK = read();

  private Apprentice() {}

  private static Network<EuchreView, EuchreDecision, EuchreEvent> read() {
    try (InputStream in = requireNonNull(Apprentice.class.getResourceAsStream(FILE), FILE)) {
      return Network.read(
          in, FILE, EuchreProvider.NAME, EuchreRules.standard(), EuchreDecision.all());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Player<EuchreView, EuchreDecision, EuchreEvent> at(SeatContext context) {
    return NETWORK.player(context, false);
  }
}
