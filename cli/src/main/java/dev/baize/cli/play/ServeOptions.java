package dev.baize.cli.play;

import dev.baize.cli.command.Count;
import dev.baize.cli.command.Usage;
import dev.baize.web.WebServer;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.URI;
import java.util.Collections;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Option;

final class ServeOptions {

  private static final Logger LOG = LoggerFactory.getLogger(ServeOptions.class);
  private static final String LAN = "--lan";
  private static final String HOST = "--host";
  private static final String AWAY = "--away";
  private static final String PUBLIC_URL = "--public-url";
  private static final int MAX_PORT = 65_535;
  private static final int MAX_AWAY = 1_000_000;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of the address; by default, that of last time, or one that is free.")
  private long port = 0;

  @Option(
      names = LAN,
      description =
          "Let other computers of the local network in, by plain HTTP: for a network that you"
              + " trust.")
  private boolean lan;

  @Option(
      names = HOST,
      paramLabel = "ADDRESS",
      description = "Serve at this address of this computer, instead of 127.0.0.1.")
  private @Nullable String host;

  @Option(
      names = AWAY,
      paramLabel = "SECONDS",
      description = {
        "Among friends, a player of the level plays on for who has been gone for so long; 0 for"
            + " never.",
        "By default, 60."
      })
  private long away = 60;

  @Option(
      names = PUBLIC_URL,
      paramLabel = "URL",
      description =
          "Where browsers find a proxy of yours that leads here, such as https://cards.example.")
  private @Nullable String publicUrl;

  @Option(names = "--no-open", description = "Print the address only; open no browser.")
  boolean unopened;

  @Option(names = PlayGameCommand.NO_RECORD, description = "Do not keep the games that are begun.")
  boolean unrecorded;

  /** A server, at the port of the last one unless another is demanded. */
  WebServer start(int last) throws IOException {
    int demanded = port == 0 ? 0 : (int) Count.require("--port", port, MAX_PORT);
    InetAddress address = address();
    try {
      URI outside = publicUrl == null ? null : URI.create(publicUrl);
      if (demanded == 0 && last != 0) {
        try {
          return WebServer.start(new InetSocketAddress(address, last), outside);
        } catch (IOException e) {
          // Another program has that port now.
          LOG.atDebug().setCause(e).log("another port");
        }
      }
      return WebServer.start(new InetSocketAddress(address, demanded), outside);
    } catch (IllegalArgumentException e) {
      throw Usage.error(PUBLIC_URL + " " + e.getMessage());
    }
  }

  /** Where browsers find the server: this computer alone, unless it is let out. */
  private InetAddress address() throws IOException {
    if (lan && host != null) {
      throw Usage.error(LAN + " and " + HOST + " do not go together");
    }
    InetAddress address = lan ? nearby() : InetAddress.getLoopbackAddress();
    if (host != null) {
      address = InetAddress.getAllByName(host)[0];
    }
    if (address.isAnyLocalAddress()) {
      throw Usage.error(HOST + " " + host + ": expected the address of one network");
    }
    return address;
  }

  /** The address of this computer in a local network. */
  private static InetAddress nearby() throws IOException {
    for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress each : Collections.list(network.getInetAddresses())) {
        if (network.isUp() && each.isSiteLocalAddress() && each instanceof Inet4Address) {
          return each;
        }
      }
    }
    throw Usage.error(LAN + ": this computer is in no local network; see " + HOST);
  }

  /** Runs tasks when a person who has left counts as gone. */
  Executor away(Executor threads) {
    return away == 0
        ? task -> {}
        : CompletableFuture.delayedExecutor(
            Count.require(AWAY, away, MAX_AWAY), TimeUnit.SECONDS, threads);
  }
}
