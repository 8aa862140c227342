package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.core.random.Seed;
import dev.baize.table.MatchJournal;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class WebRoomTest {

  private static final int LONG = 10_000;

  private static WebRoom room(int people) {
    return Seated.room("euchre", 1, true, people);
  }

  private static Reply post(Place place, String path, String question, String answer) {
    return place.post(path, Map.of("question", question, "answer", answer)).join();
  }

  private static Reply sit(Place place, String name) {
    return post(place, "answer", "0", name);
  }

  private static SeatFeed feed(Place place) {
    return place.feed().orElseThrow();
  }

  @Test
  void four_friends_say_their_names_and_play_a_game_and_the_other_side() {
    List<? extends Place> places = room(4).places();
    List<String> names = List.of("Ann", "Ben", "Cy", "Dee <b>");
    for (int i = 0; i < names.size(); i++) {
      assertThat(feed(places.get(i)).whole().table()).contains("Your name");
      assertThat(sit(places.get(i), names.get(i)).status()).isEqualTo(Reply.OK);
    }
    for (Place place : places) {
      String page = place.get("").join().body();
      assertThat(page).contains(place == places.get(0) ? "Ben" : "Ann").doesNotContain("Dee <b>");
    }
    play(places);
    assertThat(post(places.get(2), "other-side", "0", "").status()).isEqualTo(Reply.OK);
    assertThat(places.stream().filter(place -> Seated.isAsked(feed(place)))).hasSize(1);
    play(places);
  }

  private static void play(List<? extends Place> places) {
    RandomGenerator random = Seed.of(9).generator();
    for (int i = 0; i < LONG; i++) {
      for (Place place : places) {
        SeatFeed feed = feed(place);
        if (Seated.isAsked(feed)) {
          post(place, "answer", Seated.question(feed), Seated.any(feed, random));
        }
      }
    }
    for (Place place : places) {
      assertThat(feed(place).whole().table()).contains("name=\"again\"");
    }
  }

  @Test
  void the_first_person_begins_with_players_at_empty_seats() {
    List<? extends Place> places = room(3).places();
    Place first = places.get(0);
    Place second = places.get(1);
    Place third = places.get(2);
    sit(second, "Ben");
    assertThat(post(second, "begin", "0", "").status()).isEqualTo(Reply.CONFLICT);
    assertThat(post(first, "begin", "0", "").status()).isEqualTo(Reply.CONFLICT);
    sit(first, "Ann");
    assertThat(feed(first).whole().table()).contains("name=\"begin\"");
    assertThat(post(first, "begin", "0", "").status()).isEqualTo(Reply.OK);
    play(List.of(first, second));
    assertThat(feed(third).whole().table()).contains("the computer plays this seat");
    assertThat(sit(third, "Cy").status()).isEqualTo(Reply.CONFLICT);
  }

  @Test
  void a_name_is_short_printable_and_nobody_elses() {
    List<? extends Place> places = room(2).places();
    List<String> refused =
        List.of(
            "",
            "x".repeat(21),
            "a\u0007b",
            "\u202e",
            "Al\u200b",
            "\u00a0",
            "Player2",
            "The Server");
    for (String name : refused) {
      assertThat(sit(places.get(0), name).status()).isEqualTo(Reply.NO_ANSWER);
    }
    assertThat(sit(places.get(0), "Ann").status()).isEqualTo(Reply.OK);
    assertThat(sit(places.get(0), "Ben").status()).isEqualTo(Reply.CONFLICT);
    for (String name : List.of("ann", "\uff21nn")) {
      assertThat(sit(places.get(1), name).status()).isEqualTo(Reply.NO_ANSWER);
    }
    assertThat(sit(places.get(1), "Ben").status()).isEqualTo(Reply.OK);
  }

  private static void sitWithHints(Place place, String name) {
    place.post("answer", Map.of("question", "0", "answer", name, "hints", "yes")).join();
  }

  @Test
  void friends_get_no_hints_unless_all_want_them() {
    List<? extends Place> places = room(3).places();
    assertThat(feed(places.get(0)).whole().table()).contains("name=\"hints\"");
    sitWithHints(places.get(0), "Ann");
    sit(places.get(1), "Ben");
    assertThat(feed(places.get(2)).whole().table())
        .contains("Ann, who wants hints for everyone")
        .doesNotContain("Ben, who");
    sitWithHints(places.get(2), "Cy");
    for (Place place : places) {
      assertThat(String.join("", feed(place).whole().said())).contains("Hints are off");
      assertThat(feed(place).whole().table()).doesNotContain("name=\"hint\"");
      assertThat(post(place, "hint", Seated.question(feed(place)), "").status())
          .isEqualTo(Reply.CONFLICT);
    }
  }

  @Test
  void hints_that_all_want_are_there_in_this_game_and_the_next() {
    List<? extends Place> places = room(2).places();
    sitWithHints(places.get(0), "Ann");
    sitWithHints(places.get(1), "Ben");
    requireHints(places);
    play(places);
    assertThat(post(places.get(1), "other-side", "0", "").status()).isEqualTo(Reply.OK);
    requireHints(places);
  }

  private static void requireHints(List<? extends Place> places) {
    for (Place place : places) {
      SeatFeed feed = feed(place);
      assertThat(String.join("", feed.whole().said())).contains("Hints are on");
      if (Seated.isAsked(feed)) {
        assertThat(feed.whole().table()).contains("name=\"hint\"");
        assertThat(post(place, "hint", Seated.question(feed), "").body()).contains("would");
      }
    }
  }

  @Test
  void a_game_of_friends_goes_on_from_its_record() {
    Seated seated = Seated.at("euchre", 4, 4, false);
    seated.play(Seed.of(4).generator(), 6);
    MatchJournal journal = MatchJournal.inMemory(seated.journal().record());
    WebRoom room =
        WebRoom.resume(journal, "Random", "Random", Seated.setup(Seated.REGISTRY, false));
    for (int i = 0; i < 4; i++) {
      assertThat(feed(room.places().get(i)).whole().said())
          .isEqualTo(seated.person(i).whole().said());
    }
    play(room.places());
  }

  @Test
  void watchers_see_who_sits_then_the_game_and_everything_when_it_is_over() {
    WebRoom room = room(2);
    Place watched = room.watched();
    feed(watched).open(Seated.browser());
    List<? extends Place> places = room.places();
    assertThat(watched.get("").join().body()).contains("nobody so far").doesNotContain("Your name");
    assertThat(watched.get("history").join()).isEqualTo(Reply.NOTHING);
    sit(places.get(0), "Ann");
    assertThat(feed(watched).whole().table()).contains("Ann", "nobody so far");
    sit(places.get(1), "Ben");
    assertThat(watched.get("").join().body()).contains("Ann", "Ben", "Watching euchre");
    for (String path : List.of("history", "replay-0", "review")) {
      assertThat(watched.get(path).join().status()).isEqualTo(Reply.CONFLICT);
    }
    play(places);
    assertThat(feed(watched).whole().table()).contains("win the game", "href=\"review\"");
    assertThat(watched.get("history").join().body()).contains("Ann is dealt", "Ben is dealt");
    assertThat(watched.get("replay-0").join().body()).contains("replay-1", "class=\"piece card");
    for (String number : List.of("", "x", "-1", "99999")) {
      assertThat(watched.get("replay-" + number).join()).isEqualTo(Reply.NOTHING);
    }
    post(places.get(0), "again", "0", "");
    assertThat(feed(watched).whole().table()).contains("being dealt").doesNotContain("href=");
    assertThat(watched.get("history").join().status()).isEqualTo(Reply.CONFLICT);
  }

  @Test
  void a_table_is_drawn_for_watchers_while_there_are_any() {
    WebRoom room = room(2);
    sit(room.places().get(0), "Ann");
    sit(room.places().get(1), "Ben");
    SeatFeed watched = feed(room.watched());
    assertThat(watched.whole().table()).contains("The game goes on").doesNotContain("scene");
    SeatFeed.Viewer first = Seated.browser();
    watched.open(first);
    assertThat(watched.whole().table()).contains("Waiting for", "class=\"scene\"");
    Frame drawn = watched.whole();
    SeatFeed.Viewer second = Seated.browser();
    watched.open(second);
    assertThat(watched.whole()).isEqualTo(drawn);
    watched.close(first);
    watched.close(second);
    for (Place place : room.places()) {
      if (Seated.isAsked(feed(place))) {
        post(
            place,
            "answer",
            Seated.question(feed(place)),
            Seated.any(feed(place), Seed.of(1).generator()));
      }
    }
    assertThat(watched.whole().table()).contains("The game goes on");
  }

  @Test
  void what_watchers_send_changes_nothing() {
    WebRoom room = room(2);
    List<? extends Place> places = room.places();
    List<String> paths = List.of("answer", "begin", "hint", "undo", "again", "other-side", "");
    for (String name : List.of("Ann", "Ben")) {
      List<Frame> before = places.stream().map(place -> feed(place).whole()).toList();
      for (String path : paths) {
        for (String answer : List.of("Cy", "1", "p")) {
          assertThat(post(room.watched(), path, "1", answer)).isEqualTo(Reply.NOTHING);
        }
      }
      assertThat(places.stream().map(place -> feed(place).whole())).isEqualTo(before);
      sit(places.get(name.equals("Ann") ? 0 : 1), name);
    }
    for (SeatFeed feed : places.stream().map(WebRoomTest::feed).toList()) {
      assertThat(post(room.watched(), "answer", Seated.question(feed), "1"))
          .isEqualTo(Reply.NOTHING);
    }
  }

  @Test
  void a_game_has_no_more_people_than_seats() {
    assertThatThrownBy(() -> room(5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("5", "4", "euchre");
  }

  @Test
  void each_seat_has_a_link_of_its_own_and_watchers_have_one() throws IOException {
    try (WebServer server =
        WebServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
      WebRoom room = room(4);
      List<Invitation> all = room.addTo(server);
      assertThat(all.stream().map(Invitation::link)).hasSize(5).doesNotHaveDuplicates();
      assertThat(all)
          .extracting(Invitation::guest)
          .containsExactly("You", "Player1", "Player2", "Player3", "Watchers");
    }
  }
}
