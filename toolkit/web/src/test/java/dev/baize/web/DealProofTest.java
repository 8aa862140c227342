package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DealProofTest {

  private static final List<Participant> FOUR =
      List.of(
          new Participant(Participant.HUMAN, "Ann"),
          new Participant("Random", "East"),
          new Participant(Participant.HUMAN, "Ben Ali"),
          new Participant(Participant.HUMAN, "Charlotte"));

  private static final GameProvider<?, ?, ?> EUCHRE = Seated.REGISTRY.game("euchre");
  private static final String RULES = "points 2, shuffle uniform";

  /** What Python's hashlib and sha256sum make of the lines that the documentation names. */
  private static final List<String> NOTES =
      List.of(
          "deal: table 00000000000000a113cdcfbb09b1807e",
          "deal: server 509c6b32771a0de543438fc5410496851de341cad4cf5cb13b50037695b8736c "
              + "00".repeat(32)
              + " the server",
          "deal: 0 ea127ea75381f492014f844ad1cda1f310dfffda6bbce1ba07bd6d17c1e213fb "
              + "11".repeat(32)
              + " Ann",
          "deal: 2 59e29259494c309d3bb1111542f4d6c898448a349d62c5d8ea3cf56a5c206414 "
              + "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
              + " Ben Ali");

  private static final Seed SEED = Seed.of(4883653910418534724L);

  private static Header header(Seed seed, List<String> notes) {
    return new Header("euchre", RULES, seed, List.of(), notes, FOUR);
  }

  @Test
  void a_record_names_those_whose_bytes_made_the_cards_and_who_added_none() {
    Header header = header(SEED, NOTES);
    assertThat(DealProof.of(header).notes()).isEqualTo(NOTES);
    assertThat(DealProof.verify(header, EUCHRE))
        .isEqualTo(
            "Nobody chose the cards: they follow from random bytes of the server, Ann and Ben Ali."
                + " Charlotte added none.");
  }

  private static void assertNotProven(Header header, String why) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DealProof.verify(header, EUCHRE))
        .withMessageContaining(why);
  }

  @Test
  void what_does_not_prove_the_deal_is_named() {
    assertNotProven(header(SEED, List.of()), "no proof of the deal");
    assertNotProven(header(SEED, List.of("another note")), "no proof of the deal");
    assertNotProven(header(Seed.of(1), NOTES), "do not follow");
    assertNotProven(header(SEED, NOTES.subList(0, 2)), "of a person");
    assertNotProven(header(SEED, NOTES.subList(1, 4)), "expected the table");
    assertNotProven(changed(3, "1e1f", "1e1e"), "bytes of Ben Ali");
    assertNotProven(changed(3, "Ben Ali", "Eve"), "Eve is no other person");
    assertNotProven(changed(3, "Ben Ali", "Ann"), "Ann is no other person");
    assertNotProven(changed(3, "deal: 2 ", "deal: 0 "), "from 1");
    assertNotProven(changed(2, "deal: 0 ", "deal: server "), "server");
    assertNotProven(changed(1, "the server", "Ben Ali"), "of the server");
    Header otherwise =
        new Header("euchre", "points 3, shuffle uniform", SEED, List.of(), NOTES, FOUR);
    assertNotProven(otherwise, "rules are not those");
    Header dealt = new Header("euchre", RULES, SEED, List.of("the cards of a hand"), NOTES, FOUR);
    assertNotProven(dealt, "do not follow");
  }

  @Test
  void where_no_card_depends_on_the_seed_nobody_deals() {
    for (String shuffle : List.of("none", "in-shuffle")) {
      Header fixed =
          new Header("euchre", "points 2, shuffle " + shuffle, SEED, List.of(), NOTES, FOUR);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> DealProof.verify(fixed, EUCHRE))
          .withMessage(DealProof.FIXED);
    }
    for (String game : Seated.GAMES.keySet()) {
      Header header = Seated.header(game, 1, 1);
      assertThat(DealProof.isByChance(header, Seated.REGISTRY.game(game))).isTrue();
    }
  }

  private static Header changed(int note, String before, String after) {
    List<String> notes = new ArrayList<>(NOTES);
    notes.set(note, notes.get(note).replace(before, after));
    return header(SEED, notes);
  }

  @Property(tries = 100)
  void a_deal_of_any_bytes_is_proven_and_no_character_of_its_proof_may_change(@ForAll long seed) {
    RandomGenerator random = Seed.of(seed).generator();
    Map<String, SeatFeed> people = new LinkedHashMap<>();
    FOUR.forEach(each -> people.put(each.name(), new SeatFeed()));
    SeatFeed ann = new SeatFeed();
    people.put("Ann", ann);
    List<Header> made = new ArrayList<>();
    Header next = header(Seed.of(0), List.of());
    Supplier<Seed> drawn = () -> Seed.of(random.nextLong());
    Deal deal = new Deal(next, people, drawn, task -> {}, made::add);
    deal.begin();
    String table = DealTest.table(ann.whole().table());
    Map<String, String> bytes = new LinkedHashMap<>();
    for (Seat seat : next.people()) {
      String name = next.names().get(seat.index());
      String secret = bytes(random);
      bytes.put(name, secret);
      String number = Integer.toString(seat.index());
      String commitment = DealProof.commitment(table, number, secret);
      deal.add(name, Map.of("table", table, "commitment", commitment));
    }
    bytes.forEach((name, secret) -> deal.add(name, Map.of("table", table, "bytes", secret)));
    Header dealt = made.get(0);
    assertThat(DealProof.verify(dealt, EUCHRE)).endsWith("the server, Ann, Ben Ali and Charlotte.");
    assertThat(bytes.values())
        .allMatch(secret -> dealt.notes().stream().anyMatch(note -> note.contains(secret)));
    List<String> notes = new ArrayList<>(dealt.notes());
    int note = random.nextInt(notes.size());
    StringBuilder text = new StringBuilder(notes.get(note));
    int at = random.nextInt(text.length());
    text.setCharAt(at, text.charAt(at) == 'x' ? 'y' : 'x');
    notes.set(note, text.toString());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> DealProof.verify(dealt.withNotes(notes), EUCHRE));
  }

  static String bytes(RandomGenerator random) {
    return String.format("%016x%016x%016x%016x", numbers(random));
  }

  private static Object[] numbers(RandomGenerator random) {
    return random.longs(4).boxed().toArray();
  }
}
