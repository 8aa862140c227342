package dev.baize.web;

import com.google.common.base.Splitter;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Promise;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.eclipse.jetty.util.thread.Scheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers the requests of browsers, whom nobody has to trust: by a link that exists, for this host,
 * from a page of this server, and not too long.
 */
final class Requests extends Handler.Abstract {

  private static final Logger LOG = LoggerFactory.getLogger(Requests.class);
  private static final int MAX_BODY = 4096;
  private static final int ALIVE_SECONDS = 5;

  /** After so long, an address may ask as often as one that never asked. */
  private static final Duration FORGOTTEN = Duration.ofSeconds(10);

  private static final String FORM = "application/x-www-form-urlencoded";
  private static final String EVENTS = "events";
  private static final Reply FAILED =
      Reply.text(Reply.FAILED, "That failed; whoever runs the server can read why.");

  /** What is said with every answer. */
  private static final Map<String, String> HEADERS =
      Map.of(
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Cache-Control", "no-store",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin");

  private static final String OWN =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:;"
          + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

  /** For a page that brings its own styles, and no script. */
  private static final String STATIC =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private final String host;
  private final String origin;
  private final Function<String, Place> places;
  private final Map<String, Reply> files;

  /** The address of each browser that listens. */
  private final Map<EventStream, String> streams = new ConcurrentHashMap<>();

  private final int mostStreams;

  /** How often each place that is still there is asked from each address. */
  private final LoadingCache<Place, LoadingCache<String, Rate>> rates =
      CacheBuilder.newBuilder().weakKeys().build(CacheLoader.from(Requests::newRates));

  /**
   * Requests to a server at this address, for places by their tokens, and files for all, where only
   * so many browsers of one address may listen.
   */
  Requests(URI address, Function<String, Place> places, Map<String, Reply> files, int mostStreams) {
    this.mostStreams = mostStreams;
    this.host = address.getAuthority();
    this.origin = address.getScheme() + "://" + host;
    this.places = places;
    this.files = files;
  }

  private static LoadingCache<String, Rate> newRates() {
    return CacheBuilder.newBuilder()
        .expireAfterAccess(FORGOTTEN)
        .build(CacheLoader.from(() -> new Rate(System.nanoTime())));
  }

  /** Answers what the server itself refuses, such as malformed requests, in one line. */
  Request.Handler errors() {
    return (request, response, callback) -> {
      send(response, callback, Reply.text(response.getStatus(), "Refused."));
      return true;
    };
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    // An answer may take long to be known, while the connection is idle.
    request.addIdleTimeoutListener(timeout -> false);
    String path = request.getHttpURI().getCanonicalPath();
    String[] parts = (path == null ? "" : path).split("/", -1);
    if (!host.equals(request.getHeaders().get(HttpHeader.HOST))) {
      send(response, callback, Reply.text(Reply.MISDIRECTED, "This server has another name."));
    } else if (parts.length == 2 && files.containsKey(parts[1]) && isGet(request)) {
      send(response, callback, files.getOrDefault(parts[1], Reply.NOTHING));
    } else if (parts.length == 3) {
      serve(places.apply(parts[1]), parts[2], request, response, callback);
    } else {
      send(response, callback, Reply.NOTHING);
    }
    return true;
  }

  private static boolean isGet(Request request) {
    return HttpMethod.GET.is(request.getMethod());
  }

