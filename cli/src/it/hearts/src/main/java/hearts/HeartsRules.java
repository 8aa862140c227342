package hearts;

import dev.baize.core.game.Determinization;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Every seat is dealt three cards, and seat 0 leads. All follow suit if they can; the highest card
 * of the suit led takes the trick, and its seat leads. Each heart that a seat has taken costs a
 * point; most points win.
 *
 * @param seats 2 to 6
 */
public record HeartsRules(int seats) implements Rules<HeartsView, Play, HeartsEvent> {
  static final int CARDS = 3;

  private static final String SEATS = " seats";

  public HeartsRules {
    if (seats < 2 || seats > 6) {
      throw new IllegalArgumentException(seats + SEATS + ": expected 2 to 6");
    }
  }

  static HeartsRules parse(String text) {
    if (!text.matches("[2-6]" + SEATS)) {
      throw new IllegalArgumentException("\"" + text + "\": expected 2 seats to 6 seats");
    }
    return new HeartsRules(text.charAt(0) - '0');
  }

  @Override
  public Game<HeartsView, Play> start(Seed seed, Consumer<? super HeartsEvent> events) {
    return new HeartsGame(this, seed, events);
  }

  @Override
  public Optional<ViewFormat<HeartsView, Play>> viewFormat() {
    return Optional.of(new HeartsFormat(seats));
  }

  @Override
  public Optional<Determinization<HeartsView, Play>> determinization() {
    return Optional.of(view -> random -> new HeartsGame(this, view).redeal(view.seat(), random));
  }

  @Override
  public String text() {
    return seats + SEATS;
  }
}
