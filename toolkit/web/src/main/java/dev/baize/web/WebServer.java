package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import com.google.common.net.InetAddresses;
import dev.baize.table.SceneHtml;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.NetworkConnector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/**
 * Serves tables to browsers. Each person at a table, and whoever runs the server, has a link that
 * nobody can guess; nothing is found without one.
 */
public final class WebServer implements AutoCloseable {

  private static final int MAX_CONNECTIONS = 1000;

  /** The most browsers of one address, which leave room for those of others. */
  private static final int MAX_OF_ADDRESS = 250;

  private static final int MAX_THREADS = 24;
  private static final int MAX_HEADERS = 8192;
  private static final long IDLE_MILLIS = 60_000;
  private static final long CROWDED_IDLE_MILLIS = 1000;
  private static final int MAX_PORT = 65_535;
  private static final Pattern OUTSIDE = Pattern.compile("https?://[^/?#@]*[^/?#@:]/?");
  private static final Pattern USUAL = Pattern.compile("(http://.*):80/?$|(https://.*):443/?$");

  private static final ImmutableMap<String, Reply> FILES =
      ImmutableMap.of(
          "style.css",
          new Reply(Reply.OK, Reply.Kind.STYLE, SceneHtml.styles() + resource("style.css")),
          "script.js",
          new Reply(Reply.OK, Reply.Kind.SCRIPT, resource("script.js")),
          "deal.js",
          new Reply(Reply.OK, Reply.Kind.SCRIPT, resource("deal.js")));

  /** Where a link leads that nobody has. */
  private static final Place NOWHERE = path -> Reply.NOTHING.now();

  private final Map<String, Place> places = new ConcurrentHashMap<>();
  private final Server server;
  private final URI address;

  private WebServer(Server server, URI address) {
    this.server = server;
    this.address = address;
  }

  private static String resource(String name) {
    try {
      return Resources.toString(
          Resources.getResource(WebServer.class, name), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * {@return a server that runs until it is closed}
   *
   * @param address where it listens; port 0 for any that is free
   * @throws IOException if it cannot listen there; the message names the address
   */
  public static WebServer start(InetSocketAddress address) throws IOException {
    return start(address, null);
  }

  /**
   * {@return a server that runs until it is closed, behind a proxy}
   *
   * @param address where it listens; port 0 for any that is free
   * @param outside where browsers find the proxy, which leaves the host of a request as it is, such
   *     as {@code https://cards.example}; null if there is none
   * @throws IOException if it cannot listen there; the message names the address
   * @throws IllegalArgumentException if browsers find nothing there
   */
  public static WebServer start(InetSocketAddress address, @Nullable URI outside)
      throws IOException {
    URI proxy = outside == null ? null : named(outside);
    if (address.isUnresolved()) {
      throw new IOException(address + " cannot be served: there is no such address");
    }
    String host = address.getAddress().getHostAddress();
    QueuedThreadPool threads = new QueuedThreadPool(MAX_THREADS);
    threads.setName("baize-web");
    threads.setDaemon(true);
    Server server = new Server(threads);
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setSendDateHeader(false);
    http.setRequestHeaderSize(MAX_HEADERS);
    ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
    connector.setHost(host);
    connector.setPort(address.getPort());
    connector.setIdleTimeout(IDLE_MILLIS);
    server.addConnector(connector);
    NetworkConnectionLimit limit = new NetworkConnectionLimit(MAX_CONNECTIONS, connector);
    limit.setEndPointIdleTimeout(CROWDED_IDLE_MILLIS);
    server.addBean(limit);
    try {
      connector.open();
      // Browsers know no scope of an address.
      InetAddress numbers = InetAddress.getByAddress(address.getAddress().getAddress());
      String named = InetAddresses.toUriString(numbers) + ":" + connector.getLocalPort();
      URI here = URI.create("http://" + named);
      URI uri = proxy == null ? named(here) : proxy;
      WebServer started = new WebServer(server, uri);
      // All who come by a proxy have its address.
      int most = proxy == null ? MAX_OF_ADDRESS : MAX_CONNECTIONS;
      Requests requests =
          new Requests(uri, token -> started.places.getOrDefault(token, NOWHERE), FILES, most);
      server.setHandler(requests);
      server.setErrorHandler(requests.errors());
      server.start();
      requests.keepAlive(server.getScheduler());
      return started;
    } catch (Exception e) {
      Throwable cause = e.getCause() instanceof BindException ? e.getCause() : e;
      throw new IOException(address + " cannot be served: " + cause.getMessage(), e);
    }
  }

  /** An address as browsers name it: as short as can be, and without the usual port. */
  private static URI named(URI outside) {
    String address =
        USUAL.matcher(outside.toString().toLowerCase(Locale.ROOT)).replaceFirst("$1$2");
    checkArgument(
        OUTSIDE.matcher(address).matches()
            && outside.getHost() != null
            && outside.getPort() <= MAX_PORT,
        "%s: expected an address such as https://cards.example or https://cards.example:8443",
        outside);
    String host = URI.create(address).getHost();
    String shortest =
        host.startsWith("[")
            ? InetAddresses.toUriString(InetAddresses.forUriString(host.replaceFirst("%.*", "]")))
            : host;
    return URI.create(address.replace(host, shortest)).resolve("/");
  }

  /**
   * {@return the links of the people at a table, in the order of their seats}
   *
   * @param table what they open
   */
  public List<URI> add(WebTable<?, ?, ?> table) {
    List<URI> links = new ArrayList<>();
    table.feeds().forEach(feed -> links.add(add(new SeatPlace(table, feed, ""))));
    return links;
  }

  URI add(Place place) {
    return add(place, Token.fresh());
  }

  URI add(Place place, String token) {
    places.put(token, place);
    return link(token);
  }

  URI link(String token) {
    return address.resolve(token + "/");
  }

  /**
   * {@return a link that leads to another, the first time that it is opened} Programs of others may
   * see what a browser is started with.
   *
   * @param link any link of this server
   */
  public URI once(URI link) {
    String token = Token.fresh();
    return add(
        path ->
            (places.remove(token) == null ? Reply.NOTHING : Reply.redirect(link.getPath())).now(),
        token);
  }

  void remove(URI link) {
    places.remove(link.getPath().replace("/", ""));
  }

  /** Where the server listens, on this computer. */
  int port() {
    return ((NetworkConnector) server.getConnectors()[0]).getLocalPort();
  }

  /** {@return where browsers find the server} */
  public URI address() {
    return address;
  }

  /** Ends all connections; the tables stay as they are. */
  @Override
  public void close() throws IOException {
    try {
      server.stop();
    } catch (Exception e) {
      throw new IOException("the server does not end: " + e.getMessage(), e);
    }
  }
}
