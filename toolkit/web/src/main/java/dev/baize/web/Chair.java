package dev.baize.web;

import dev.baize.core.game.Seat;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The link of a seat in a room, where a person sits down and then plays. */
final class Chair implements Place {

  /** What a chair asks of its room. */
  interface Room {

    /** The seat at the table, once there is one. */
    Optional<Place> seated(Chair chair);

    /** What a person finds before the game. */
    CompletableFuture<Reply> before(Chair chair, String path);

    /** Has a person sit down, who begins the game if nobody is missing any more. */
    Reply sit(Chair chair, String wanted, boolean hinted);

    /** Begins without those who are missing. */
    Reply beginNow(Chair chair);

    /** Takes what the browser of a person adds to the deal. */
    Reply add(Chair chair, Map<String, String> fields);
  }

  private final Room room;
  final Seat seat;
  final String place;
  final String token;

  /** Whether the person may begin the game without those who are missing. */
  final boolean mayBegin;

  /** What the person is shown. */
  final SeatFeed person = new SeatFeed();

  private volatile String name = "";
  private volatile URI link = URI.create("");
  private volatile boolean wantsHints;

  /** A seat that has a name of its own while nobody sits there. */
  Chair(Room room, Seat seat, String place, String token, boolean mayBegin) {
    this.room = room;
    this.seat = seat;
    this.place = place;
    this.token = token;
    this.mayBegin = mayBegin;
  }

  void addTo(WebServer server) {
    link = server.add(this, token);
  }

  URI link() {
    return link;
  }

  void sit(String named, boolean hinted) {
    name = named;
    wantsHints = hinted;
  }

  boolean isFree() {
    return name.isEmpty();
  }

  /** The name of the person; empty while nobody has the seat. */
  String name() {
    return name;
  }

  boolean wantsHints() {
    return wantsHints;
  }

  /** The person, or the seat while nobody has it. */
  String title() {
    return isFree() ? place : name;
  }

  /** Who has the seat, for those who wait. */
  String state() {
    String who = isFree() ? "nobody so far" : name;
    return place + ": " + who + (wantsHints ? ", who wants hints for everyone" : "");
  }

  @Override
  public CompletableFuture<Reply> get(String path) {
    return room.seated(this)
        .map(seated -> seated.get(path))
        .orElseGet(() -> room.before(this, path));
  }

  @Override
  public CompletableFuture<Reply> post(String path, Map<String, String> fields) {
    Optional<Place> seated = room.seated(this);
    if (seated.isPresent() && !path.equals("deal")) {
      return seated.get().post(path, fields);
    }
    return CompletableFuture.completedFuture(
        switch (path) {
          case "deal" -> room.add(this, fields);
          case "answer" ->
              room.sit(
                  this, fields.getOrDefault("answer", "").strip(), fields.containsKey("hints"));
          case "begin" -> room.beginNow(this);
          default -> Reply.NOTHING;
        });
  }

  @Override
  public Optional<SeatFeed> feed() {
    return Optional.of(person);
  }
}
