package dev.baize.web;

import com.google.common.io.BaseEncoding;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Level;
import dev.baize.core.table.TableOption;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.WholeNumber;
import dev.baize.review.KeptReviews;
import dev.baize.review.OwnGames;
import dev.baize.table.ChosenLevels;
import dev.baize.table.KeptGames.Unfinished;
import dev.baize.table.MatchJournal;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.SceneHtml;
import dev.baize.web.KeptLinks.Tokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The page of whoever runs a server and plays alone there: begins games, goes on with those that
 * were kept, and tells what they came to.
 */
public final class WebHome implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(WebHome.class);

  /** Followed, for games with friends, by a name in these digits. */
  private static final String STATISTICS = "statistics";

  private static final BaseEncoding NAMES = BaseEncoding.base16().lowerCase();

  private final TableSetup setup;
  private final ChosenLevels levels;
  private final OpenRooms rooms;
  private final URI link;

  /**
   * A page at a server, where the games go on whose links were kept.
   *
   * @param server has the page, and the tables that are opened from it
   * @param setup what all tables have in common
   * @param levels the levels that were chosen last
   * @param links those of the last server
   */
  public WebHome(WebServer server, TableSetup setup, ChosenLevels levels, KeptLinks links) {
    this.setup = setup;
    this.levels = levels;
    this.link = server.add(new HomePlace(), links.state().home());
    List<KeptLinks.Game> waiting = new ArrayList<>();
    List<WebRoom> open = new ArrayList<>();
    links.state().games().forEach(game -> goOn(game, links, waiting).ifPresent(open::add));
    this.rooms = new OpenRooms(server, links, waiting);
    rooms.add(open);
  }

  /**
   * Goes on with a game of the last server, unless it is over; one that cannot be gone on with now
   * waits for the next server.
   */
  private Optional<WebRoom> goOn(
      KeptLinks.Game game, KeptLinks links, List<KeptLinks.Game> waiting) {
    try {
      MatchRecord record = MatchRecord.read(game.file());
      if (!RecordedMatch.of(record, setup.registry()).replay().isOver()
          && game.tokens().areOf(record.header())) {
        WebRoom room = resumed(game.file(), record, null, game.tokens(), links.state().starts());
        room.belongsTo(game.isHosts() ? link.getPath() : "");
        return Optional.of(room);
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // Among them is whatever a game of a plug-in throws.
      links.warn("A game of last time does not go on: " + e.getMessage());
      if (Files.exists(game.file())) {
        waiting.add(game);
      }
    }
    return Optional.empty();
  }

  /** A room in which a game goes on, whose record is given up again if that fails. */
  private WebRoom resumed(
      Path file, MatchRecord record, @Nullable String hints, Tokens tokens, int servers)
      throws IOException {
    Header header = record.header();
    String adviser = opponents(header).hints(hints);
    String standIn = standIn(header);
    MatchJournal journal = MatchJournal.resumed(file, record, setup.games());
    try {
      return WebRoom.resume(journal, adviser, standIn, setup, tokens, servers);
    } catch (RuntimeException | StackOverflowError e) {
      close(journal);
      throw e;
    }
  }

  private static void close(MatchJournal journal) {
    try {
      journal.close();
    } catch (IOException e) {
      LOG.atDebug().setCause(e).log("record not closed");
    }
  }

  /** {@return the link of the page} */
  public URI link() {
    return link;
  }

  /** {@return how many games are open} */
  public int games() {
    return rooms.all().size();
  }

  /**
   * {@return the links of the people at a new table, that of the first person first; among several
   * people, that of watchers is the last}
   *
   * @param header how the record begins if one person plays with others
   * @param chosen whether the cards of friends, too, follow from the seed of the header, since the
   *     host chose it
   * @param people how many people play, in place of the others; if the game has one seat, each at a
   *     table of their own
   * @param alike whether each of these tables has the same cards
   * @param hints the player that gives hints
   * @throws IllegalArgumentException if the game has fewer seats, or a player cannot be seated
   * @throws IllegalStateException if too many games are being played
   */
  public List<Invitation> open(
      Header header, boolean chosen, int people, boolean alike, String hints) {
    String standIn = standIn(header);
    List<WebRoom> opened = new ArrayList<>();
    if (people == 1) {
      opened.add(WebRoom.resume(setup.journal(header), hints, standIn, setup));
    } else if (header.participants().size() > 1) {
      opened.add(WebRoom.open(header, chosen, people, hints, standIn, setup));
    } else {
      for (int i = 0; i < people; i++) {
        Seed seed = i == 0 || alike ? header.seed() : setup.seeds().get();
        Participant person = new Participant(Participant.HUMAN, "Player " + (i + 1));
        Header own =
            new Header(
                header.game(), header.rules(), seed, header.deals(), List.of(), List.of(person));
        opened.add(WebRoom.open(own, true, 1, hints, standIn, setup));
      }
    }
    return add(opened);
  }

  private Opponents opponents(Header header) {
    return new Opponents(setup.registry(), setup.registry().game(header.game()));
  }

  /** The player of the level that was chosen last. */
  private String standIn(Header header) {
    return opponents(header).player(levels.of(header.game()));
  }

  /** The links of new rooms, in the first of which is who runs the server. */
  private List<Invitation> add(List<WebRoom> opened) {
    opened.get(0).belongsTo(link.getPath());
    return rooms.add(opened);
  }

  /** Closes all tables, whose games are kept. */
  @Override
  public void close() {
    rooms.close();
  }

  /** The page itself. */
  private final class HomePlace implements Place {

    @Override
    public CompletableFuture<Reply> get(String path) {
      boolean isHome = path.isEmpty();
      return CompletableFuture.supplyAsync(
          () -> isHome ? Reply.page(PageHtml.of("Baize", true, page())) : statistics(path),
          isHome ? setup.executor() : setup.reviews());
    }

    @Override
    public CompletableFuture<Reply> post(String path, Map<String, String> fields) {
      return CompletableFuture.supplyAsync(() -> posted(path, fields), setup.executor());
    }
  }

  private Reply posted(String path, Map<String, String> fields) {
    try {
      return switch (path) {
        case "new" -> Reply.redirect(begin(fields));
        case "resume" -> Reply.redirect(resume(fields.getOrDefault("game", "")).getPath());
        default -> Reply.NOTHING;
      };
    } catch (IllegalArgumentException | IllegalStateException | IOException e) {
      return Reply.refusal(Reply.NO_ANSWER, String.valueOf(e.getMessage()));
    }
  }

  /** Where a new game is found: for several people, with the links of all on this page. */
  private String begin(Map<String, String> fields) {
    return begin(setup.registry().game(fields.getOrDefault("game", "")), fields);
  }

  private <V extends View, D extends Decision, E extends Event> String begin(
      GameProvider<V, D, E> game, Map<String, String> fields) {
    TableProvider<V, D, E> table = PlainTable.unlessProvided(game);
    Map<String, Object> given = new HashMap<>();
    for (TableOption<?> option : table.options()) {
      String text = fields.getOrDefault("option-" + option.name(), "").strip();
      if (!text.isEmpty()) {
        given.put(option.name(), value(option, text));
      }
    }
    String text = fields.getOrDefault("rules", "").strip();
    Rules<V, D, E> chosen = text.isEmpty() ? game.rules() : game.rules(text);
    Rules<V, D, E> rules = table.rules().apply(chosen, given);
    Opponents others = new Opponents(setup.registry(), game, table);
    List<String> named = new ArrayList<>();
    if (rules.seats() > 1) {
      Level level = Level.parse(fields.getOrDefault("level", Level.MEDIUM.toString()));
      named.add(others.player(level));
      levels.choose(game.name(), level);
    }
    Header header =
        new Header(
            game.name(),
            rules.text(),
            setup.seeds().get(),
            others.participants(rules.seats(), named));
    int people =
        (int)
            WholeNumber.parse(
                fields.getOrDefault("people", "1"), 1, HomeHtml.mostPeople(rules.seats()));
    List<Invitation> all =
        open(header, false, people, fields.containsKey("alike"), others.hints(null));
    return (people == 1 ? all.get(0).link() : link).getPath();
  }

  private static Object value(TableOption<?> option, String text) {
    try {
      if (option.defaultValue() instanceof Integer) {
        return (int) WholeNumber.parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
      }
      return option.defaultValue() instanceof Long
          ? (Object) WholeNumber.parse(text, Long.MIN_VALUE, Long.MAX_VALUE)
          : text;
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(option.name() + ": " + e.getMessage(), e);
    }
  }

  /** Goes on with a kept game, which is named as in the list of those that are not over. */
  private URI resume(String name) throws IOException {
    Path file =
        unfinished().stream()
            .map(Unfinished::file)
            .filter(each -> each.getFileName().toString().equals(name))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("that game is being played, or over"));
    return resume(file, null).get(0).link();
  }

  /**
   * {@return the links of the people in a game that goes on from its record, in the order of their
   * seats; among several people, that of watchers is the last}
   *
   * @param file the record
   * @param hints the player that gives hints; null for the strongest
   * @throws IOException that names the file, if it cannot be read or written
   * @throws dev.baize.core.record.MalformedFileException if it is no record of a game that is here
   */
  public List<Invitation> resume(Path file, @Nullable String hints) throws IOException {
    for (WebRoom room : rooms.all()) {
      Path played = room.file().orElse(null);
      if (played != null && Files.exists(file) && Files.isSameFile(played, file)) {
        return room.invitations();
      }
    }
    MatchRecord record = MatchRecord.read(file);
    RecordedMatch.of(record, setup.registry()).replay();
    if (record.header().people().isEmpty()) {
      throw new IOException(file + " has no people; expected 1 or more");
    }
    Tokens tokens = Tokens.fresh(record.header());
    return add(List.of(resumed(file, record, hints, tokens, 0)));
  }

  private List<Unfinished> unfinished() throws IOException {
    return setup
        .games()
        .unfinished(
            setup.registry(), line -> LOG.atDebug().addKeyValue("line", line).log("not offered"));
  }

  /** What games came to: those of one person, or at tables of friends, those of a name. */
  private Reply statistics(String path) {
    String code = path.replaceFirst(STATISTICS, "");
    if (!path.startsWith(STATISTICS) || !NAMES.canDecode(code)) {
      return Reply.NOTHING;
    }
    String name = code.isEmpty() ? null : new String(NAMES.decode(code), StandardCharsets.UTF_8);
    OwnGames games = new OwnGames(setup.registry(), MatchRecord::read, line -> {}, name);
    KeptReviews reviews = new KeptReviews(setup.games(), setup.reviewer());
    try {
      games.addKept(setup.games(), reviews, null, () -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    StringBuilder links = new StringBuilder("<a href=\"./\">All games</a>");
    links.append(games.friends().isEmpty() ? "" : linkTo("Alone", ""));
    for (String friend : games.friends()) {
      links.append(linkTo(friend, NAMES.encode(friend.getBytes(StandardCharsets.UTF_8))));
    }
    return Reply.document(PageHtml.with(links.toString(), games.html()));
  }

  private static String linkTo(String words, String code) {
    return " <a href=\"" + STATISTICS + code + "\">" + SceneHtml.of(words) + "</a>";
  }

  private String page() {
    HomeHtml page = new HomeHtml(setup.registry(), levels);
    try {
      return page.of(rooms.all(), unfinished(), "");
    } catch (IOException e) {
      return page.of(rooms.all(), List.of(), String.valueOf(e.getMessage()));
    }
  }
}
