package dev.baize.web;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The rooms of a server, up to a limit, whose links are kept for the next server. */
final class OpenRooms implements AutoCloseable {

  static final int MOST = 100;

  private final WebServer server;
  private final KeptLinks kept;
  private final List<KeptLinks.Game> waiting;
  private final List<WebRoom> rooms = new ArrayList<>();

  /** Rooms of a server, beside games of the last one that did not go on this time. */
  OpenRooms(WebServer server, KeptLinks kept, List<KeptLinks.Game> waiting) {
    this.waiting = waiting;
    this.server = server;
    this.kept = kept;
  }

  /** The links of new rooms, for which others make room; of the new ones there are all or none. */
  synchronized List<Invitation> add(List<WebRoom> opened) {
    int tooMany = Math.max(0, rooms.size() + opened.size() - MOST);
    List<WebRoom> leaving = rooms.stream().filter(WebRoom::mayLeave).limit(tooMany).toList();
    if (leaving.size() < tooMany) {
      opened.forEach(WebRoom::close);
      throw new IllegalStateException(
          MOST + " games are being played; end one before you begin another");
    }
    rooms.removeAll(leaving);
    leaving.forEach(room -> room.invitations().forEach(each -> server.remove(each.link())));
    leaving.forEach(WebRoom::close);
    rooms.addAll(opened);
    opened.forEach(room -> room.whenChanged(this::keep));
    List<Invitation> links = opened.stream().flatMap(room -> room.addTo(server).stream()).toList();
    keep();
    return links;
  }

  synchronized List<WebRoom> all() {
    return List.copyOf(rooms);
  }

  private synchronized void keep() {
    Stream<KeptLinks.Game> open = rooms.stream().flatMap(room -> room.kept().stream());
    kept.keep(server.port(), Stream.concat(open, waiting.stream()).limit(MOST).toList());
  }

  /** Closes the records, which can be resumed; the next server has the same links. */
  @Override
  public void close() {
    all().forEach(WebRoom::close);
  }
}
