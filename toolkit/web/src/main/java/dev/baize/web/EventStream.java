package dev.baize.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;

/**
 * Shows frames to a browser as server-sent events, one write at a time. A browser that does not
 * keep up is cut off; it comes back by itself, and is shown the moment at which it does.
 */
final class EventStream extends IteratingCallback implements SeatFeed.Viewer {

  private static final int MAX_WAITING = 64;

  private final Content.Sink sink;
  private final Callback callback;
  private final Consumer<EventStream> closed;
  private final Queue<String> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
  private final AtomicBoolean closing = new AtomicBoolean();
  private volatile boolean leaving;

  /** A stream whose headers are set, and what is done when it is closed. */
  EventStream(Content.Sink sink, Callback callback, Consumer<EventStream> closed) {
    this.sink = sink;
    this.callback = callback;
    this.closed = closed;
  }

  @Override
  public void show(Frame frame) {
    send("data: " + frame.html() + "\n\n");
  }

  /** Says nothing, which shows whether the connection still works. */
  void keepAlive() {
    send(":\n\n");
  }

  @Override
  public void giveWay() {
    send("event: elsewhere\ndata:\n\n");
    leaving = true;
    iterate();
  }

  private void send(String text) {
    if (waiting.offer(text)) {
      iterate();
    } else {
      abort(new IllegalStateException("the browser does not keep up"));
    }
  }

  @Override
  protected Action process() {
    String text = waiting.poll();
    if (text == null) {
      return leaving ? Action.SUCCEEDED : Action.IDLE;
    }
    sink.write(false, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), this);
    return Action.SCHEDULED;
  }

  @Override
  protected void onCompleteSuccess() {
    close(callback::succeeded);
  }

  /** Also while a write waits for a browser that reads nothing. */
  @Override
  protected void onAborted(Throwable cause) {
    close(() -> callback.failed(cause));
  }

  @Override
  protected void onCompleteFailure(Throwable cause) {
    close(() -> callback.failed(cause));
  }

  private void close(Runnable last) {
    if (!closing.getAndSet(true)) {
      closed.accept(this);
      last.run();
    }
  }
}
