package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Four people at each of fifty tables, who decide once a second each; prints how long that takes.
 */
@Tag("long")
class LoadTest {

  private static final int TABLES = 50;
  private static final int SECONDS = 20;
  private static final int MILLIS_BETWEEN_DECISIONS = 250;
  private static final int PERCENT = 100;
  private static final Pattern FRAME = Pattern.compile("data-frame=\"(\\d+)\\.(\\d+)\"");

  private final HttpClient client = HttpClient.newHttpClient();
  private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();

  /** A browser that reads what it is sent. */
  private final class Browser {
    private final URI link;
    private final SeatFeed feed;
    private final AtomicLong last = new AtomicLong();
    private final Phaser seen = new Phaser(1);

    Browser(URI link, SeatFeed feed) {
      this.link = link;
      this.feed = feed;
    }

    void listen(CountDownLatch ready) {
      Thread reader =
          new Thread(
              () -> {
                try (var lines =
                    client
                        .send(
                            HttpRequest.newBuilder(link.resolve("events")).build(),
                            BodyHandlers.ofLines())
                        .body()) {
                  lines.forEach(
                      line -> {
                        FRAME
                            .matcher(line)
                            .results()
                            .forEach(
                                id -> {
                                  last.set(number(id.group(1), id.group(2)));
                                  seen.arrive();
                                });
                        ready.countDown();
                      });
                } catch (IOException | RuntimeException e) {
                  // The server has ended.
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              },
              "browser");
      reader.setDaemon(true);
      reader.start();
    }

    long shown() {
      String[] id = feed.whole().id().split("\\.", 2);
      return number(id[0], id[1]);
    }
  }

  private static long number(String run, String frame) {
    return Long.parseLong(run) * 1_000_000 + Long.parseLong(frame);
  }

  private void decide(List<Browser> browsers, RandomGenerator random) {
    for (Browser browser : browsers) {
      if (!Seated.isAsked(browser.feed)) {
        continue;
      }
      String body =
          "question="
              + Seated.question(browser.feed)
              + "&answer="
              + Seated.any(browser.feed, random);
      HttpRequest request =
          HttpRequest.newBuilder(browser.link.resolve("answer"))
              .header("Content-Type", "application/x-www-form-urlencoded")
              .header("Origin", "http://" + browser.link.getAuthority())
              .POST(BodyPublishers.ofString(body))
              .build();
      long start = System.nanoTime();
      var unused =
          client
              .sendAsync(request, BodyHandlers.ofString())
              .thenAccept(reply -> nanos.add(System.nanoTime() - start));
      return;
    }
  }

  @Test
  void fifty_tables_of_four_lose_nothing() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
    TableSetup setup =
        new TableSetup(
            Seated.REGISTRY,
            pool,
            pool,
            task -> {},
            task -> {},
            () -> Seed.of(1),
            KeptGames.of(Map.of(), () -> ""),
            false,
            false,
            false);
    long before = used();
    List<Browser> browsers = new ArrayList<>();
    List<Seated> tables = new ArrayList<>();
    try (WebServer server =
        WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
      for (int i = 0; i < TABLES; i++) {
        Seated seated = open(Seated.REGISTRY.game("euchre"), i, setup);
        tables.add(seated);
        List<URI> links = server.add(seated.table());
        List<Browser> four = new ArrayList<>();
        for (int j = 0; j < links.size(); j++) {
          four.add(new Browser(links.get(j), seated.person(j)));
        }
        browsers.addAll(four);
      }
      CountDownLatch ready = new CountDownLatch(browsers.size());
      browsers.forEach(browser -> browser.listen(ready));
      assertThat(ready.await(1, TimeUnit.MINUTES)).isTrue();
      long memory = used() - before;
      CountDownLatch rounds =
          new CountDownLatch(TABLES * SECONDS * 1000 / MILLIS_BETWEEN_DECISIONS);
      for (int i = 0; i < TABLES; i++) {
        List<Browser> four = browsers.subList(4 * i, 4 * i + 4);
        RandomGenerator random = Seed.of(i).generator();
        var unused =
            timer.scheduleAtFixedRate(
                () -> {
                  decide(four, random);
                  rounds.countDown();
                },
                (long) i * MILLIS_BETWEEN_DECISIONS / TABLES,
                MILLIS_BETWEEN_DECISIONS,
                TimeUnit.MILLISECONDS);
      }
      assertThat(rounds.await(2, TimeUnit.MINUTES)).isTrue();
      timer.shutdown();
      assertThat(timer.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
      for (Browser browser : browsers) {
        for (int phase = browser.seen.getPhase(); browser.last.get() < browser.shown(); ) {
          phase = browser.seen.awaitAdvanceInterruptibly(phase, 1, TimeUnit.MINUTES);
        }
      }
      List<Long> sorted = nanos.stream().sorted().toList();
      System.out.printf(
          "%d decisions: median %.1f ms, 95 %% within %.1f ms, most %.1f ms; %d kB a table%n",
          sorted.size(),
          millis(sorted, 50),
          millis(sorted, 95),
          millis(sorted, PERCENT),
          memory / 1024 / TABLES);
    } finally {
      timer.shutdownNow();
      pool.shutdownNow();
    }
    assertThat(tables).allMatch(table -> table.decisions() > 0);
  }

  private static double millis(List<Long> sorted, int percent) {
    return sorted.get((sorted.size() - 1) * percent / PERCENT) / 1e6;
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static Seated open(GameProvider<?, ?, ?> game, long seed, TableSetup setup) {
    MatchJournal journal =
        MatchJournal.inMemory(MatchRecord.of(Seated.header(game.name(), seed, 4)));
    return new Seated(WebTable.open(game, journal, "Random", setup), journal);
  }
}
