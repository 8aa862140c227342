import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreView;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Players of euchre from a jar. Those that do harm do it at seat 0 in the first hand, after an
 * answer.
 */
public abstract class Strangers implements PlayerProvider<EuchreView, EuchreDecision, EuchreEvent> {

  /** What a player does before its answer. */
  abstract void act() throws Exception;

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
    return "comes from a jar";
  }

  @Override
  public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
    return view -> {
      if (view.turn() >= 5 && context.seat().index() == 0) {
        try {
          act();
        } catch (Exception e) {
          throw new IllegalStateException("lost my way", e);
        }
      }
      return view.choice(0);
    };
  }

  /** Depends on all that a player may depend on: its view, its seed, events, and a setting. */
  public static final class Odd extends Strangers {

    private static final PlayerSetting<Integer> LUCK =
        PlayerSetting.wholeNumber("luck", "how lucky it is", 0, 9, 3);

    @Override
    void act() {}

    @Override
    public List<PlayerSetting<?>> settings() {
      return List.of(LUCK);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(SeatContext context) {
      return create(context, PlayerSettings.of(settings()));
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(
        SeatContext context, PlayerSettings settings) {
      return new Player<>() {
        private long sum = context.seed().value() + settings.get(LUCK);

        @Override
        public void observe(EuchreEvent event) {
          sum = sum * 31 + event.text().hashCode();
        }

        @Override
        public EuchreDecision decide(EuchreView view) {
          return view.choice((int) Math.floorMod(sum, view.choices()));
        }
      };
    }
  }

  public static final class Exits extends Strangers {
    @Override
    void act() {
      System.exit(0);
    }
  }

  public static final class Throws extends Strangers {
    @Override
    void act() throws Exception {
      throw new Exception("no\nmap");
    }
  }

  public static final class Hangs extends Strangers {
    @Override
    void act() throws Exception {
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  /** Lets other threads use up all memory, and waits for them. */
  public static final class Hoards extends Strangers {
    private static final List<byte[]> ALL = new ArrayList<>();

    @Override
    void act() throws Exception {
      Thread hoarder =
          new Thread(
              () -> {
                while (true) {
                  ALL.add(new byte[1 << 20]);
                }
              });
      hoarder.start();
      hoarder.join();
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  /** Prints a megabyte on standard output, as Java knows it, and many on standard error. */
  public static final class Prints extends Strangers {
    private static final PlayerSetting<Integer> MEGABYTES =
        PlayerSetting.wholeNumber("megabytes", "how many in all", 1, 1024, 1);

    private static int printed;
    private static int wanted;

    @Override
    void act() throws Exception {
      byte[] line = new byte[1 << 20];
      Arrays.fill(line, (byte) 'x');
      OutputStream error = new FileOutputStream(FileDescriptor.err);
      for (; printed < wanted; printed++) {
        (printed == 0 ? System.out : error).write(line, 0, line.length);
      }
    }

    @Override
    public List<PlayerSetting<?>> settings() {
      return List.of(MEGABYTES);
    }

    @Override
    public Player<EuchreView, EuchreDecision, EuchreEvent> create(
        SeatContext context, PlayerSettings settings) {
      wanted = settings.get(MEGABYTES);
      return create(context);
    }
  }
}
