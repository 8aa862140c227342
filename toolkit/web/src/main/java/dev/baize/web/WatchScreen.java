package dev.baize.web;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Listener;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.table.CommonScene;
import dev.baize.table.MatchJournal;
import dev.baize.table.PlainTable;
import dev.baize.table.SteppedReplay;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows one run of a match to those who watch: what all seats are told, and what all of them see in
 * any deal of the cards that is possible for everyone. The cards themselves are looked at when the
 * game is over.
 */
final class WatchScreen<V extends View, D extends Decision, E extends Event> extends FeedScreen
    implements Listener<D, E> {

  private static final Logger LOG = LoggerFactory.getLogger(WatchScreen.class);

  /** So many that what is hidden is hardly ever the same in all of them. */
  private static final int DEALS = 24;

  private final GameProvider<V, D, E> game;
  private final MatchJournal journal;
  private final List<String> names;
  private final Supplier<GameTable<V, D, E>> table;
  private final RandomGenerator random;
  private List<V> views = List.of();
  private boolean failed;

  /** Those who watch the match of a journal, and have seen nothing. */
  WatchScreen(GameProvider<V, D, E> game, MatchJournal journal, SeatFeed feed) {
    super(feed);
    Header header = journal.header();
    this.game = game;
    this.journal = journal;
    this.names = header.names();
    this.table =
        Suppliers.memoize(
            () -> PlainTable.unlessProvided(game).table().apply(Speech.forWatchers(names)));
    this.random = header.seed().derive("watch").generator();
  }

  @Override
  public void happened(E event) {
    if (IntStream.range(0, names.size()).allMatch(i -> event.visibleTo(Seat.of(i)))) {
      unlessFailed(() -> observe(event));
    }
  }

  private void observe(E event) {
    GameTable<V, D, E> told = table.get();
    told.observe(event);
    if (told.isNews(event)) {
      tell(told.describe(event));
    }
    // There are no views while nobody watches, nor before the first decision is due: what is
    // replayed was shown earlier.
    if (told.pause(event) > 0 && !views.isEmpty()) {
      publish(TableHtml.waiting(scene(), "…", false), told.pause(event));
    }
  }

  /** Shows the table before the next decision, or how the game ended. */
  void show(Game<V, D> now, int pause) {
    unlessFailed(
        () -> {
          if (now.isOver()) {
            MatchRecord record = journal.record();
            Scene open = SteppedReplay.ofAll(record, game).scene(record.decisions().size());
            String result = table.get().result(now.view(Seat.of(0)), now.outcome());
            publish(TableHtml.watched(open, result), 0);
          } else if (feed.viewers() > 0) {
            views = possible(now);
            String next = names.get(now.toAct().index());
            publish(TableHtml.waiting(scene(), "Waiting for " + next + " …", false), pause);
          } else {
            // Whoever comes is shown more at once.
            views = List.of();
            publish(TableHtml.heading("The game goes on"), 0);
          }
        });
  }

  /** Shows the table to the first who watches. */
  void showFirst(Game<V, D> now) {
    if (views.isEmpty() && !now.isOver()) {
      show(now, 0);
    }
  }

  /** Says why the match does not go on. */
  void stop(String why) {
    tell(StyledText.strong("\n" + why));
    publish(TableHtml.heading(why), 0);
  }

  /** What the seats, one after another, see when what each does not know is dealt anew in turn. */
  private List<V> possible(Game<V, D> now) {
    int seats = names.size();
    List<V> possible = new ArrayList<>();
    Game<V, D> dealt = now;
    for (int i = 0; i < seats + Math.max(seats, DEALS); i++) {
      if (i >= seats) {
        possible.add(dealt.view(Seat.of(i % seats)));
      }
      dealt = dealt.redeal(Seat.of(i % seats), random);
    }
    return possible;
  }

  private Scene scene() {
    return CommonScene.of(views.stream().map(view -> table.get().scene(view, false)).toList());
  }

  /** Does a part, unless one has failed: people play on whatever those see who watch. */
  private void unlessFailed(Runnable part) {
    if (failed) {
      return;
    }
    try {
      part.run();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError e) {
      failed = true;
      LOG.atWarn().addKeyValue("game", game.name()).setCause(e).log("game not shown to watchers");
      publish(TableHtml.heading("This game cannot be shown."), 0);
    }
  }
}
