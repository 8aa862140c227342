package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.table.MatchJournal;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * Friends who play at one table, each in a browser of their own. Whoever opens the link of a seat
 * says a name and sits; the game begins when all do, or when the first person says so, whereupon
 * players take the seats that are empty. Who leaves comes back by the same link.
 */
public final class WebRoom implements AutoCloseable {

  private final TableSetup setup;
  private final Header header;
  private final String hints;
  private final List<Chair> chairs = new CopyOnWriteArrayList<>();
  private volatile @Nullable WebTable<?, ?, ?> table;
  private volatile Runnable changed = () -> {};
  private volatile String home = "";

  private WebRoom(Header header, String hints, TableSetup setup) {
    this.setup = setup;
    this.header = header;
    this.hints = hints;
  }

  /**
   * {@return a room where nobody sits so far}
   *
   * @param header how the record of the game would begin if it were played by one person; the
   *     players of the seats that stay empty
   * @param people for how many people there are seats, as far from one another as can be: of four
   *     seats, two have partners
   * @param hints the player that gives hints, should one person be alone
   * @param setup what all tables have in common
   * @throws IllegalArgumentException if the game has fewer seats
   */
  public static WebRoom open(Header header, int people, String hints, TableSetup setup) {
    int seats = header.participants().size();
    checkArgument(
        people >= 1 && people <= seats,
        "%s people; expected 1 to %s, as many as %s has seats",
        people,
        seats,
        header.game());
    WebRoom room = new WebRoom(header, hints, setup);
    for (int i = 0; i < people; i++) {
      room.chairs.add(room.new Chair(Seat.of(i * seats / people), Token.fresh(), i == 0));
    }
    room.show();
    return room;
  }

  /**
   * {@return a room whose people have sat down before, and go on with a game}
   *
   * @param journal its record; closed with the room
   * @param hints the player that gives hints, should one person be alone
   * @param setup what all tables have in common
   */
  public static WebRoom resume(MatchJournal journal, String hints, TableSetup setup) {
    List<String> tokens = journal.header().people().stream().map(seat -> Token.fresh()).toList();
    return resume(journal, hints, setup, tokens, 0);
  }

  /** A room at links by tokens, where so many former servers have shown what happens. */
  static WebRoom resume(
      MatchJournal journal, String hints, TableSetup setup, List<String> tokens, int servers) {
    WebRoom room = new WebRoom(journal.header(), hints, setup);
    for (Seat seat : journal.header().people()) {
      Chair chair = room.new Chair(seat, tokens.get(room.chairs.size()), false);
      chair.name = journal.header().names().get(seat.index());
      chair.feed.follow(servers);
      room.chairs.add(chair);
    }
    room.begin(setup.registry().game(room.header.game()), journal);
    return room;
  }

  /**
   * {@return the links of the seats, that of the first person first}
   *
   * @param server where they are
   */
  public List<URI> addTo(WebServer server) {
    chairs.forEach(chair -> chair.link = server.add(chair, chair.token));
    return links();
  }

  /** The links of the seats, once they are at a server. */
  List<URI> links() {
    return chairs.stream().map(chair -> chair.link).toList();
  }

  /** The seats that people have or may have. */
  List<Chair> places() {
    return List.copyOf(chairs);
  }

  /** Has something done whenever the record may be in another file, or the game over. */
  void whenChanged(Runnable then) {
    changed = then;
  }

  /** Lets the first person go to the page of whoever runs the server. */
  void belongsTo(String path) {
    home = path;
  }

  /** Whether the first person runs the server. */
  boolean isHosts() {
    return !home.isEmpty();
  }

  /** The table, once the game has begun. */
  private Optional<WebTable<?, ?, ?>> table() {
    return Optional.ofNullable(table);
  }

  /** The game and the programs that play it. */
  String title() {
    return table().map(WebTable::title).orElse(header.game());
  }

  /** The record of the game, if there is one. */
  Optional<Path> file() {
    return table().flatMap(WebTable::file);
  }

  boolean isOver() {
    return table().map(WebTable::isOver).orElse(false);
  }

  /** Whether the game is over, or can be gone on with by its only person, who has left it. */
  boolean mayLeave() {
    boolean isLeft = chairs.stream().allMatch(chair -> chair.feed.viewers() == 0);
    return isOver() || (isLeft && isHosts() && chairs.size() == 1 && file().isPresent());
  }

  /** By what the next server goes on, if the game has a record and is not over. */
  Optional<KeptLinks.Game> kept() {
    List<String> tokens = chairs.stream().map(chair -> chair.token).toList();
    return file()
        .filter(file -> !isOver())
        .map(file -> new KeptLinks.Game(file.toAbsolutePath(), isHosts(), tokens));
  }

  /** Shows everyone who sits where. */
  private void show() {
    List<String> lines = new ArrayList<>();
    boolean alone = chairs.size() == 1;
    if (!alone) {
      chairs.forEach(chair -> lines.add(chair.place() + ": " + chair.person()));
    }
    long missing = chairs.stream().filter(chair -> chair.name.isEmpty()).count();
    for (Chair chair : chairs) {
      boolean begin = chair.mayBegin && missing > 0 && !chair.name.isEmpty();
      String html =
          chair.name.isEmpty()
              ? TableHtml.free(alone ? "Sit down" : "Sit down at " + chair.place(), lines, begin)
              : TableHtml.taken("Waiting for the others", lines, begin);
      chair.feed.publish(html, 0, List.of(), 0);
    }
  }

