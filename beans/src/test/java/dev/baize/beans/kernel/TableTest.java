package dev.baize.beans.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class TableTest {

  private static Table begun(boolean openingDraw, boolean finalSale, SplittableRandom random) {
    int[] beans = Prices.newDeck();
    byte[] deck = new byte[beans.length];
    for (int left = deck.length; left > 0; left--) {
      int chosen = random.nextInt(left);
      deck[left - 1] = (byte) beans[chosen];
      beans[chosen] = beans[left - 1];
    }
    Table table = new Table(openingDraw, finalSale, deck);
    table.begin(null);
    return table;
  }

  private static int any(Table table, SplittableRandom random) {
    return Choices.nth(table.legal, random.nextInt(Long.bitCount(table.legal)));
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void there_are_104_cards_at_every_moment(
      @ForAll boolean openingDraw, @ForAll boolean finalSale, @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Table table = begun(openingDraw, finalSale, random);
    while (!table.isOver()) {
      demandAllCards(table);
      table.apply(any(table, random));
    }
    demandAllCards(table);
  }

  private static void demandAllCards(Table table) {
    int[] found = new int[Prices.BEANS];
    for (int i = table.next; i < table.deck.length; i++) {
      found[table.deck[i]]++;
    }
    for (int i = 0; i < table.pile.size(); i++) {
      found[table.pile.card(i)]++;
    }
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      found[bean] += table.area.present(bean);
    }
    for (Side side : table.sides) {
      for (int i = 0; i < side.held; i++) {
        found[side.card(i)]++;
      }
      assertThat(side.hand >>> (3 * side.held)).isZero();
    }
    for (int bean = 0; bean < Prices.BEANS; bean++) {
      found[bean] += Side.length(table.sold, bean);
      found[bean] += table.sides[0].length(bean) + table.sides[1].length(bean);
      assertThat(found[bean]).isEqualTo(Prices.count(bean));
    }
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void a_table_that_becomes_like_another_goes_on_like_it(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Table table = begun(true, false, random);
    Table other = begun(true, false, random);
    int turns = random.nextInt(8);
    while (other.turns < turns) {
      other.apply(any(other, random));
    }
    while (table.turns < 5 || random.nextInt(10) > 0) {
      table.apply(any(table, random));
    }
    other.set(table);
    Table third = new Table(table);
    while (!table.isOver()) {
      int choice = any(table, random);
      table.apply(choice);
      other.apply(choice);
      third.apply(choice);
      assertThat(other.legal).isEqualTo(table.legal);
      assertThat(third.legal).isEqualTo(table.legal);
    }
    for (int seat = 0; seat < Table.SEATS; seat++) {
      assertThat(other.sides[seat].coins).isEqualTo(table.sides[seat].coins);
      assertThat(third.sides[seat].coins).isEqualTo(table.sides[seat].coins);
    }
  }
}
