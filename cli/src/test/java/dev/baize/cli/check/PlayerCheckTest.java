package dev.baize.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import dev.baize.cli.command.TimeLimit;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class PlayerCheckTest {

  private final List<String> told = new ArrayList<>();
  private final CountDownLatch asleep = new CountDownLatch(1);
  private final AtomicLong played = new AtomicLong();

  private record Sleeper(
      Function<SeatContext, Player<EuchreView, EuchreDecision, EuchreEvent>> players)
      implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

    @Override
    public String game() {
      return EuchreProvider.NAME;
    }

    @Override
    public String name() {
      return "Sleeper";
    }

    @Override
    public String description() {
      return "takes too long";
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      return players.apply(context);
    }
  }

  private boolean run(
      Function<SeatContext, Player<EuchreView, EuchreDecision, EuchreEvent>> players) {
    EuchreProvider euchre = new EuchreProvider();
    return new PlayerCheck(
            euchre,
            Map.of("", euchre.rules()),
            new Sleeper(players),
            new Watchdog(TimeLimit.parse("0.1"), this::endsWithin),
            Seed.of(1),
            2,
            (seed, games, rules) -> "check " + seed.value())
        .run(
            () -> {
              throw new IOException("not asked");
            },
            told::add,
            played::addAndGet);
  }

  /** Polls only while a player sleeps. */
  private boolean endsWithin(long nanos, Future<?> work) {
    Uninterruptibles.awaitUninterruptibly(asleep);
    return false;
  }

  @Test
  void a_player_that_never_answers_is_told_of_and_checked_no_further() {
    assertThat(run(context -> this::never)).isFalse();
    assertThat(told)
        .containsExactly(
            "Sleeper of euchre, points 10, shuffle uniform",
            "legal answers        BROKEN: no answer within 0.1 s at seat 0 after 2 decisions;"
                + " again: check 1");
  }

  private EuchreDecision never(EuchreView view) {
    asleep.countDown();
    Uninterruptibles.awaitUninterruptibly(new CountDownLatch(1));
    return view.choice(0);
  }
}
