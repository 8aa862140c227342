package dev.baize.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import dev.baize.beans.BeansProvider;
import dev.baize.blackjack.BlackjackHousePreset;
import dev.baize.blackjack.BlackjackHouseRules;
import dev.baize.blackjack.BlackjackProvider;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Answer;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Group;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.euchre.EuchreProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What holds of every game's table, wherever a person is asked in games that go anyhow. */
class GameTablesTest {

  private static final Pattern ONES = Pattern.compile("\\b1 (cards|coins|hands|points|tricks)\\b");
  private static final Registry REGISTRY = Registry.load();
  private static final EuchreProvider EUCHRE = new EuchreProvider();
  private static final BlackjackProvider BLACKJACK = new BlackjackProvider();
  private static final BeansProvider BEANS = new BeansProvider();

  @Tag("ci")
  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void euchre(@ForAll long seed, @ForAll @IntRange(max = 3) int seat) {
    check(PlainTable.unlessProvided(EUCHRE), EUCHRE.rules().withPointsToWin(3), seed, seat);
  }

  @Tag("ci")
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void euchre_as_people_play_it(
      @ForAll("houses") String house, @ForAll long seed, @ForAll @IntRange(max = 3) int seat) {
    check(PlainTable.unlessProvided(EUCHRE), EUCHRE.rules(house).withPointsToWin(3), seed, seat);
  }

  @Provide
  Arbitrary<String> houses() {
    return Arbitraries.of(
        "american", "online", "dealer stuck no", "online, dealer stuck no, canadian yes");
  }

  @Tag("ci")
  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void blackjack(@ForAll long seed) {
    BlackjackRules rules = BLACKJACK.rules();
    check(PlainTable.unlessProvided(BLACKJACK), rules.withBankroll(100).withHands(20), seed, 0);
  }

  @Tag("ci")
  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void blackjack_as_casinos_deal_it(@ForAll long seed, @ForAll BlackjackHousePreset preset) {
    BlackjackRules rules = BLACKJACK.rules().withHouse(BlackjackHouseRules.of(preset));
    check(PlainTable.unlessProvided(BLACKJACK), rules.withBankroll(1000).withHands(20), seed, 0);
  }

  @Tag("ci")
  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void beans(@ForAll long seed, @ForAll @IntRange(max = 1) int seat) {
    check(PlainTable.unlessProvided(BEANS), BEANS.rules(), seed, seat);
  }

