package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Friends in a room whose browsers make the deal with the server. */
class DealTest {

  private static final Pattern TABLE =
      Pattern.compile("data-table=\"([^\"]*)\"(?: data-seat=\"([^\"]*)\")?");

  private static final long CHOSEN = 1_234_567_890_123L;

  /** What is to be done in a minute. */
  private final Deque<Runnable> minute = new ArrayDeque<>();

  private final List<Place> places = new ArrayList<>();

  /** The seed and bytes that nobody may know during a game, as they are written. */
  private final List<String> secrets = new ArrayList<>();

  /** All that was sent to any seat before a game was over. */
  private final StringBuilder sent = new StringBuilder();

  private final Map<Place, String> bytes = new HashMap<>();
  private final RandomGenerator random = Seed.of(5).generator();
  private Header last = Seated.header("euchre", CHOSEN, 1);

  /** The table of the deal that a page is about; empty if there is none. */
  static String table(String html) {
    Matcher deal = TABLE.matcher(html);
    return deal.find() ? deal.group(1) : "";
  }

  /** The seat of a page in the deal; empty if it has none. */
  private static String seat(Place place) {
    Matcher deal = TABLE.matcher(html(place));
    assertThat(deal.find()).isTrue();
    return Optional.ofNullable(deal.group(2)).orElse("");
  }

  private static String html(Place place) {
    return place.feed().orElseThrow().whole().table();
  }

  private static boolean isDealing(Place place) {
    return html(place).contains("id=\"deal\"");
  }

  private TableSetup setup() {
    RandomGenerator drawn = Seed.of(77).generator();
    TableSetup usual = Seated.setup(Seated.REGISTRY, false);
    return new TableSetup(
        usual.registry(),
        usual.executor(),
        usual.reviews(),
        usual.away(),
        minute::add,
        () -> {
          Seed seed = Seed.of(drawn.nextLong());
          secrets.add(String.format("%016x", seed.value()));
          return seed;
        },
        KeptGames.of(Map.of(), () -> ""),
        false,
        false,
        false);
  }

  private WebRoom room(boolean chosen, String... names) {
    WebRoom room = WebRoom.open(last, chosen, names.length, "Random", "Random", setup());
    for (Place place : room.places()) {
      place
          .feed()
          .orElseThrow()
          .open(
              new SeatFeed.Viewer() {
                @Override
                public void show(Frame frame) {
                  sent.append(frame.html());
                }

                @Override
                public void giveWay() {}
              });
      places.add(place);
    }
    for (int i = 0; i < names.length; i++) {
      post(places.get(i), "answer", Map.of("question", "0", "answer", names[i]));
    }
    return room;
  }

  private Reply post(Place place, String path, Map<String, String> fields) {
    Reply reply = place.post(path, fields).join();
    sent.append(reply.body());
    return reply;
  }

  private int commit(Place place) {
    bytes.put(place, DealProofTest.bytes(random));
    secrets.add(bytes.get(place));
    return commit(place, bytes.get(place));
  }

  private int commit(Place place, String secret) {
    String table = table(html(place));
    String seat = seat(place);
    String commitment = DealProof.commitment(table, seat, secret);
    return post(place, "deal", Map.of("table", table, "commitment", commitment)).status();
  }

  private int reveal(Place place) {
    return reveal(place, bytes.getOrDefault(place, ""));
  }

  private int reveal(Place place, String secret) {
    String table = table(html(place));
    return post(place, "deal", Map.of("table", table, "bytes", secret)).status();
  }

  private void deal(List<Place> some) {
    some.forEach(place -> assertThat(commit(place)).isEqualTo(Reply.OK));
    some.forEach(place -> assertThat(reveal(place)).isEqualTo(Reply.OK));
  }

  /** A minute passes. */
  private void passMinute() {
    List<Runnable> due = List.copyOf(minute);
    minute.clear();
    due.forEach(Runnable::run);
  }

