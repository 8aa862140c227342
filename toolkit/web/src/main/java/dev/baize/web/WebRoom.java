package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.review.OwnGames;
import dev.baize.table.MatchJournal;
import dev.baize.web.KeptLinks.Game;
import dev.baize.web.KeptLinks.Tokens;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Friends who play at one table, each in a browser of their own. Whoever opens the link of a seat
 * says a name and sits; the game begins when all do, or when the first person says so, whereupon
 * players take the seats that are empty. Who leaves comes back by the same link.
 */
public final class WebRoom implements AutoCloseable {

  private static final String HOST_CHOSE =
      "The host chose the cards: they follow from a seed that was given.";

  private final TableSetup setup;
  private final Header header;
  private final GameProvider<?, ?, ?> game;
  private final boolean chosen;
  private final String hints;
  private final String standIn;
  private final List<Chair> chairs = new CopyOnWriteArrayList<>();
  private final SeatFeed watchers = SeatFeed.forWatchers();

  /** Names the link of watchers; empty for a game alone, which nobody watches. */
  private String watchToken = "";

  private volatile @Nullable WebServer server;
  private volatile @Nullable WebTable<?, ?, ?> table;
  private volatile Runnable changed = () -> {};
  private volatile String home = "";

  /** The last deal to which people add. */
  private volatile @Nullable Deal deal;

  private WebRoom(Header header, boolean chosen, String hints, String standIn, TableSetup setup) {
    this.setup = setup;
    this.header = header;
    this.game = setup.registry().game(header.game());
    this.chosen = chosen;
    this.hints = hints;
    this.standIn = standIn;
  }

  /**
   * {@return a room where nobody sits so far}
   *
   * @param header how the record of the game would begin if it were played by one person; the
   *     players of the seats that stay empty
   * @param chosen whether the cards follow from the seed of that header, since the host chose it;
   *     otherwise from bytes to which all people add
   * @param people for how many people there are seats, as far from one another as can be: of four
   *     seats, two have partners
   * @param hints the player that gives hints, should one person be alone, or all want them
   * @param standIn the player that plays on for a person who is gone
   * @param setup what all tables have in common
   * @throws IllegalArgumentException if the game has fewer seats
   */
  public static WebRoom open(
      Header header, boolean chosen, int people, String hints, String standIn, TableSetup setup) {
    int seats = header.participants().size();
    checkArgument(
        people >= 1 && people <= seats,
        "%s people; expected 1 to %s, as many as %s has seats",
        people,
        seats,
        header.game());
    WebRoom room = new WebRoom(header, chosen, hints, standIn, setup);
    for (int i = 0; i < people; i++) {
      Seat seat = Seat.of(i * seats / people);
      String named = header.names().get(seat.index());
      String seatName = named.isEmpty() ? seat.toString() : named;
      room.chairs.add(new Chair(seat, seatName, Token.fresh()));
    }
    room.watchToken = Token.fresh();
    room.show();
    return room;
  }

  /**
   * {@return a room whose people have sat down before, and go on with a game}
   *
   * @param journal its record; closed with the room
   * @param hints the player that gives hints, should one person be alone, or all want them
   * @param standIn the player that plays on for a person who is gone
   * @param setup what all tables have in common
   */
  public static WebRoom resume(
      MatchJournal journal, String hints, String standIn, TableSetup setup) {
    return resume(journal, hints, standIn, setup, Tokens.fresh(journal.header()), 0);
  }

  /** A room whose links had these tokens at former servers, and how many of them there were. */
  static WebRoom resume(
      MatchJournal journal,
      String hints,
      String standIn,
      TableSetup setup,
      Tokens tokens,
      int servers) {
    Header header = journal.header();
    WebRoom room = new WebRoom(header, false, hints, standIn, setup);
    room.watchToken = tokens.watchers();
    room.watchers.follow(servers);
    Map<Seat, String> seats = tokens.seats();
    seats.forEach(
        (seat, token) -> {
          String name = header.names().get(seat.index());
          Chair chair = new Chair(seat, name, token);
          chair.sit(name, false);
          chair.person.follow(servers);
          room.chairs.add(chair);
        });
    room.begin(journal);
    return room;
  }

  /**
   * {@return the links of the seats, that of the first person first, and then that of those who
   * watch, however many, unless it is a game of one person alone}
   *
   * @param at where they are
   */
  public List<Invitation> addTo(WebServer at) {
    chairs.forEach(chair -> at.add(new ChairPlace(this, chair), chair.token));
    if (!watchToken.isEmpty()) {
      at.add(watched(), watchToken);
    }
    server = at;
    return invitations();
  }

