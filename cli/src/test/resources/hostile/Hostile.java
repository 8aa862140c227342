import dev.baize.core.player.EndOfInputException;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.io.IOException;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/** Players of euchre that no program should suffer from; each plays well for a while. */
public abstract class Hostile implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** What a player does when its time has come, instead of an answer or before it. */
  interface Deed {
    EuchreDecision answer(EuchreView view, EuchreDecision legal) throws Throwable;
  }

  /** Whether a player sleeps. */
  static volatile boolean asleep;

  private final Deed deed;

  Hostile(Deed deed) {
    this.deed = deed;
  }

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
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
    return new SecretAgent(deed);
  }

  /** Has another name than its provider. */
  static final class SecretAgent implements Player<EuchreView, EuchreDecision, EuchreEvent> {

    private final Deed deed;

    SecretAgent(Deed deed) {
      this.deed = deed;
    }

    @Override
    public EuchreDecision decide(EuchreView view) {
      EuchreDecision legal = view.choice(0);
      if (view.turn() < 40) {
        return legal;
      }
      try {
        return deed.answer(view, legal);
      } catch (Throwable e) {
        throw Hostile.<RuntimeException>sneaky(e);
      }
    }
  }

  @SuppressWarnings("unchecked")
  static <X extends Throwable> X sneaky(Throwable e) throws X {
    throw (X) e;
  }

  static EuchreDecision deep(int n) {
    return n < 0 ? null : deep(n + 1);
  }

  static void never() {
    while (true) {
      try {
        Thread.sleep(1_000_000);
      } catch (InterruptedException e) {
        continue;
      }
    }
  }

  public static final class Exit extends Hostile {
    public Exit() {
      super(
          (view, legal) -> {
            System.exit(0);
            return legal;
          });
    }
  }

  public static final class ExitElsewhere extends Hostile {
    public ExitElsewhere() {
      super(
          (view, legal) -> {
            new Thread(() -> System.exit(0)).start();
            never();
            return legal;
          });
    }
  }

  /** Makes players that are lambda expressions. */
  public static final class ExitLambda extends Hostile {
    public ExitLambda() {
      super((view, legal) -> legal);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      return view -> {
        if (view.turn() >= 40) {
          System.exit(0);
        }
        return view.choice(0);
      };
    }
  }

  /** Ends the process while another player is asked. */
  public static final class ExitVirtual extends Hostile {
    public ExitVirtual() {
      super(
          (view, legal) -> {
            Runnable exit = () -> System.exit(0);
            Thread thread =
                (Thread)
                    Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, exit);
            thread.join();
            return legal;
          });
    }
  }

  public static final class Restart extends Hostile {
    public Restart() {
      super(
          (view, legal) -> {
            dev.baize.cli.Main.main(new String[] {"--version"});
            return legal;
          });
    }
  }

  public static final class ExitLater extends Hostile {
    public ExitLater() {
      super((view, legal) -> legal);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      Thread waiting =
          new Thread(
              () -> {
                while (!asleep) {
                  Thread.onSpinWait();
                }
                System.exit(0);
              },
              "later");
      waiting.setDaemon(true);
      waiting.start();
      return super.create(place);
    }
  }

  public static final class Halt extends Hostile {
    public Halt() {
      super(
          (view, legal) -> {
            Runtime.getRuntime().halt(0);
            return legal;
          });
    }
  }

  public static final class Loop extends Hostile {
    static volatile int n;

    public Loop() {
      super(
          (view, legal) -> {
            while (System.getProperty("hostile.end") == null) {
              n++;
            }
            return legal;
          });
    }
  }

  public static final class Sleep extends Hostile {
    public Sleep() {
      super(
          (view, legal) -> {
            System.err.println("ASLEEP");
            asleep = true;
            never();
            return legal;
          });
    }
  }

  public static final class Unchecked extends Hostile {
    public Unchecked() {
      super(
          (view, legal) -> {
            throw new IllegalStateException("lost\nmy\u001b[2J way");
          });
    }
  }

  public static final class Checked extends Hostile {
    public Checked() {
      super(
          (view, legal) -> {
            throw new IOException("no disk");
          });
    }
  }

  public static final class EndsInput extends Hostile {
    public EndsInput() {
      super(
          (view, legal) -> {
            throw new EndOfInputException("nobody is there");
          });
    }
  }

  public static final class Wrong extends Hostile {
    public Wrong() {
      super(
          (view, legal) -> {
            throw new Error("wrong");
          });
    }
  }

  public static final class Deep extends Hostile {
    public Deep() {
      super((view, legal) -> deep(1));
    }
  }

  public static final class Hungry extends Hostile {
    public Hungry() {
      super(
          (view, legal) -> {
            Object all = new long[Integer.MAX_VALUE][];
            return legal;
          });
    }
  }

  /** Keeps all memory, as others cannot in the same process. */
  public static final class Hoard extends Hostile {
    private static final Queue<long[]> ALL = new ConcurrentLinkedQueue<>();

    public Hoard() {
      super(
          (view, legal) -> {
            while (true) {
              ALL.add(new long[1024]);
            }
          });
    }
  }

  public static final class HoardEarly extends Hostile {
    public HoardEarly() {
      super(null);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      while (true) {
        Hoard.ALL.add(new long[1024]);
      }
    }
  }

  public static final class Dead extends Hostile {
    public Dead() {
      super(
          (view, legal) -> {
            throw new ThreadDeath();
          });
    }
  }

  public static final class Unlinked extends Hostile {
    public Unlinked() {
      super(
          (view, legal) -> {
            throw new NoClassDefFoundError("some/Other");
          });
    }
  }

  public static final class Mute extends Hostile {
    public Mute() {
      super(
          (view, legal) -> {
            throw new RuntimeException() {
              @Override
              public String getMessage() {
                throw new IllegalStateException("no message");
              }

              @Override
              public Throwable getCause() {
                return new RuntimeException(this);
              }
            };
          });
    }
  }

  public static final class Interrupt extends Hostile {
    public Interrupt() {
      super(
          (view, legal) -> {
            Thread.currentThread().interrupt();
            return legal;
          });
    }
  }

  public static final class InterruptMain extends Hostile {
    public InterruptMain() {
      super(
          (view, legal) -> {
            for (Thread thread : Thread.getAllStackTraces().keySet()) {
              if (thread.getName().equals("main")) {
                thread.interrupt();
              }
            }
            return legal;
          });
    }
  }

  public static final class Threads extends Hostile {
    public Threads() {
      super(
          (view, legal) -> {
            if (view.turn() < 45) {
              new Thread(Hostile::never).start();
            }
            return legal;
          });
    }
  }

  public static final class Print extends Hostile {
    public Print() {
      super(
          (view, legal) -> {
            if (view.turn() < 45) {
              System.out.println("PRINTED");
            }
            return legal;
          });
    }
  }

  /** Prints what a terminal obeys, and leaves its last line unfinished. */
  public static final class Paint extends Hostile {
    private static boolean painted;

    public Paint() {
      super(
          (view, legal) -> {
            if (!painted) {
              painted = true;
              System.out.print("PAINTED\u001b[2J\tin\r\n");
              System.err.print("red");
            }
            return legal;
          });
    }
  }

  public static final class Nothing extends Hostile {
    public Nothing() {
      super((view, legal) -> null);
    }
  }

  public static final class Illegal extends Hostile {
    public Illegal() {
      super((view, legal) -> EuchreDecision.discard(view.upcard()));
    }
  }

  public static final class Mutate extends Hostile {
    public Mutate() {
      super(
          (view, legal) -> {
            view.legal().clear();
            return legal;
          });
    }
  }

  /** A decision of no game at all. */
  public static final class Foreign extends Hostile {
    public Foreign() {
      super(null);
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      dev.baize.core.game.Decision decision = () -> "sing";
      return (Player) view -> decision;
    }
  }

  /** Works its way back from its seed, if steps of derivation could be undone. */
  public static final class Invert extends Hostile {
    public Invert() {
      super(null);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      long seed = place.seed().value();
      return view -> view.choice((int) Math.floorMod(seed * 0x9E3779B97F4A7C15L, view.choices()));
    }
  }

  public static final class Deaf extends Hostile {
    public Deaf() {
      super(null);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      return new Player<>() {
        @Override
        public EuchreDecision decide(EuchreView view) {
          return view.choice(0);
        }

        @Override
        public void observe(EuchreEvent event) {
          throw new Error("deaf");
        }
      };
    }
  }

  public static final class Unseated extends Hostile {
    public Unseated() {
      super(null);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(Place place) {
      throw new OutOfMemoryError("no seat");
    }
  }

  /** Holds the lock that ends the process. */
  public static final class Lock extends Hostile {
    private static boolean locked;

    public Lock() {
      super(
          (view, legal) -> {
            lock();
            return legal;
          });
    }

    private static synchronized void lock() {
      if (!locked) {
        locked = true;
        CountDownLatch held = new CountDownLatch(1);
        Thread holder = new Thread(() -> hold(held));
        holder.setDaemon(true);
        holder.start();
        while (held.getCount() > 0) {
          Thread.onSpinWait();
        }
      }
    }

    private static void hold(CountDownLatch held) {
      try {
        synchronized (Class.forName("java.lang.Shutdown")) {
          held.countDown();
          never();
        }
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
  }

  /** Answers, but leaves a shutdown hook behind that does not end. */
  public static final class Hook extends Hostile {
    private static boolean hooked;

    public Hook() {
      super(
          (view, legal) -> {
            hook();
            return legal;
          });
    }

    private static synchronized void hook() {
      if (!hooked) {
        hooked = true;
        Runtime.getRuntime().addShutdownHook(new Thread(Hostile::never));
      }
    }
  }
}