  /** Plays to the end, and returns the record that each seat can read then. */
  private MatchRecord play() {
    for (int i = 0; i < 10_000; i++) {
      for (Place place : places) {
        SeatFeed feed = place.feed().orElseThrow();
        if (Seated.isAsked(feed)) {
          Map<String, String> answer =
              Map.of("question", Seated.question(feed), "answer", Seated.any(feed, random));
          post(place, "answer", answer);
        } else if (i == 0) {
          assertThat(place.get("record").join().status()).isEqualTo(Reply.CONFLICT);
        }
      }
    }
    for (Place place : places) {
      sent.append(place.get("").join().body()).append(place.get("rules").join().body());
      assertThat(html(place)).contains("Check the deal");
    }
    MatchRecord record = MatchRecord.parse(places.get(0).get("record").join().body());
    TABLE.matcher(sent).results().forEach(table -> secrets.remove(table.group(1).substring(0, 16)));
    assertThat(secrets).noneMatch(secret -> sent.indexOf(secret) >= 0);
    assertThat(sent.indexOf(Long.toString(record.header().seed().value()))).isNegative();
    last = record.header();
    return record;
  }

  private static String verified(Header header) {
    return DealProof.verify(header, Seated.REGISTRY.game(header.game()));
  }

  private static String first(Place place) {
    return place.feed().orElseThrow().whole().said().get(0);
  }

  @Test
  void friends_deal_each_game_together_and_keep_it_for_the_other_side() {
    room(false, "Ann", "Ben", "Cy", "Dee");
    deal(places);
    assertThat(first(places.get(0))).contains("Nobody chose", "the server, Ann, Ben, Cy and Dee.");
    Header one = play().header();
    assertThat(verified(one)).endsWith("the server, Ann, Ben, Cy and Dee.");
    post(places.get(2), "other-side", Map.of());
    Header turned = play().header();
    assertThat(turned.notes()).isEqualTo(one.notes());
    assertThat(turned.seed()).isEqualTo(one.seed());
    assertThat(verified(turned)).endsWith("the server, Ann, Ben, Cy and Dee.");
    assertThat(post(places.get(1), "again", Map.of()).status()).isEqualTo(Reply.OK);
    assertThat(places).allMatch(DealTest::isDealing);
    assertThat(post(places.get(0), "again", Map.of()).status()).isEqualTo(Reply.CONFLICT);
    assertThat(seat(places.get(0))).isEqualTo("1");
    deal(places);
    Header next = play().header();
    assertThat(next.seed()).isNotEqualTo(one.seed());
    assertThat(verified(next)).endsWith("the server, Dee, Ann, Ben and Cy.");
  }

  @Test
  void all_are_shown_what_all_committed_to_and_the_server_was_first() {
    room(false, "Ann", "Ben");
    String committing = html(places.get(1));
    assertThat(committing).contains("<code data-seat=\"server\">").doesNotContain("data-reveal");
    assertThat(committing).contains("Waiting for Ann, Ben.");
    assertThat(commit(places.get(0))).isEqualTo(Reply.OK);
    assertThat(html(places.get(1)))
        .isEqualTo(committing.replace("Waiting for Ann, Ben.", "Waiting for Ben."));
    assertThat(commit(places.get(1))).isEqualTo(Reply.OK);
    assertThat(html(places.get(0)).split("<code", -1)).hasSize(4);
    assertThat(html(places.get(0))).contains("data-reveal", "Ben: <code data-seat=\"2\">");
  }

  @Test
  void who_withholds_is_named_and_plays_with_cards_dealt_without_it() {
    room(false, "Ann", "Ben", "Cy");
    commit(places.get(0));
    commit(places.get(2));
    passMinute();
    assertThat(places).allMatch(place -> html(place).contains("without the bytes of Ben"));
    assertThat(seat(places.get(1))).isEmpty();
    assertThat(commit(places.get(1))).isEqualTo(Reply.CONFLICT);
    commit(places.get(0));
    commit(places.get(2));
    reveal(places.get(2));
    passMinute();
    assertThat(places).allMatch(place -> html(place).contains("without the bytes of Ann"));
    deal(List.of(places.get(2)));
    passMinute();
    assertThat(places).noneMatch(DealTest::isDealing);
    assertThat(first(places.get(1))).contains("the server and Cy. Ann added none. Ben added none.");
    assertThat(verified(play().header())).contains("the server and Cy. Ann added none.");
  }

  @Test
  void a_minute_that_passes_later_changes_nothing() {
    room(false, "Ann", "Ben");
    commit(places.get(0));
    commit(places.get(1));
    Runnable first = minute.removeFirst();
    first.run();
    assertThat(places).noneMatch(place -> html(place).contains("without the bytes"));
    places.forEach(this::reveal);
    passMinute();
    assertThat(places).noneMatch(DealTest::isDealing);
    assertThat(verified(play().header())).endsWith("Ann and Ben.");
  }

