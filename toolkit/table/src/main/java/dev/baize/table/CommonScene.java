package dev.baize.table;

import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Scene;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * What is the same in several scenes of one game, whose table says "You" to nobody. Of cards that
 * lie together, those that are not the same are face down; a hand that only some see is missing.
 */
public final class CommonScene {

  private CommonScene() {}

  /**
   * {@return what is the same in all, in the order of the first}
   *
   * @param scenes one or more, made of the views of different seats or deals
   */
  public static Scene of(List<Scene> scenes) {
    return scenes.stream().reduce(scenes.get(0), CommonScene::common);
  }

  private static Scene common(Scene one, Scene other) {
    List<Place> others = new ArrayList<>(other.places());
    List<Place> places = new ArrayList<>();
    for (Place place : one.places()) {
      take(others, place, (a, b) -> a.name().equals(b.name()))
          .ifPresent(same -> places.add(common(place, same)));
    }
    return new Scene(
        one.title().equals(other.title()) ? one.title() : "",
        both(one.facts(), other.facts()),
        places,
        groups(one.middle(), other.middle()),
        both(one.aside(), other.aside()));
  }

  private static Place common(Place one, Place other) {
    return new Place(
        one.name(),
        both(one.roles(), other.roles()),
        common(one.status(), other.status()),
        groups(one.played(), other.played()),
        groups(one.hand(), other.hand()));
  }

  private static StyledText common(StyledText one, StyledText other) {
    return one.equals(other) ? one : StyledText.EMPTY;
  }

  private static List<Group> groups(List<Group> some, List<Group> others) {
    List<Group> rest = new ArrayList<>(others);
    List<Group> groups = new ArrayList<>();
    for (Group group : some) {
      take(rest, group, CommonScene::areAlike).ifPresent(same -> groups.add(common(group, same)));
    }
    return groups;
  }

  /** Whether groups are the same, or have as many cards, of which some may be face down. */
  private static boolean areAlike(Group one, Group other) {
    int size = one.pieces().size();
    return one.equals(other)
        || (size > 0 && size == other.pieces().size() && one.caption().equals(other.caption()));
  }

  private static Group common(Group one, Group other) {
    List<Piece> pieces =
        IntStream.range(0, one.pieces().size())
            .mapToObj(
                i ->
                    one.pieces().get(i).equals(other.pieces().get(i))
                        ? one.pieces().get(i)
                        : Piece.FACE_DOWN)
            .toList();
    boolean isMarked = one.isMarked() && other.isMarked();
    return new Group(one.caption(), pieces, common(one.note(), other.note()), isMarked, "");
  }

  private static <T> List<T> both(List<T> some, List<T> others) {
    List<T> rest = new ArrayList<>(others);
    return some.stream().filter(rest::remove).toList();
  }

  /** Takes the first of the others that matches. */
  private static <T> Optional<T> take(List<T> others, T one, BiPredicate<T, T> matches) {
    Optional<T> found = others.stream().filter(other -> matches.test(one, other)).findFirst();
    found.ifPresent(others::remove);
    return found;
  }
}