  /** The links of all who may come, once they are at a server. */
  List<Invitation> invitations() {
    WebServer at = requireNonNull(server, "not at a server yet");
    List<Invitation> all = new ArrayList<>();
    chairs.forEach(chair -> all.add(new Invitation(chair.title(), at.link(chair.token))));
    if (!watchToken.isEmpty()) {
      String whom = chairs.size() == 1 ? " of " + chairs.get(0).title() : "";
      all.add(new Invitation("Watchers" + whom, at.link(watchToken)));
    }
    return all;
  }

  /** What those find who watch. */
  Place watched() {
    return new WatchPlace(this::table, watchers, path -> before(watchers, path, ""));
  }

  /** The seats that people have or may have. */
  List<Place> places() {
    return chairs.stream().<Place>map(chair -> new ChairPlace(this, chair)).toList();
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

  private Optional<WebTable<?, ?, ?>> table() {
    return Optional.ofNullable(table);
  }

  /** The game and the programs that play it. */
  String title() {
    return table().map(WebTable::title).orElse(header.game());
  }

  Optional<Path> file() {
    return table().flatMap(WebTable::file);
  }

  boolean isOver() {
    return table().map(WebTable::isOver).orElse(false);
  }

  /** Whether the game is over, or can be gone on with by its only person, who has left it. */
  boolean mayLeave() {
    boolean isLeft = chairs.stream().allMatch(chair -> chair.person.viewers() == 0);
    return isOver() || (isLeft && isHosts() && chairs.size() == 1 && file().isPresent());
  }

  /** What the next server needs to go on with the game, if it has a record and is not over. */
  Optional<Game> kept() {
    WebTable<?, ?, ?> begun = table;
    if (begun == null || begun.isOver()) {
      return Optional.empty();
    }
    Map<Seat, String> seats = new LinkedHashMap<>();
    chairs.forEach(chair -> seats.put(begun.seat(chair.person), chair.token));
    Tokens tokens = new Tokens(seats, watchToken);
    return begun.file().map(file -> new Game(file.toAbsolutePath(), isHosts(), tokens));
  }

  /** Shows everyone who sits where. */
  private void show() {
    List<String> lines = new ArrayList<>();
    boolean alone = chairs.size() == 1;
    if (!alone) {
      lines.add(header.game() + ": " + header.rules());
      chairs.forEach(chair -> lines.add(chair.state()));
      List<String> dealt = chosen ? List.of(HOST_CHOSE) : Deal.RULES;
      lines.addAll(DealProof.isByChance(header, game) ? dealt : List.of(DealProof.FIXED));
    }
    for (Chair chair : chairs) {
      chair.person.publish(
          chair.isFree()
              ? TableHtml.free(alone ? "" : " at " + chair.seatName, lines)
              : TableHtml.taken("Waiting for the others", lines, isFirst(chair)));
    }
    watchers.publish(TableHtml.taken("Before the game", lines, false));
  }

  /** Begins, with players at the seats that are empty. */
  private void begin() {
    List<Participant> all = new ArrayList<>(header.participants());
    for (Chair chair : chairs) {
      if (chair.isFree()) {
        String taken = "The game has begun, and the computer plays this seat";
        chair.person.publish(TableHtml.heading(taken));
      } else {
        all.set(chair.seat.index(), new Participant(Participant.HUMAN, chair.name()));
      }
    }
    chairs.removeIf(Chair::isFree);
    boolean agreed = chairs.stream().allMatch(Chair::wantsHints);
    List<String> ofSeveral = agreed ? List.of(Party.HINTS) : List.of();
    List<String> notes = chairs.size() > 1 ? ofSeveral : List.of(OwnGames.FRIENDS);
    Header named =
        new Header(header.game(), header.rules(), header.seed(), header.deals(), notes, all);
    if (chosen) {
      begin(setup.journal(named));
    } else {
      deal(named, dealt -> begin(setup.journal(dealt)));
    }
  }

  /** Has all people add to the cards of a game, and goes on with the header that has its seed. */
  private synchronized void deal(Header next, Consumer<Header> then) {
    if (chairs.size() == 1 || !DealProof.isByChance(header, game)) {
      then.accept(next);
      return;
    }
    Map<String, SeatFeed> people = new LinkedHashMap<>();
    chairs.forEach(chair -> people.put(chair.name(), chair.person));
    people.put("", watchers);
    deal =
        new Deal(
            next, people, setup.seeds(), task -> setup.minute().execute(() -> inTurn(task)), then);
    deal.begin();
  }

  private synchronized void inTurn(Runnable task) {
    task.run();
  }

  private void begin(MatchJournal journal) {
    Map<Seat, SeatFeed> feeds = new TreeMap<>();
    chairs.forEach(chair -> feeds.put(chair.seat, chair.person));
    Optional<SeatFeed> watched = Optional.of(watchers).filter(feed -> !watchToken.isEmpty());
    Party party = new Party(feeds, watched, standIn, this::deal, () -> changed.run());
    table = WebTable.open(game, journal, hints, setup, party);
    changed.run();
  }

  /** Closes the record, which can be resumed. */
  @Override
  public void close() {
    Optional.ofNullable(deal).ifPresent(Deal::end);
    table().ifPresent(WebTable::close);
  }

  /** What a feed shows before the game, and how it is played. */
  private CompletableFuture<Reply> before(SeatFeed feed, String path, String home) {
    String rules = game.howToPlay();
    return switch (path) {
      case "" -> Reply.page(PageHtml.seat(header.game(), feed.whole(), home)).now();
      case "rules" -> Reply.page(PageHtml.rules(PageHtml.HOW_TO_PLAY, rules)).now();
      default -> Reply.NOTHING.now();
    };
  }

  private boolean isFirst(Chair chair) {
    return chairs.indexOf(chair) == 0;
  }

  /** Has a person sit down, who begins the game if nobody is missing any more. */
  private synchronized Reply sit(Chair chair, String wanted, boolean hinted) {
    if (!chairs.contains(chair) || !chair.isFree()) {
      return Reply.refusal(Reply.CONFLICT, "This seat is taken.");
    }
    Stream<String> others =
        Stream.concat(
            chairs.stream().map(Chair::name),
            header.names().stream().filter(name -> !name.equals(chair.seatName)));
    try {
      chair.sit(GuestName.parse(wanted, others), hinted);
    } catch (IllegalArgumentException e) {
      return Reply.refusal(Reply.NO_ANSWER, String.valueOf(e.getMessage()));
    }
    if (chairs.stream().noneMatch(Chair::isFree)) {
      begin();
    } else {
      show();
    }
    return Reply.page("");
  }

  /** Begins without those who are missing. */
  private synchronized Reply beginNow(Chair chair) {
    if (!isFirst(chair) || chair.isFree() || chairs.stream().noneMatch(Chair::isFree)) {
      return Reply.refusal(Reply.CONFLICT, "Only the first person, who sits, begins.");
    }
    begin();
    return Reply.page("");
  }

  /** Takes what the browser of a person adds to the deal. */
  private synchronized Reply add(Chair chair, Map<String, String> fields) {
    return Optional.ofNullable(deal).map(open -> open.add(chair.name(), fields)).orElse(Deal.LATE);
  }

  /** The seat at the table, once there is one. */
  private synchronized Optional<Place> seated(Chair chair) {
    return table()
        .filter(begun -> begun.feeds().contains(chair.person))
        .map(begun -> new SeatPlace(begun, chair.person, home(chair)));
  }

  /** Where a person may go from the seat, if anywhere. */
  private String home(Chair chair) {
    return isFirst(chair) ? home : "";
  }

  /** What a person finds by the link of a chair: sits down there, and then plays. */
  private record ChairPlace(WebRoom room, Chair chair) implements Place {

    @Override
    public CompletableFuture<Reply> get(String path) {
      return room.seated(chair)
          .map(seated -> seated.get(path))
          .orElseGet(() -> room.before(chair.person, path, room.home(chair)));
    }

    @Override
    public CompletableFuture<Reply> post(String path, Map<String, String> fields) {
      Optional<Place> seated = room.seated(chair);
      if (seated.isPresent() && !path.equals("deal")) {
        return seated.get().post(path, fields);
      }
      return switch (path) {
        case "deal" -> room.add(chair, fields).now();
        case "answer" ->
            room.sit(chair, fields.getOrDefault("answer", "").strip(), fields.containsKey("hints"))
                .now();
        case "begin" -> room.beginNow(chair).now();
        default -> Reply.NOTHING.now();
      };
    }

    @Override
    public Optional<SeatFeed> feed() {
      return Optional.of(chair.person);
    }
  }
}
