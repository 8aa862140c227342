package dev.baize.review.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.Phase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class EgnPropertiesTest {

  private static final List<Participant> PLAYERS =
      Stream.of("Ann", "Bob", "Cat", "Dan").map(name -> new Participant("Human", name)).toList();

  /** All rules that EGN can say, for short games. */
  @Provide
  Arbitrary<EuchreRules> rules() {
    Arbitrary<String> house =
        Combinators.combine(
                Arbitraries.of("alone makers", "alone both"),
                Arbitraries.of("", ", dealer stuck no"),
                Arbitraries.of("", ", canadian yes"),
                Arbitraries.of("", ", lone lead left"),
                Arbitraries.of("", ", lone march 5, lone euchred 3"),
                Arbitraries.of("points 3, ", "points 4, ", "points 0, "),
                Arbitraries.of("", ", start 1:2"),
                Arbitraries.of("", ", dealer 1", ", dealer 2", ", dealer 3"))
            .as(
                (alone, stuck, canadian, lead, points, game, start, dealer) ->
                    game
                        + "shuffle uniform, "
                        + alone
                        + stuck
                        + canadian
                        + lead
                        + points
                        + (game.startsWith("points 0") ? ", deals 2" : "")
                        + start
                        + dealer);
    return house.map(EuchreRules::parse);
  }

  /** Makes random decisions, as many as are told or somewhat more, and returns them. */
  private static List<String> play(
      Game<EuchreView, EuchreDecision> game,
      long seed,
      int most,
      Predicate<Game<EuchreView, EuchreDecision>> mayEnd) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> decisions = new ArrayList<>();
    while (!game.isOver() && (decisions.size() < most || !mayEnd.test(game))) {
      List<EuchreDecision> legal = game.legal();
      EuchreDecision decision = legal.get(random.nextInt(legal.size()));
      decisions.add(decision.text());
      game.apply(decision);
    }
    return decisions;
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void a_record_is_written_as_egn_and_back(
      @ForAll("rules") EuchreRules rules,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 60) int most) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    // EGN cannot say that one defender has declined to play alone and the other is still to be
    // asked.
    List<String> decisions =
        play(game, seed, most, each -> each.view(each.toAct()).phase() != Phase.DEFENCE);
    List<String> deals = new ArrayList<>();
    int begun = begun(rules, seed, decisions);
    for (int hand = 0; hand < begun; hand++) {
      deals.add(OpenDeal.of(rules, Seed.of(seed), hand).text());
    }
    MatchRecord record =
        MatchRecord.of(new Header("euchre", rules.text(), Seed.of(0), deals, List.of(), PLAYERS))
            .plus(decisions);
    Egn egn = Egn.of(record);
    Egn again = Egn.parse(egn.text().getBytes(StandardCharsets.UTF_8), "game");
    assertThat(again.record().text()).isEqualTo(record.text());
    assertThat(Egn.of(again.record()).text()).isEqualTo(egn.text());
  }

  /** The number of hands in which something was decided. */
  private static int begun(EuchreRules rules, long seed, List<String> decisions) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    long last = 0;
    for (String decision : decisions) {
      last = game.hand();
      game.apply(EuchreDecision.parse(decision));
    }
    return (int) last + 1;
  }

  /** Takes away what is not seen at the table: all cards that were not played, and the discards. */
  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void cards_that_nobody_saw_are_filled_in_so_that_the_game_can_be_replayed(
      @ForAll("rules") EuchreRules rules,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 60) int most) {
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    List<String> decisions = play(game, seed, most, each -> true);
    MatchRecord record =
        MatchRecord.of(new Header("euchre", rules.text(), Seed.of(seed), PLAYERS)).plus(decisions);
    String seen =
        Egn.of(record)
            .text()
            .replaceAll("\"playerCards\" : \\[.*\\]", "\"playerCards\": []")
            .replaceAll("\"playerCards\": \\[.*\\]", "\"playerCards\": []")
            .replaceAll(",\\s*\"discard\": \"..\"", "");
    MatchRecord filled = Egn.parse(seen.getBytes(StandardCharsets.UTF_8), "game").record();
    Game<EuchreView, EuchreDecision> end = RecordedMatch.of(filled, new EuchreProvider()).replay();
    assertThat(end.scores()).isEqualTo(game.scores());
    assertThat(withoutDiscards(filled.decisions()))
        .isEqualTo(
            withoutDiscards(decisions).subList(0, withoutDiscards(filled.decisions()).size()));
    // What is filled in is told.
    Egn again = Egn.of(filled);
    assertThat(again.text()).doesNotContain("\"discard\": \"Xx\"");
    assertThat(Egn.parse(again.text().getBytes(StandardCharsets.UTF_8), "game").record())
        .isEqualTo(filled);
  }

  private static List<String> withoutDiscards(List<String> decisions) {
    return decisions.stream().filter(decision -> !decision.startsWith("discard")).toList();
  }
}
