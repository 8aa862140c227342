package dev.baize.beans;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.beans.kernel.GameState;
import dev.baize.beans.kernel.SeatState;
import dev.baize.beans.kernel.Step;
import dev.baize.beans.naive.NaiveLayouts;
import dev.baize.core.ChiSquare;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.WorldSampler;
import dev.baize.core.random.Seed;
import dev.baize.testing.GameContract;
import dev.baize.testing.Samples;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The games drawn from a view are those that may be the real one, all equally likely. */
class BeansDeterminizationTest {

  private static final int EACH = 50;

  private static final Pattern POSITION =
      Pattern.compile(".*, trade area(.*), discard pile(.*), deck(.*)");

  @TestFactory
  Stream<DynamicTest> the_games_drawn_keep_the_promises_of_core() {
    return AnyRules.ALL.stream()
        .map(
            rules ->
                DynamicTest.dynamicTest(
                    rules.text(),
                    () ->
                        new GameContract<>(new BeansProvider(), rules)
                            .with(Samples.DEFAULT.withGames(3))
                            .check(GameContract.Check.DETERMINIZATION)));
  }

  @TestFactory
  Stream<DynamicTest> every_layout_that_fits_is_drawn_equally_often() {
    List<Late> all = new ArrayList<>();
    for (int toAct = 0; toAct < 2; toAct++) {
      Late late = new Late(toAct, Step.LEFT, "BBCS");
      all.add(late.with("S", 0));
      all.add(late.with("SSG", 0));
      all.add(late.with("SBS", 0).selling());
      all.add(late.at(Step.AGAIN, "BBCS"));
      all.add(late.at(Step.PLAY, "BBCS").selling());
      all.add(late.at(Step.AGAIN, "BBCS").selling());
      all.add(late.at(Step.DISCARD, "BBCS"));
      all.add(late.at(Step.DRAWN, "C").with("BGBB", 2));
      all.add(late.at(Step.DRAWN, "C").with("BGBB", 1));
      all.add(late.at(Step.DRAWN, "C").with("GBB", 1).selling());
      all.add(late.at(Step.OVER, ""));
    }
    return all.stream()
        .map(late -> DynamicTest.dynamicTest(late.toString(), () -> assertEqualFrequencies(late)));
  }

  private static void assertEqualFrequencies(Late late) {
    BeansView view = new BeansView(late.state(), 0, 150);
    Set<String> layouts = NaiveLayouts.of(view, late.step == Step.DRAWN);
    assertThat(layouts).hasSizeBetween(6, 5000);
    Map<String, Long> counts = new HashMap<>();
    layouts.forEach(layout -> counts.put(layout, 0L));
    WorldSampler<BeansView, BeansDecision> worlds =
        late.rules().determinization().orElseThrow().of(view);
    RandomGenerator random = Seed.of(5).generator();
    for (int i = 0; i < EACH * layouts.size(); i++) {
      counts.merge(layout(worlds.draw(random), view), 1L, Long::sum);
    }
    assertThat(counts.keySet()).as(view.toString()).isEqualTo(layouts);
    assertThat(ChiSquare.of(counts.values()))
        .as(view.toString())
        .isLessThan(ChiSquare.exceededOnceInAMillion(layouts.size()));
  }

  /** As {@link NaiveLayouts} prints it. */
  private static String layout(Game<BeansView, BeansDecision> game, BeansView view) {
    Matcher position = POSITION.matcher(game.position());
    assertThat(position.matches()).isTrue();
    boolean isSale = view.phase() == Phase.SALE && view.tradeArea().isEmpty();
    String hand = letters(game.view(view.other()).hand());
    String pile = position.group(2).replace(" ", "");
    String deck = position.group(3).replace(" ", "");
    long left =
        Stream.of(position.group(1).trim().split(" "))
            .filter(BeansDeterminizationTest::isLeft)
            .count();
    return String.join(
        "|",
        isSale && !view.isToAct() ? hand.substring(1) : hand,
        deck,
        pile.isEmpty() ? pile : pile.substring(0, pile.length() - 1),
        isSale ? "0 left, " + cardToPlay(game) : (isAsked(view) ? left : 0) + " left");
  }

  /**
   * Whether this is a card of the trade area, in a position's text, that no decision is due about.
   */
  private static boolean isLeft(String card) {
    return !card.isEmpty() && !card.endsWith("?");
  }

  private static boolean isAsked(BeansView view) {
    return view.phase() == Phase.DRAWN_CARD || view.phase() == Phase.SALE;
  }

  private static String letters(List<Bean> beans) {
    return beans.stream().map(bean -> "" + bean.letter()).collect(Collectors.joining());
  }

  /** Whether the card that there is no room for is the first or the second one played. */
  private static String cardToPlay(Game<BeansView, BeansDecision> game) {
    Seat seat = game.toAct();
    game.apply(game.legal().get(0));
    return game.view(seat).phase() == Phase.PLAY_AGAIN ? "first" : "second";
  }

  /**
   * A position without an opening draw in which seat 0 has seen most cards, which have been sold:
   * it holds three cards, seat 1 holds two, and there are three in the pile.
   *
   * @param deck the cards left in the deck; as many as there are at the step in a turn near the end
   * @param area the cards of the trade area
   * @param left how many of these have been left by the seat to act
   */
  private record Late(int toAct, int step, boolean isSelling, String deck, String area, int left) {

    private static final Map<Integer, String> HANDS = Map.of(0, "CBs", 1, "CB");
    private static final String PILE = "CBC";

    Late(int toAct, int step, String deck) {
      this(toAct, step, false, deck, "", 0);
    }

    Late at(int other, String cards) {
      return new Late(toAct, other, isSelling, cards, area, left);
    }

    Late with(String cards, int count) {
      return new Late(toAct, step, isSelling, deck, cards, count);
    }

    Late selling() {
      return new Late(toAct, step, true, deck, area, left);
    }

    BeansRules rules() {
      return new BeansRules(false, false);
    }

    GameState state() {
      GameState state = new GameState(false, false, deck.length());
      state.setToAct(toAct);
      state.step = step;
      state.selling = isSelling;
      for (Bean bean : Bean.values()) {
        state.addSold(bean.index(), bean.count());
      }
      int[] order = beans(state, deck);
      for (int i = 0; i < order.length; i++) {
        state.deck[state.next + i] = order[i];
      }
      HANDS.forEach(
          (seat, cards) -> IntStream.of(beans(state, cards)).forEach(state.seats[seat]::take));
      IntStream.of(beans(state, PILE)).forEach(state.pile::add);
      state.area.fill(beans(state, area));
      state.area.leave(left);
      for (SeatState seat : state.seats) {
        IntStream.of(beans(state, "Rg")).forEach(seat::chain);
      }
      if (step != Step.OVER) {
        state.updateLegal();
      }
      return state;
    }

    /** Cards by their letters, which then are no longer sold. */
    private static int[] beans(GameState state, String letters) {
      int[] beans = letters.chars().map(letter -> bean((char) letter).index()).toArray();
      IntStream.of(beans).forEach(bean -> state.addSold(bean, -1));
      return beans;
    }

    private static Bean bean(char letter) {
      return Stream.of(Bean.values())
          .filter(bean -> bean.letter() == letter)
          .findAny()
          .orElseThrow();
    }
  }
}
