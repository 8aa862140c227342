package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.card.Card;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneTextTest {

  private static final Piece ACE = Piece.of(Card.parse("Ace of Spades"));
  private static final Piece TEN = Piece.of(Card.parse("Ten of Hearts"));
  private static final Piece LONG = Piece.of(StyledText.of("Black-eyed bean"), StyledText.of("Bk"));

  private static Place place(String name, List<Group> played, List<Group> hand) {
    return new Place(name, List.of(), StyledText.EMPTY, played, hand);
  }

  private static Scene scene(List<Place> places, List<Fact> aside) {
    return new Scene("Game", List.of(Fact.of("Trump", "hearts")), places, List.of(), aside);
  }

  private static List<String> lines(Scene scene, int columns, int rows) {
    return SceneText.draw(scene, columns, rows).lines().stream()
        .map(line -> line.plain().stripTrailing())
        .toList();
  }

  @Test
  void the_others_are_above_the_person_and_the_hand_is_below() {
    Group pile = Group.of("", List.of(ACE, Piece.FACE_DOWN), "shows 11");
    Group hand =
        Group.of("Your hand", List.of(TEN.withKey("1"), ACE.marked(true).withNote("high")));
    Scene scene =
        scene(
            List.of(
                place("You", List.of(), List.of(hand)), place("Dealer", List.of(pile), List.of())),
            List.of());
    assertThat(lines(scene, 60, 4))
        .containsExactly(
            "Game   Trump: hearts",
            "Dealer   A♠ ??  shows 11",
            "You",
            "Your hand   1:10♥  [A♠] (high)");
  }

  @Test
  void sections_have_blank_lines_between_them_where_there_is_room() {
    Scene scene = scene(List.of(place("You", List.of(), List.of())), List.of());
    assertThat(lines(scene, 60, 2)).containsExactly("Game   Trump: hearts", "You");
    assertThat(lines(scene, 60, 3)).containsExactly("Game   Trump: hearts", "", "You");
  }

  @Test
  void groups_with_captions_stand_below_the_name_with_their_pieces_in_a_column() {
    List<Group> chains =
        List.of(
            new Group("Red", List.of(ACE), StyledText.of("2 coins"), false, "1"),
            new Group("First", List.of(TEN), StyledText.EMPTY, true, ""));
    assertThat(lines(scene(List.of(place("You", chains, List.of())), List.of()), 60, 4))
        .containsExactly("Game   Trump: hearts", "You", " 1:Red    A♠  2 coins", " > First  10♥");
  }

  @Test
  void four_seats_sit_around_the_table() {
    List<Place> places =
        List.of(
            place("You", List.of(), List.of()),
            place("West", List.of(Group.of("", List.of(TEN))), List.of()),
            place("North", List.of(), List.of()),
            place("East", List.of(Group.of("", List.of(ACE.marked(true)))), List.of()));
    List<String> lines = lines(scene(places, List.of()), 60, 7);
    assertThat(lines.get(1).strip()).isEqualTo("North");
    assertThat(lines.get(3).strip()).matches("West +East");
    assertThat(lines.get(4).strip()).matches("10♥ +\\[A♠]");
    assertThat(lines.get(6).strip()).isEqualTo("You");
  }

  @Test
  void pieces_are_marks_where_their_texts_have_no_room() {
    Group hand = Group.of("Your hand", Collections.nCopies(12, LONG));
    Scene scene = scene(List.of(place("You", List.of(), List.of(hand))), List.of());
    assertThat(lines(scene, 60, 3).get(2)).isEqualTo("Your hand   " + "Bk ".repeat(12).strip());
    assertThat(lines(scene, 60, 9)).anyMatch(line -> line.contains("Black-eyed bean"));
  }

  @Test
  void what_is_not_needed_is_left_out_where_it_has_no_room_and_beside_the_table_of_a_wide_window() {
    List<Fact> aside = List.of(Fact.of("Shoe", "300 left"), Fact.of("Seen", "A:3"));
    Scene scene = scene(List.of(place("You", List.of(), List.of())), aside);
    assertThat(lines(scene, 60, 3)).endsWith("Shoe: 300 left");
    assertThat(SceneText.draw(scene, 60, 3).isWhole()).isFalse();
    assertThat(lines(scene, 60, 4)).endsWith("Shoe: 300 left", "Seen: A:3");
    assertThat(SceneText.draw(scene, 60, 4).isWhole()).isTrue();
    List<String> wide = lines(scene, 120, 9);
    assertThat(wide.get(0)).startsWith("Game   Trump: hearts").endsWith("   Shoe");
    assertThat(wide.get(1)).endsWith("   300 left");
  }

  @Test
  void the_foot_offers_what_has_no_room() {
    List<Fact> aside = Collections.nCopies(14, Fact.of("Shoe", "300 left"));
    Scene scene = scene(List.of(place("You", List.of(), List.of())), aside);
    Screen screen =
        new Screen(
            Theme.LETTERS,
            scene,
            columns -> new Asked(List.of(), List.of(), "Play"),
            0,
            new Messages().shown(),
            Screen.ENTER,
            List.of("quit"));
    assertThat(screen.lines(60, 18).get(15).plain()).isEqualTo(" info   quit");
    assertThat(screen.lines(60, 45).get(42).plain()).isEqualTo(" quit");
  }

  @Test
  void wide_letters_count_twice() {
    SceneText drawing = new SceneText(20, false);
    StyledText line = drawing.centred(StyledText.EMPTY, 4, StyledText.of("王小"));
    assertThat(drawing.centred(line, 9, StyledText.of("x")).plain()).isEqualTo("  王小   x");
  }

  @Test
  void texts_that_would_overlap_have_a_space_between() {
    SceneText drawing = new SceneText(9, false);
    StyledText line = drawing.centred(StyledText.EMPTY, 2, StyledText.of("long"));
    StyledText two = drawing.centred(line, 3, StyledText.of("text"));
    assertThat(two.plain()).isEqualTo("long text");
    assertThat(drawing.centred(two, 3, StyledText.of("more")).plain()).isEqualTo("long text more");
  }

  @Test
  void what_has_no_room_around_the_table_is_cut_off() {
    Place place = place("A seat of many letters", List.of(), List.of());
    List<String> lines = lines(scene(Collections.nCopies(4, place), List.of()), 30, 7);
    assertThat(lines.get(3)).isEqualTo("A seat of many letters A seat");
  }

  @Test
  void letters_stand_for_signs() {
    assertThat(Theme.LETTERS.write(StyledText.join("█░ ", ACE.text())).plain()).isEqualTo("#. AS");
    assertThat(Theme.SYMBOLS.write(ACE.text())).isEqualTo(ACE.text());
  }
}
