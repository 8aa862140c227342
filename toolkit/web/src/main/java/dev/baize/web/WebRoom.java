package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.review.OwnGames;
import dev.baize.table.MatchJournal;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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
  private final boolean chosen;

  /** Whether the cards depend on the seed; only friends ask, since games are tried for it. */
  private final Supplier<Boolean> isByChance;

  private final String hints;
  private final String standIn;

  private final Chair.Room inside = new Inside();
  private final List<Chair> chairs = new CopyOnWriteArrayList<>();
  private final SeatFeed watchers = SeatFeed.forWatchers();

  /** Names the link of watchers; empty for a game alone, which nobody watches. */
  private String watchToken = "";

  private volatile URI watchLink = URI.create("");
  private volatile @Nullable WebTable<?, ?, ?> table;
  private volatile Runnable changed = () -> {};
  private volatile String home = "";

  /** The last deal to which people add. */
  private volatile @Nullable Deal deal;

  private WebRoom(Header header, boolean chosen, String hints, String standIn, TableSetup setup) {
    this.setup = setup;
    this.header = header;
    this.chosen = chosen;
    this.isByChance =
        Suppliers.memoize(() -> DealProof.isByChance(header, setup.registry().game(header.game())));
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
      String named = header.participants().get(seat.index()).name();
      String place = named.isEmpty() ? seat.toString() : named;
      room.chairs.add(new Chair(room.inside, seat, place, Token.fresh(), i == 0));
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
    Map<String, String> tokens = new LinkedHashMap<>();
    journal.header().people().forEach(seat -> tokens.put(key(seat), Token.fresh()));
    if (tokens.size() > 1) {
      tokens.put(KeptLinks.WATCHERS, Token.fresh());
    }
    return resume(journal, hints, standIn, setup, tokens, 0);
  }

  private static String key(Seat seat) {
    return Integer.toString(seat.index());
  }

  /** Whether the links of a game are those of its people, and perhaps of watchers. */
  static boolean mayHave(Map<String, String> tokens, Header header) {
    Set<String> seats = new HashSet<>(tokens.keySet());
    seats.remove(KeptLinks.WATCHERS);
    return seats.equals(
        header.people().stream().map(WebRoom::key).collect(Collectors.toUnmodifiableSet()));
  }

  /** A room at links by tokens, where so many former servers have shown what happens. */
  static WebRoom resume(
      MatchJournal journal,
      String hints,
      String standIn,
      TableSetup setup,
      Map<String, String> tokens,
      int servers) {
    Header header = journal.header();
    WebRoom room = new WebRoom(header, false, hints, standIn, setup);
    room.watchToken = tokens.getOrDefault(KeptLinks.WATCHERS, "");
    room.watchers.follow(servers);
    tokens.forEach(
        (key, token) -> {
          if (!key.equals(KeptLinks.WATCHERS)) {
            Seat seat = Seat.of(Integer.parseInt(key));
            String name = header.names().get(seat.index());
            Chair chair = new Chair(room.inside, seat, name, token, false);
            chair.sit(name, false);
            chair.person.follow(servers);
            room.chairs.add(chair);
          }
        });
    room.begin(setup.registry().game(room.header.game()), journal);
    return room;
  }

  /**
   * {@return the links of the seats, that of the first person first, and then that of those who
   * watch, however many, unless it is a game of one person alone}
   *
   * @param server where they are
   */
  public List<Invitation> addTo(WebServer server) {
    chairs.forEach(chair -> chair.addTo(server));
    if (!watchToken.isEmpty()) {
      watchLink = server.add(watched(), watchToken);
    }
    return invitations();
  }

  /** The links of all who may come, once they are at a server. */
  List<Invitation> invitations() {
    List<Invitation> all = new ArrayList<>();
    chairs.forEach(chair -> all.add(new Invitation(chair.title(), chair.link())));
    if (!watchToken.isEmpty()) {
      String whom = chairs.size() == 1 ? " of " + chairs.get(0).title() : "";
      all.add(new Invitation("Watchers" + whom, watchLink));
    }
    return all;
  }

  /** The link of those who watch as it leads to them. */
  Place watched() {
    return new WatchPlace(this::table, watchers, path -> before(watchers, path, ""));
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
    boolean isLeft = chairs.stream().allMatch(chair -> chair.person.viewers() == 0);
    return isOver() || (isLeft && isHosts() && chairs.size() == 1 && file().isPresent());
  }

  /** By what the next server goes on, if the game has a record and is not over. */
  Optional<KeptLinks.Game> kept() {
    return table()
        .filter(begun -> !begun.isOver())
        .flatMap(
            begun ->
                begun
                    .file()
                    .map(
                        file ->
                            new KeptLinks.Game(file.toAbsolutePath(), isHosts(), tokens(begun))));
  }

  private Map<String, String> tokens(WebTable<?, ?, ?> begun) {
    Map<String, String> tokens = new LinkedHashMap<>();
    chairs.forEach(chair -> tokens.put(key(begun.seat(chair.person)), chair.token));
    if (!watchToken.isEmpty()) {
      tokens.put(KeptLinks.WATCHERS, watchToken);
    }
    return tokens;
  }

  /** Shows everyone who sits where. */
  private void show() {
    List<String> lines = new ArrayList<>();
    boolean alone = chairs.size() == 1;
    if (!alone) {
      lines.add(header.game() + ": " + header.rules());
      chairs.forEach(chair -> lines.add(chair.state()));
      List<String> dealt = chosen ? List.of(HOST_CHOSE) : Deal.RULES;
      lines.addAll(isByChance.get() ? dealt : List.of(DealProof.FIXED));
    }
    long missing = chairs.stream().filter(Chair::isFree).count();
    for (Chair chair : chairs) {
      boolean begin = chair.mayBegin && missing > 0 && !chair.isFree();
      String html =
          chair.isFree()
              ? TableHtml.free(alone ? "" : " at " + chair.place, lines, begin)
              : TableHtml.taken("Waiting for the others", lines, begin);
      chair.person.publish(html);
    }
    watchers.publish(TableHtml.taken("Before the game", lines, false));
  }

  /** Begins, with players at the seats that are empty. */
  private void begin() {
    List<Participant> all = new ArrayList<>(header.participants());
    chairs.removeIf(
        chair -> {
          if (chair.isFree()) {
            chair.person.publish(
                TableHtml.taken(
                    "The game has begun, and the computer plays this seat", List.of(), false));
          } else {
            all.set(chair.seat.index(), new Participant(Participant.HUMAN, chair.name()));
          }
          return chair.isFree();
        });
    boolean agreed = chairs.stream().allMatch(Chair::wantsHints);
    List<String> ofSeveral = agreed ? List.of(Party.HINTS) : List.of();
    List<String> notes = chairs.size() > 1 ? ofSeveral : List.of(OwnGames.FRIENDS);
    Header named =
        new Header(header.game(), header.rules(), header.seed(), header.deals(), notes, all);
    if (chosen) {
      begin(named);
    } else {
      deal(named, this::begin);
    }
  }

  private void begin(Header dealt) {
    begin(setup.registry().game(dealt.game()), setup.journal(dealt));
  }

  /** Has all people add to the cards of a game, and goes on with the header that has its seed. */
  private synchronized void deal(Header next, Consumer<Header> then) {
    if (chairs.size() == 1 || !isByChance.get()) {
      then.accept(next);
      return;
    }
    Map<String, SeatFeed> people = new LinkedHashMap<>();
    chairs.forEach(chair -> people.put(chair.name(), chair.person));
    people.put("", watchers);
    deal = new Deal(next, people, setup.seeds(), this::later, then);
    deal.begin();
  }

  private void later(Runnable task) {
    setup
        .minute()
        .execute(
            () -> {
              synchronized (this) {
                task.run();
              }
            });
  }

  private <V extends View, D extends Decision, E extends Event> void begin(
      GameProvider<V, D, E> game, MatchJournal journal) {
    List<SeatFeed> feeds =
        chairs.stream()
            .sorted(Comparator.comparingInt(chair -> chair.seat.index()))
            .map(chair -> chair.person)
            .toList();
    Optional<SeatFeed> watched = Optional.of(watchers).filter(feed -> !watchToken.isEmpty());
    Party party = new Party(feeds, watched, standIn, this::deal, () -> changed.run());
    table = WebTable.open(game, journal, hints, setup, party);
    changed.run();
  }

  /** Closes the record, which can be resumed. */
  @Override
  public void close() {
    Deal open = deal;
    if (open != null) {
      open.end();
    }
    table().ifPresent(WebTable::close);
  }

  /** What a feed shows before the game, and how it is played. */
  private CompletableFuture<Reply> before(SeatFeed feed, String path, String home) {
    String rules = setup.registry().game(header.game()).howToPlay();
    return CompletableFuture.completedFuture(
        switch (path) {
          case "" -> Reply.page(PageHtml.seat(header.game(), feed.whole(), home));
          case "rules" -> Reply.page(PageHtml.rules(PageHtml.HOW_TO_PLAY, rules));
          default -> Reply.NOTHING;
        });
  }

  /** Where a person may go from the seat, if anywhere. */
  private String home(Chair chair) {
    return chairs.indexOf(chair) == 0 ? home : "";
  }

  /** The room for its chairs, which know nothing else of it. */
  private final class Inside implements Chair.Room {

    @Override
    public Reply sit(Chair chair, String wanted, boolean hinted) {
      synchronized (WebRoom.this) {
        if (!chairs.contains(chair) || !chair.isFree()) {
          return Reply.refusal(Reply.CONFLICT, "This seat is taken.");
        }
        Stream<String> others =
            Stream.concat(
                chairs.stream().map(Chair::name),
                header.participants().stream()
                    .map(Participant::name)
                    .filter(name -> !name.equals(chair.place)));
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
    }

    @Override
    public Reply beginNow(Chair chair) {
      synchronized (WebRoom.this) {
        if (!chair.mayBegin || chair.isFree() || chairs.stream().noneMatch(Chair::isFree)) {
          return Reply.refusal(Reply.CONFLICT, "Only the first person, who sits, begins.");
        }
        begin();
        return Reply.page("");
      }
    }

    @Override
    public Reply add(Chair chair, Map<String, String> fields) {
      synchronized (WebRoom.this) {
        Deal open = deal;
        return open == null ? Deal.LATE : open.add(chair.name(), fields);
      }
    }

    @Override
    public Optional<Place> seated(Chair chair) {
      synchronized (WebRoom.this) {
        return table()
            .filter(begun -> begun.feeds().contains(chair.person))
            .map(begun -> new SeatPlace(begun, chair.person, home(chair)));
      }
    }

    @Override
    public CompletableFuture<Reply> before(Chair chair, String path) {
      return WebRoom.this.before(chair.person, path, home(chair));
    }
  }
}
