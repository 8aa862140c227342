import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

/** Players of euchre that no program should suffer from; each plays well for a while. */
public abstract class Hostile implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  private static final int PATIENCE = 40;

  /** What a player does when its time has come, before it answers. */
  abstract void act() throws Throwable;

  @Override
  public String game() {
    return "euchre";
  }

  @Override
  public String name() {
    return getClass().getSimpleName();
  }

  @Override
  public String description() {
    return "is hostile";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    return view -> {
      if (view.turn() >= PATIENCE) {
        try {
          act();
        } catch (Throwable e) {
          throw Hostile.<RuntimeException>sneaky(e);
        }
      }
      return view.choice(0);
    };
  }

  @SuppressWarnings("unchecked")
  private static <X extends Throwable> X sneaky(Throwable e) throws X {
    throw (X) e;
  }

  static void hang() {
    System.err.println("HANGING");
    while (true) {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        continue;
      }
    }
  }

  public static final class Exits extends Hostile {
    @Override
    void act() {
      System.exit(0);
    }
  }

  /** Ends the process in a thread of its own. */
  public static final class ExitsElsewhere extends Hostile {
    @Override
    void act() {
      new Thread(() -> System.exit(0)).start();
      hang();
    }
  }

  public static final class Throws extends Hostile {
    @Override
    void act() throws Exception {
      throw new Exception("lost\nmy\u001b[2J way");
    }
  }

  /** Throws what cannot be told. */
  public static final class Mute extends Hostile {
    @Override
    void act() {
      throw new IllegalStateException() {
        @Override
        public String toString() {
          throw this;
        }
      };
    }
  }

  public static final class Dies extends Hostile {
    @Override
    void act() {
      throw new ThreadDeath();
    }
  }

  /** Stops all threads that play, as JDK 17 lets it. */
  public static final class Stops extends Hostile {
    @Override
    @SuppressWarnings("removal")
    void act() {
      for (Thread thread : Thread.getAllStackTraces().keySet()) {
        if (thread.getName().startsWith("baize-") || thread.getName().equals("main")) {
          thread.stop();
        }
      }
    }
  }

  public static final class Hangs extends Hostile {
    @Override
    void act() {
      hang();
    }
  }

  /** Keeps all memory. */
  public static final class Hoards extends Hostile {
    private static final Queue<long[]> ALL = new ConcurrentLinkedQueue<>();

    @Override
    void act() {
      while (true) {
        ALL.add(new long[1024]);
      }
    }
  }

  /** Prints a megabyte, or as many as a system property says, once. */
  public static final class Prints extends Hostile {
    private static final AtomicBoolean PRINTED = new AtomicBoolean();

    @Override
    void act() {
      if (!PRINTED.getAndSet(true)) {
        String megabyte = ("PRINTED ".repeat(15) + "PRINTED\n").repeat(1 << 13);
        for (int i = 0; i < Integer.getInteger("hostile.megabytes", 1); i++) {
          System.out.print(megabyte);
        }
      }
    }
  }
}
