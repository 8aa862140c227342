package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.CardSet;
import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GivenDealsTest {

  private static final String DEAL =
      "dealer 0, up AS, 0: 9S 10S JS QS KS, 1: 9H 10H JH QH KH, 2: 9C 10C JC QC KC,"
          + " 3: 9D 10D JD QD KD";

  @Provide
  Arbitrary<EuchreRules> rules() {
    return AnyRules.any();
  }

  @Provide
  Arbitrary<RandomPlay> play() {
    return RandomPlay.any();
  }

  private static List<Participant> players() {
    return Collections.nCopies(4, new Participant("Simple", "Ann"));
  }

  private static Header header(EuchreRules rules, Seed seed, List<String> deals) {
    return new Header(EuchreProvider.NAME, rules.text(), seed, deals, List.of(), players());
  }

  @Property(tries = 60)
  void a_game_whose_first_deals_are_written_out_is_the_game_of_its_seed(
      @ForAll("rules") EuchreRules rules,
      @ForAll long number,
      @ForAll("play") RandomPlay play,
      @ForAll @IntRange(max = 4) int written) {
    Seed seed = Seed.of(number);
    Game<EuchreView, EuchreDecision> game = rules.start(seed);
    RandomPlay.Chooser chooser = play.chooser();
    List<String> decisions = new ArrayList<>();
    while (!game.isOver()) {
      EuchreDecision decision = chooser.choose(game.legal());
      decisions.add(decision.text());
      game.apply(decision);
    }
    List<String> deals = new ArrayList<>();
    for (int hand = 0; hand < Math.min(written, game.hand() + 1); hand++) {
      deals.add(OpenDeal.of(rules, seed, hand).text());
    }
    MatchRecord record = MatchRecord.of(header(rules, seed, deals)).plus(decisions);
    assertThat(MatchRecord.parse(record.text())).isEqualTo(record);
    assertThat(RecordedMatch.of(record, new EuchreProvider()).replay().position())
        .isEqualTo(game.position());
  }

  @Test
  void the_cards_are_those_of_the_deal_whatever_the_seed() {
    for (long seed = 0; seed < 3; seed++) {
      Game<EuchreView, EuchreDecision> game =
          EuchreRules.standard().start(Seed.of(seed), List.of(DEAL), null, null);
      assertThat(game.view(game.toAct()).hand()).isEqualTo(Cards.set("9H TH JH QH KH"));
    }
  }

  @Test
  void a_copy_goes_on_with_the_deals_and_a_game_dealt_again_does_not() {
    String second = DEAL.replace("dealer 0", "dealer 1");
    Game<EuchreView, EuchreDecision> game =
        EuchreRules.standard().start(Seed.of(1), List.of(DEAL, second), null, null);
    assertThat(secondHand(game.copy()).view(game.toAct()).hand())
        .isEqualTo(Cards.set("9H TH JH QH KH"));
    assertThat(
            secondHand(game.redeal(game.toAct(), new SplittableRandom(1)))
                .view(game.toAct())
                .hand())
        .isNotEqualTo(Cards.set("9H TH JH QH KH"));
  }

  private static Game<EuchreView, EuchreDecision> secondHand(
      Game<EuchreView, EuchreDecision> game) {
    while (game.hand() == 0) {
      game.apply(game.legal().get(0));
    }
    return game;
  }

  @Test
  void a_deal_of_another_seat_is_refused_by_its_line() {
    Header header = header(EuchreRules.standard(), Seed.of(1), List.of(DEAL, DEAL));
    assertThatExceptionOfType(MalformedFileException.class)
        .isThrownBy(() -> RecordedMatch.of(MatchRecord.of(header), new EuchreProvider()))
        .withMessageStartingWith("line 6: ")
        .withMessageContaining("dealer 0: expected 1");
  }

  @Test
  void a_card_that_nobody_saw_is_marked() {
    OpenDeal deal = OpenDeal.parse(DEAL.replace("9H", "9H?").replace("KD", "kd?"));
    assertThat(deal.filledIn()).isEqualTo(Cards.set("9H KD"));
    assertThat(deal.text()).isEqualTo(DEAL.replace("9H", "9H?").replace("KD", "KD?"));
    assertThat(deal.hands()).isEqualTo(OpenDeal.parse(DEAL).hands());
  }

  @Test
  void a_card_that_is_in_no_hand_cannot_be_filled_in() {
    OpenDeal deal = OpenDeal.parse(DEAL);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new OpenDeal(deal.dealer(), deal.hands(), deal.upcard(), CardSet.of(deal.upcard())))
        .withMessageContaining("Ace of Spades");
  }
}
