package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CommonSceneTest {

  private static final List<Group> NONE = List.of();

  private static Group cards(String caption, String note, String... cards) {
    List<Piece> pieces =
        Stream.of(cards)
            .map(card -> card.equals("?") ? Piece.FACE_DOWN : Piece.of(Card.parse(card)))
            .toList();
    return Group.of(caption, pieces, note);
  }

  private static Place place(String name, String status, List<Group> played, List<Group> hand) {
    return new Place(name, List.of("dealer", status), StyledText.of(status), played, hand);
  }

  private static Scene scene(List<Place> places, List<Group> middle, String... facts) {
    List<Fact> all = Stream.of(facts).map(fact -> Fact.of("", fact)).toList();
    return new Scene("Poker", all, places, middle, all);
  }

  @Test
  void places_are_found_by_name_and_closed_where_only_their_own_seat_sees_them() {
    Group seen = cards("", "a pair", "Ace of Spades", "Ace of Clubs", "Ten of Clubs");
    Group closed = cards("", "", "?", "?", "Ten of Clubs");
    Group bens = cards("", "", "Two of Clubs");
    List<Group> hand = List.of(cards("Hand", "", "Five of Clubs"));
    Scene ann =
        scene(
            List.of(place("Ann", "5", List.of(seen), hand), place("Ben", "7", List.of(bens), NONE)),
            NONE);
    Scene ben =
        scene(
            List.of(
                place("Ben", "7", List.of(bens), hand), place("Ann", "6", List.of(closed), NONE)),
            NONE);
    List<Place> places = CommonScene.of(List.of(ann, ben)).places();
    assertThat(places)
        .containsExactly(
            new Place("Ann", List.of("dealer"), StyledText.EMPTY, List.of(closed), NONE),
            place("Ben", "7", List.of(bens), NONE));
  }

  @Test
  void what_differs_or_is_there_less_often_is_missing() {
    Group pot = cards("pot", "12");
    Group free = cards("free", "");
    Scene one = scene(List.of(), List.of(pot, free, free, cards("own", "3")), "a", "a", "b", "c");
    Scene two = scene(List.of(), List.of(cards("own", "4"), free, pot), "c", "a", "d");
    assertThat(CommonScene.of(List.of(one, two)))
        .isEqualTo(scene(List.of(), List.of(pot, free), "a", "c"));
  }

  @Test
  void one_scene_stays_as_it_is() {
    List<Group> hand = List.of(cards("Hand", "", "Five of Clubs"));
    Scene only = scene(List.of(place("Ann", "5", NONE, hand)), List.of(cards("pot", "12")), "a");
    assertThat(CommonScene.of(List.of(only))).isEqualTo(only);
  }
}