  @Test
  void where_nobody_adds_anything_the_record_has_no_proof() {
    WebRoom room = room(false, "Ann", "Ben");
    passMinute();
    assertThat(first(places.get(0))).contains("no proof");
    assertThat(play().header().notes()).isEmpty();
    post(places.get(0), "again", Map.of());
    room.close();
    passMinute();
    assertThat(places).allMatch(DealTest::isDealing);
  }

  @Test
  void bytes_are_those_of_the_commitment_and_come_once_and_in_time() {
    room(false, "Ann", "Ben");
    Place ann = places.get(0);
    Place ben = places.get(1);
    String table = table(html(ann));
    for (String malformed : List.of("", "00", "G".repeat(64), "A".repeat(64))) {
      Map<String, String> fields = Map.of("table", table, "commitment", malformed);
      assertThat(post(ann, "deal", fields).status()).isEqualTo(Reply.NO_ANSWER);
    }
    Map<String, String> foreign = Map.of("table", "x" + table, "commitment", "0".repeat(64));
    assertThat(post(ann, "deal", foreign).status()).isEqualTo(Reply.CONFLICT);
    assertThat(reveal(ann, "0".repeat(64))).isEqualTo(Reply.CONFLICT);
    assertThat(commit(ann)).isEqualTo(Reply.OK);
    assertThat(commit(ann, "1".repeat(64))).isEqualTo(Reply.CONFLICT);
    assertThat(reveal(ann)).isEqualTo(Reply.CONFLICT);
    assertThat(commit(ben)).isEqualTo(Reply.OK);
    assertThat(commit(ben, "1".repeat(64))).isEqualTo(Reply.CONFLICT);
    assertThat(reveal(ben, "2".repeat(64))).isEqualTo(Reply.NO_ANSWER);
    assertThat(post(ben, "deal", Map.of()).status()).isEqualTo(Reply.NO_ANSWER);
    assertThat(reveal(ben)).isEqualTo(Reply.OK);
    assertThat(reveal(ben)).isEqualTo(Reply.CONFLICT);
    Map<String, String> late = Map.of("table", table, "bytes", bytes.getOrDefault(ann, ""));
    assertThat(reveal(ann)).isEqualTo(Reply.OK);
    assertThat(places).noneMatch(DealTest::isDealing);
    assertThat(post(ann, "deal", late).status()).isEqualTo(Reply.CONFLICT);
    assertThat(verified(play().header())).contains("the server, Ann and Ben");
  }

  @Test
  void a_host_that_chooses_the_cards_is_named_and_later_games_are_dealt_by_all() {
    room(true, "Ann", "Ben");
    assertThat(sent).contains("The host chose the cards");
    assertThat(places).noneMatch(DealTest::isDealing);
    assertThat(first(places.get(1))).contains("no proof");
    Header chosen = play().header();
    assertThat(chosen.seed()).isEqualTo(Seed.of(CHOSEN));
    assertThat(chosen.notes()).isEmpty();
    post(places.get(0), "again", Map.of());
    deal(places);
    assertThat(verified(play().header())).endsWith("the server, Ann and Ben.");
  }

  @Test
  void where_the_rules_fix_the_cards_nobody_deals_and_all_are_told_so() {
    last = new Header("euchre", "points 2, shuffle none", last.seed(), last.participants());
    room(false, "Ann", "Ben");
    assertThat(sent).contains(DealProof.FIXED).doesNotContain("Nobody chooses");
    assertThat(places).noneMatch(DealTest::isDealing);
    assertThat(first(places.get(0))).contains("the same in every game");
  }

  @Test
  void a_game_that_goes_on_from_its_record_keeps_the_proof_and_deals_the_next() {
    room(false, "Ann", "Ben");
    deal(places);
    MatchRecord record = play();
    places.clear();
    MatchJournal start = MatchJournal.inMemory(MatchRecord.of(record.header()));
    places.addAll(WebRoom.resume(start, "Random", "Random", setup()).places());
    assertThat(play().header()).isEqualTo(record.header());
    post(places.get(0), "again", Map.of());
    deal(places);
    assertThat(verified(play().header())).endsWith("the server, Ann and Ben.");
  }
}
