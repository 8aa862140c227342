package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advisor;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.player.Master;
import dev.baize.euchre.player.Simple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerMonitorTest {

  private static final EuchreView VIEW = EuchreRules.standard().start(Seed.of(1)).view(Seat.of(1));

  private final PlayerMonitor monitor =
      new PlayerMonitor(new Watchdog(PlayerCheck.DEFAULT_LIMIT), "Own");

  @Test
  void what_is_decided_is_counted_once() {
    Player<View, Decision, Event> simple = monitor.player(Simple::new);
    assertThat(simple.decide(VIEW)).isEqualTo(new Simple().decide(VIEW));
    assertThat(simple.name()).isEqualTo("Own");
    assertThat(monitor.takeCount()).isEqualTo(1);
    assertThat(monitor.takeCount()).isZero();
  }

  @Test
  @SuppressWarnings("unchecked") // Master advises on what it decides.
  void a_player_that_advises_does_so_while_it_is_watched() {
    Master master = new Master(SeatContext.of(Seed.of(2), Seat.of(1)), 10);
    Player<View, Decision, Event> watched = monitor.player(() -> master);
    assertThat(((Advisor<View, Decision>) watched).advise(VIEW)).isEqualTo(master.advise(VIEW));
    assertThat(monitor.player(Simple::new)).isNotInstanceOf(Advisor.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 ns",
    "999, 999 ns",
    "1000, 1.0 µs",
    "12345, 12.3 µs",
    "123456, 123 µs",
    "1300000, 1.3 ms",
    "2500000000, 2.5 s",
    "5000000000000, 5000 s"
  })
  void times_are_told_in_the_unit_that_fits(double nanoseconds, String text) {
    assertThat(PlayerMonitor.duration(nanoseconds)).isEqualTo(text);
  }
}
