package dev.baize.cli.play;

import com.google.common.util.concurrent.ThreadFactoryBuilder;
import dev.baize.cli.command.CommandContext;
import dev.baize.cli.command.DealSeedOption;
import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.table.ChosenLevels;
import dev.baize.table.DataFolder;
import dev.baize.web.Invitation;
import dev.baize.web.KeptLinks;
import dev.baize.web.TableSetup;
import dev.baize.web.WebHome;
import dev.baize.web.WebServer;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Serves tables to browsers. */
final class TableServer {

  private static final Logger LOG = LoggerFactory.getLogger(TableServer.class);

  private final CommandContext context;
  private final ServeOptions served;
  private final TableSetup setup;
  private final ExecutorService threads;
  private final ExecutorService reviews;

  /** Opens the first tables; the browser of this computer is shown the first of the links. */
  interface Opening {
    List<Invitation> open(WebHome home) throws IOException;
  }

  TableServer(CommandContext context, ServeOptions served, PlayOptions options) {
    this.context = context;
    this.served = served;
    this.threads = threads(Runtime.getRuntime().availableProcessors() + 1, "baize-table");
    this.reviews = threads(1, "baize-review");
    this.setup =
        new TableSetup(
            context.installed().registry(),
            threads,
            reviews,
            served.away(threads),
            CompletableFuture.delayedExecutor(1, TimeUnit.MINUTES, threads),
            DealSeedOption::drawn,
            context.keptGames(),
            !served.unrecorded,
            options.practice,
            !options.unconfirmed);
  }

  private static ExecutorService threads(int number, String name) {
    return Executors.newFixedThreadPool(
        number, new ThreadFactoryBuilder().setNameFormat(name).setDaemon(true).build());
  }

  /** Serves until the program is interrupted, and returns the status to exit with. */
  int serve(Opening opening) throws IOException {
    ChosenLevels levels = new ChosenLevels(context.environment(), context.terminal()::complain);
    try (KeptLinks kept = links();
        WebServer server = served.start(kept.port());
        WebHome home = new WebHome(server, setup, levels, kept)) {
      int before = home.games();
      List<Invitation> links;
      try {
        links = opening.open(home);
      } catch (IllegalArgumentException | IllegalStateException e) {
        throw new CommandException(ExitStatus.USAGE, String.valueOf(e.getMessage()), e);
      }
      links.forEach(link -> context.terminal().print(link + "\n"));
      context.terminal().flush();
      if (before > 0 && links.stream().noneMatch(each -> each.link().equals(home.link()))) {
        context.terminal().complain("Games of last time go on at their links: " + home.link());
      }
      if (!served.unopened) {
        open(server.once(links.get(0).link()));
      }
      await(home);
    } finally {
      threads.shutdownNow();
      reviews.shutdownNow();
    }
    return ExitStatus.INTERRUPTED;
  }

  /** The links of the last server, unless games are not kept. */
  private KeptLinks links() {
    return served.unrecorded
        ? KeptLinks.none()
        : DataFolder.of(context.environment())
            .map(folder -> KeptLinks.in(folder, context.terminal()::complain))
            .orElseGet(KeptLinks::none);
  }

  private void await(WebHome home) {
    try {
      context.end().whenInterrupted(home::close);
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      LOG.atDebug().log("server interrupted");
    } finally {
      context.end().whenInterrupted(null);
    }
  }

  /** Opens the browser of the system, if there is one that can be seen. */
  private void open(URI link) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> command;
    if (system.contains("win")) {
      command = List.of("rundll32", "url.dll,FileProtocolHandler", link.toString());
    } else if (system.contains("mac")) {
      command = List.of("open", link.toString());
    } else if (context.environment().containsKey("DISPLAY")
        || context.environment().containsKey("WAYLAND_DISPLAY")) {
      command = List.of("xdg-open", link.toString());
    } else {
      return;
    }
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(Redirect.DISCARD)
          .start();
    } catch (IOException e) {
      LOG.atDebug().setCause(e).log("no browser opened");
    }
  }
}
