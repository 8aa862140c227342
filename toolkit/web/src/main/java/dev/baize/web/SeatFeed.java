package dev.baize.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What the browsers at one seat, or of those who watch, are shown: the frame of this moment, and
 * each that follows.
 */
final class SeatFeed {

  /** Shows frames to one browser. */
  interface Viewer {

    /** Shows a frame; does not block. */
    void show(Frame frame);

    /** Shows nothing any more, since the person has too many windows. */
    void giveWay();
  }

  /** A person may have this many windows; the first one gives way to one more. */
  private static final int MAX_VIEWERS = 4;

  private static final int MAX_WATCHERS = 100;

  /** The numbers of one server, which shows no person as much. */
  private static final int NUMBERS = 1_000_000;

  private final AtomicBoolean busy = new AtomicBoolean();
  private final Deque<Viewer> viewers = new ArrayDeque<>();
  private Frame whole = new Frame("0.0", 0, "", 0, List.of());
  private final boolean isWatched;
  private int run;
  private int frames;
  private int questions;
  private int visits;
  private volatile Runnable change = () -> {};

  SeatFeed() {
    this(false);
  }

  private SeatFeed(boolean isWatched) {
    this.isWatched = isWatched;
  }

  /** For those who watch, of whom each has a window and nobody gives way. */
  static SeatFeed forWatchers() {
    return new SeatFeed(true);
  }

  /** Whether no more browsers can be shown it. */
  synchronized boolean isFull() {
    return isWatched && viewers.size() >= MAX_WATCHERS;
  }

  /** Numbers runs and questions from where those of earlier servers cannot have come. */
  void follow(int servers) {
    run = servers * NUMBERS;
    questions = run;
  }

  /** Whether what the person wants could be begun, since nothing else is being done. */
  boolean begin() {
    return busy.compareAndSet(false, true);
  }

  /** What the person wanted is done. */
  void done() {
    busy.set(false);
  }

  /** Begins to tell the game from its start, since it is another one or was taken back. */
  synchronized void restart() {
    run++;
    frames = 0;
  }

  /** The number of a question that was not asked before. */
  synchronized int nextQuestion() {
    return ++questions;
  }

  /** Shows what is there before a game, in which nothing was said. */
  void publish(String html) {
    publish(html, 0, List.of(), 0);
  }

  /** Shows a frame with all that was said up to now, of which a part was said before. */
  synchronized void publish(String table, int pause, List<String> said, int before) {
    String id = run + "." + ++frames;
    whole = new Frame(id, 0, table, 0, List.copyOf(said));
    Frame next = new Frame(id, pause, table, before, whole.said().subList(before, said.size()));
    List.copyOf(viewers).forEach(viewer -> viewer.show(next));
  }

  /** The frame of this moment, with all that was said. */
  synchronized Frame whole() {
    return whole;
  }

  /** What is to happen when a browser comes or the last one leaves. */
  void onChange(Runnable action) {
    change = action;
  }

  /** Shows a browser this moment and all that follows. */
  void open(Viewer viewer) {
    synchronized (this) {
      if (!isWatched && viewers.size() == MAX_VIEWERS) {
        viewers.removeFirst().giveWay();
      }
      viewers.addLast(viewer);
      viewer.show(whole);
      visits++;
    }
    change.run();
  }

  void close(Viewer viewer) {
    boolean isLast;
    synchronized (this) {
      isLast = viewers.remove(viewer) && viewers.isEmpty();
    }
    if (isLast) {
      change.run();
    }
  }

  /** How often a browser came. */
  synchronized int visits() {
    return visits;
  }

  synchronized int viewers() {
    return viewers.size();
  }
}