  private void serve(
      Place place, String path, Request request, Response response, Callback callback) {
    String from = Request.getRemoteAddr(request);
    if (!rates.getUnchecked(place).getUnchecked(from).allows(System.nanoTime())) {
      send(response, callback, Reply.text(Reply.BUSY, "Too many requests; wait a second."));
    } else if (isGet(request) && path.equals(EVENTS) && place.feed().isPresent()) {
      SeatFeed feed = place.feed().get();
      if (feed.isFull()) {
        send(response, callback, Reply.text(Reply.BUSY, "As many watch as can at a time."));
      } else if (Collections.frequency(streams.values(), from) >= mostStreams) {
        send(response, callback, Reply.text(Reply.BUSY, "Too many windows of one address."));
      } else {
        stream(feed, request, response, callback);
      }
    } else if (isGet(request)) {
      answer(response, callback, () -> place.get(path));
    } else if (!HttpMethod.POST.is(request.getMethod())) {
      send(response, callback, Reply.text(Reply.NOT_ALLOWED, "Only GET and POST are answered."));
    } else if (!origin.equals(request.getHeaders().get(HttpHeader.ORIGIN))) {
      send(response, callback, Reply.text(Reply.FORBIDDEN, "Only pages of this server may ask."));
    } else if (!isForm(request)) {
      send(response, callback, Reply.text(Reply.WRONG_TYPE, "Expected the fields of a form."));
    } else {
      read(place, path, request, response, callback);
    }
  }

  private static boolean isForm(Request request) {
    String type = request.getHeaders().get(HttpHeader.CONTENT_TYPE);
    return type != null && type.split(";", 2)[0].strip().equalsIgnoreCase(FORM);
  }

  private void read(
      Place place, String path, Request request, Response response, Callback callback) {
    Content.Source.asByteArrayAsync(
        request,
        MAX_BODY,
        Promise.Invocable.from(
            InvocationType.NON_BLOCKING,
            (body, failure) -> {
              if (failure == null) {
                answer(response, callback, () -> place.post(path, fields(body)));
              } else {
                send(response, callback, Reply.text(Reply.TOO_LARGE, "Too much was sent."));
              }
            }));
  }

  private static Map<String, String> fields(byte[] body) {
    Map<String, String> fields = new HashMap<>();
    for (String field : Splitter.on('&').split(new String(body, StandardCharsets.UTF_8))) {
      int equals = field.indexOf('=');
      if (equals > 0) {
        fields.put(decoded(field.substring(0, equals)), decoded(field.substring(equals + 1)));
      }
    }
    return fields;
  }

  /** Text in which what is malformed stays as it is: it is no answer to anything. */
  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return text;
    }
  }

  private static void answer(
      Response response, Callback callback, Supplier<CompletableFuture<Reply>> pending) {
    CompletableFuture<Reply> reply;
    try {
      reply = pending.get();
    } catch (RuntimeException e) {
      reply = CompletableFuture.failedFuture(e);
    }
    var unused =
        reply.whenComplete(
            (known, failure) -> {
              if (failure != null) {
                LOG.atError().setCause(failure).log("request failed");
              }
              send(response, callback, failure == null ? known : FAILED);
            });
  }

  private static void send(Response response, Callback callback, Reply reply) {
    boolean goesOn = reply.status() == Reply.SEE_OTHER;
    response.setStatus(reply.status());
    HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
    response
        .getHeaders()
        .put("Content-Security-Policy", reply.kind() == Reply.Kind.DOCUMENT ? STATIC : OWN);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.kind().type());
    if (goesOn) {
      response.getHeaders().put(HttpHeader.LOCATION, reply.body());
    }
    byte[] body = (goesOn ? "" : reply.body()).getBytes(StandardCharsets.UTF_8);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
    response.write(true, ByteBuffer.wrap(body), callback);
  }

  private void stream(SeatFeed feed, Request request, Response response, Callback callback) {
    response.setStatus(Reply.OK);
    HEADERS.forEach((name, value) -> response.getHeaders().put(name, value));
    response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, "text/event-stream"));
    // Proxies would keep events back to send several at once.
    response.getHeaders().put("X-Accel-Buffering", "no");
    EventStream opened =
        new EventStream(
            response,
            callback,
            stream -> {
              streams.remove(stream);
              feed.close(stream);
            });
    request.addFailureListener(opened::abort);
    streams.put(opened, Request.getRemoteAddr(request));
    feed.open(opened);
  }

  /** Writes to open streams now and then, so that those are noticed that nobody reads. */
  void keepAlive(Scheduler scheduler) {
    streams.keySet().forEach(EventStream::keepAlive);
    if (scheduler.isRunning()) {
      scheduler.schedule(() -> keepAlive(scheduler), ALIVE_SECONDS, TimeUnit.SECONDS);
    }
  }
}