  /** Begins, with players at the seats that are empty. */
  private void begin() {
    List<Participant> all = new ArrayList<>(header.participants());
    chairs.removeIf(
        chair -> {
          boolean empty = chair.name.isEmpty();
          if (empty) {
            chair.feed.publish(
                TableHtml.taken("A player has this seat", List.of(), false), 0, List.of(), 0);
          } else {
            all.set(chair.seat.index(), new Participant(Participant.HUMAN, chair.name));
          }
          return empty;
        });
    Header named =
        new Header(header.game(), header.rules(), header.seed(), header.deals(), List.of(), all);
    begin(setup.registry().game(named.game()), setup.journal(named));
  }

  private <V extends View, D extends Decision, E extends Event> void begin(
      GameProvider<V, D, E> game, MatchJournal journal) {
    List<SeatFeed> feeds = chairs.stream().map(chair -> chair.feed).toList();
    table = WebTable.open(game, journal, hints, setup, feeds);
    changed.run();
  }

  /** Closes the record, which can be resumed. */
  @Override
  public void close() {
    table().ifPresent(WebTable::close);
  }

  /** The link of a seat. */
  final class Chair implements Place {

    private final Seat seat;
    private final String token;
    private final boolean mayBegin;
    private final SeatFeed feed = new SeatFeed();
    private volatile String name = "";
    private volatile URI link = URI.create("");

    Chair(Seat seat, String token, boolean mayBegin) {
      this.seat = seat;
      this.token = token;
      this.mayBegin = mayBegin;
    }

    /** What the seat is called while nobody has it. */
    private String place() {
      String named = header.participants().get(seat.index()).name();
      return named.isEmpty() ? seat.toString() : named;
    }

    private String person() {
      return name.isEmpty() ? "nobody so far" : name;
    }

    /** What whoever runs the server calls the seat. */
    String title() {
      return name.isEmpty() ? place() + ", " + person() : name;
    }

    URI link() {
      return link;
    }

    /** Where the person may go from the seat, if anywhere. */
    private String home() {
      return places().indexOf(this) == 0 ? home : "";
    }

    /** The seat at the table, once there is one. */
    private Optional<Place> seated() {
      synchronized (WebRoom.this) {
        WebTable<?, ?, ?> begun = table;
        return begun == null || !begun.feeds().contains(feed)
            ? Optional.empty()
            : Optional.of(new SeatPlace(begun, feed, home()));
      }
    }

    @Override
    public CompletableFuture<Reply> get(String path) {
      Optional<Place> place = seated();
      if (place.isPresent()) {
        return place.get().get(path);
      }
      String rules = setup.registry().game(header.game()).howToPlay();
      return CompletableFuture.completedFuture(
          switch (path) {
            case "" -> Reply.page(PageHtml.seat(header.game(), feed.whole(), home()));
            case "rules" -> Reply.page(PageHtml.rules(PageHtml.HOW_TO_PLAY, rules));
            default -> Reply.NOTHING;
          });
    }

    @Override
    public CompletableFuture<Reply> post(String path, Map<String, String> fields) {
      Optional<Place> place = seated();
      if (place.isPresent()) {
        return place.get().post(path, fields).whenComplete((reply, failure) -> changed.run());
      }
      synchronized (WebRoom.this) {
        return CompletableFuture.completedFuture(
            switch (path) {
              case "answer" -> sit(fields.getOrDefault("answer", "").strip());
              case "begin" -> beginNow();
              default -> Reply.NOTHING;
            });
      }
    }

    private Reply sit(String wanted) {
      boolean isOther = chairs.stream().noneMatch(chair -> chair.name.equalsIgnoreCase(wanted));
      if (table != null || !name.isEmpty()) {
        return Reply.refusal(Reply.CONFLICT, "This seat is taken.");
      }
      if (wanted.isEmpty() || wanted.length() > TableHtml.MAX_NAME || !isOther) {
        return Reply.refusal(
            Reply.NO_ANSWER,
            "A name has 1 to " + TableHtml.MAX_NAME + " characters, and nobody else's.");
      }
      try {
        name = new Participant(Participant.HUMAN, wanted).name();
      } catch (IllegalArgumentException e) {
        return Reply.refusal(Reply.NO_ANSWER, "A name is of letters that can be printed.");
      }
      if (chairs.stream().noneMatch(chair -> chair.name.isEmpty())) {
        begin();
      } else {
        show();
      }
      return Reply.page("");
    }

    private Reply beginNow() {
      if (!mayBegin || name.isEmpty() || table != null) {
        return Reply.refusal(Reply.CONFLICT, "Only the first person, who sits, begins.");
      }
      begin();
      return Reply.page("");
    }

    @Override
    public Optional<SeatFeed> feed() {
      return Optional.of(feed);
    }
  }
}