  @Tag("ci")
  @Property(tries = 10, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void any_game_at_the_plain_table(@ForAll long seed) {
    check(PlainTable.provider(EUCHRE), EUCHRE.rules().withPointsToWin(3), seed, 2);
    check(PlainTable.provider(BLACKJACK), BLACKJACK.rules().withHands(20), seed, 0);
    check(PlainTable.provider(BEANS), BEANS.rules(), seed, 1);
  }

  @Test
  void the_players_that_a_table_names_are_present() {
    for (GameProvider<?, ?, ?> game : List.of(EUCHRE, BLACKJACK, BEANS)) {
      List<String> present = REGISTRY.players(game).stream().map(PlayerProvider::name).toList();
      assertThat(present).containsAll(PlainTable.unlessProvided(game).players());
    }
    assertThat(PlainTable.unlessProvided(BLACKJACK).players()).startsWith("Exact");
  }

  private static <V extends View, D extends Decision, E extends Event> void check(
      TableProvider<V, D, E> table, Rules<V, D, E> rules, long seed, int seat) {
    new Walk<>(table, rules, Seed.of(seed), Seat.of(seat)).toTheEnd();
  }

  /** A game in which all decide at random, seen from one seat. */
  private static final class Walk<V extends View, D extends Decision, E extends Event> {

    private final Seat seat;
    private final RandomGenerator random;
    private final boolean plain;
    private final GameTable<V, D, E> table;
    private final Game<V, D> game;
    private final List<E> pending = new ArrayList<>();

    Walk(TableProvider<V, D, E> provider, Rules<V, D, E> rules, Seed seed, Seat seat) {
      this.seat = seat;
      this.random = seed.derive("walk").generator();
      List<String> names = new ArrayList<>(provider.names(rules.seats()));
      names.set(names.size() - 1, "A name much longer than any place for one");
      this.plain = provider.options().isEmpty() && provider.players().isEmpty();
      this.table = provider.table().apply(new Speech(seat, names));
      this.game =
          rules.start(
              seed,
              event -> {
                if (event.visibleTo(seat)) {
                  pending.add(event);
                }
              });
    }

    void toTheEnd() {
      while (!game.isOver()) {
        look();
        D decision = game.legal().get(random.nextInt(game.legal().size()));
        if (game.toAct() == seat) {
          demandGoodQuestion(game.view(seat));
        }
        game.apply(decision);
      }
      look();
      demandGoodScene(game.view(seat), false);
      String result = table.result(game.view(seat), game.outcome());
      demandPrintable(StyledText.of(result));
      assertThat(result).isNotBlank();
      assertThat(StyledText.of(result).wrapped(78)).hasSizeLessThan(3);
    }

    private void look() {
      for (E event : pending) {
        table.observe(event);
        demandPrintable(table.describe(event));
        assertThat(table.pause(event)).isBetween(0, 9);
      }
      pending.clear();
    }

    private void demandGoodQuestion(V view) {
      Question<D> question = table.ask(view, game.legal());
      demandGoodScene(view, false);
      Scene scene = demandGoodScene(view, true);
      demandSameWhateverIsHidden(view, scene);
      Set<D> answers = new HashSet<>();
      Set<String> keys = new HashSet<>();
      Set<String> words = new HashSet<>();
      Set<String> labels = new HashSet<>();
      for (Answer<D> answer : question.answers()) {
        assertThat(answers.add(answer.decision())).as("%s once", answer.decision()).isTrue();
        assertThat(keys.add(small(answer.key()))).as("key %s", answer.key()).isTrue();
        assertThat(labels.add(answer.label().toString())).as("%s", answer.label()).isTrue();
        Stream<String> typed = Stream.concat(Stream.of(answer.key()), answer.words().stream());
        for (String word : typed.map(Walk::small).collect(Collectors.toSet())) {
          assertThat(words.add(word)).as("%s means one thing", word).isTrue();
          assertThat(question.read(word)).contains(answer.decision());
        }
        assertThat(question.label(answer.decision())).isEqualTo(answer.label());
        assertThat(question.read(small(answer.label().toString()))).contains(answer.decision());
      }
      if (question.others().apply("").isEmpty() && question.others().apply("10").isEmpty()) {
        assertThat(answers).isEqualTo(Set.copyOf(game.legal()));
      } else {
        assertThat(answers).allMatch(game::isLegal);
      }
      assertThat(question.read("nonsense")).isEmpty();
      assertThat(question.why("nonsense")).contains("\"nonsense\"");
      demandRules(question.rules());
      demandKeys(question, scene);
      demandFits(scene, columns -> Asked.of(question, columns));
    }

    private static String small(String word) {
      return word.toLowerCase(Locale.ROOT);
    }

    private void demandRules(List<StyledText> rules) {
      assertThat(rules).isNotEmpty().allSatisfy(this::demandPrintable);
    }

    private void demandSameWhateverIsHidden(V view, Scene scene) {
      V same = game.redeal(seat, random).view(seat);
      assertThat(same).isEqualTo(view);
      assertThat(table.scene(same, true)).isEqualTo(scene);
    }

    /** Each answer without a button has one piece or group of the scene. */
    private static void demandKeys(Question<?> question, Scene scene) {
      List<String> chosen =
          question.answers().stream()
              .filter(answer -> answer.button().isEmpty())
              .map(Answer::key)
              .toList();
      List<String> shown = new ArrayList<>();
      for (Group group : groups(scene)) {
        shown.add(group.key());
        group.pieces().forEach(piece -> shown.add(piece.key()));
      }
      shown.removeIf(String::isEmpty);
      assertThat(shown).containsExactlyInAnyOrderElementsOf(chosen);
    }

    private static List<Group> groups(Scene scene) {
      List<Group> groups = new ArrayList<>(scene.middle());
      for (Place place : scene.places()) {
        groups.addAll(place.played());
        groups.addAll(place.hand());
      }
      return groups;
    }

    private Scene demandGoodScene(V view, boolean asked) {
      Scene scene = table.scene(view, asked);
      demandFits(scene, columns -> Asked.NOTHING);
      return scene;
    }

    /** In the smallest window, all lines fit, and no card is missing. */
    private void demandFits(Scene scene, IntFunction<Asked> asked) {
      Screen screen =
          new Screen(
              Theme.LETTERS,
              scene,
              asked,
              0,
              new Messages().shown(),
              Screen.ENTER,
              List.of("quit"));
      for (int[] size : new int[][] {{60, 18}, {80, 24}, {140, 45}}) {
        List<StyledText> lines = screen.lines(size[0], size[1]);
        assertThat(lines).hasSize(size[1] - 2);
        for (StyledText line : lines) {
          assertThat(line.columns()).isLessThanOrEqualTo(size[0]);
          assertThat(line.plain()).matches("[ -~]*");
        }
        assertThat(asked.apply(size[0]).prompt().length()).isLessThan(size[0] - 4);
        if (!plain) {
          assertThat(screen.pages(size[0], size[1])).isEqualTo(1);
          demandCards(scene, lines);
        }
      }
      for (int size = 1; size < 20; size++) {
        assertThat(screen.lines(size, size)).isNotEmpty();
      }
    }

    private static void demandCards(Scene scene, List<StyledText> lines) {
      String text = lines.stream().map(StyledText::plain).collect(Collectors.joining(" "));
      Map<Set<String>, Long> faces =
          groups(scene).stream()
              .flatMap(group -> group.pieces().stream())
              .collect(
                  Collectors.groupingBy(
                      piece -> ImmutableSet.of(letters(piece.text()), letters(piece.mark())),
                      Collectors.counting()));
      faces.forEach(
          (face, count) ->
              assertThat(face.stream().mapToInt(each -> occurrences(each, text)).sum())
                  .as("%s in %s", face, text)
                  .isGreaterThanOrEqualTo(count.intValue()));
    }

    private static String letters(StyledText text) {
      return Theme.LETTERS.write(text).plain();
    }

    private static int occurrences(String part, String text) {
      return text.split(Pattern.quote(part), -1).length - 1;
    }

    /** A table of its own says "1 card". */
    private void demandPrintable(StyledText text) {
      assertThat(Theme.LETTERS.write(text).plain()).matches("\n?[ -~]*");
      assertThat(!plain && ONES.matcher(text.plain()).find()).as("%s", text).isFalse();
    }
  }
}
