package dev.baize.euchre.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.table.Group;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.euchre.ChosenDeal;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreView;
import dev.baize.euchre.Side;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The table where hands are played alone. The person is South, at seat 0, which deals first. */
class EuchreTableTest {

  private static final ChosenDeal DEAL = ChosenDeal.upcard("9H").seat(1, "JH JD AH KH QH");
  private static final List<String> NAMES = List.of("South", "West", "North", "East");
  private static final Seat PERSON = Seat.of(0);

  private final EuchreTable table = new EuchreTable(new Speech(PERSON, NAMES));
  private final StringBuilder told = new StringBuilder();

  private Game<EuchreView, EuchreDecision> play(String house, String... decisions) {
    Game<EuchreView, EuchreDecision> game =
        DEAL.rules().withHouse(EuchreHouseRules.parse(house)).start(Seed.of(0), this::observe);
    for (String decision : decisions) {
      game.apply(EuchreDecision.parse(decision));
    }
    return game;
  }

  private void observe(EuchreEvent event) {
    if (event.visibleTo(PERSON)) {
      table.observe(event);
      told.append(table.describe(event).plain()).append(' ');
    }
  }

  private static Question<EuchreDecision> ask(Game<EuchreView, EuchreDecision> game) {
    Speech speech = new Speech(game.toAct(), NAMES);
    EuchreTable own = new EuchreTable(speech);
    EuchreView view = game.view(game.toAct());
    return own.ask(view, view.legal());
  }

  private static String rules(Question<EuchreDecision> question) {
    return question.rules().stream().map(StyledText::plain).collect(Collectors.joining(" "));
  }

  private String drawing(Game<EuchreView, EuchreDecision> game) {
    Scene scene = table.scene(game.view(PERSON), false);
    String places =
        scene.places().stream()
            .map(place -> place.name() + " " + place.roles() + " " + place.status())
            .collect(Collectors.joining("\n"));
    return places
        + scene.middle().stream()
            .map(group -> group.pieces().get(0).text() + " " + group.note())
            .collect(Collectors.joining());
  }

  private static List<String> buttons(Question<?> question) {
    return question.answers().stream().map(answer -> answer.button() + " " + answer.key()).toList();
  }

  @Test
  void in_round_one_alone_is_an_answer() {
    Question<EuchreDecision> question = ask(play("american"));
    assertThat(buttons(question)).containsExactly("order up hearts o", "alone a", "pass p");
    for (String word : List.of("alone", "a", "hearts alone", "h alone", "ha")) {
      assertThat(question.read(word))
          .as(word)
          .contains(EuchreDecision.parse("order up Hearts alone"));
    }
    assertThat(question.read("yes")).contains(EuchreDecision.parse("order up Hearts"));
  }

  @Test
  void in_round_two_a_suit_may_be_named_alone() {
    Question<EuchreDecision> question = ask(play("american", "pass", "pass", "pass", "pass"));
    assertThat(question.prompt()).isEqualTo("Name another suit");
    assertThat(buttons(question))
        .containsExactly(
            "spades s",
            "clubs c",
            "diamonds d",
            "spades alone sa",
            "clubs alone ca",
            "diamonds alone da",
            "pass p");
    assertThat(question.read("7")).contains(EuchreDecision.pass());
    assertThat(question.read("clubs alone")).contains(EuchreDecision.parse("order up Clubs alone"));
    assertThat(question.read("c")).contains(EuchreDecision.parse("order up Clubs"));
    assertThat(question.read("alone")).isEmpty();
  }

  @Test
  void without_lone_hands_the_questions_are_as_ever() {
    assertThat(buttons(ask(play("classic")))).containsExactly("order up hearts o", "pass p");
    assertThat(ask(play("classic")).read("alone")).isEmpty();
    assertThat(rules(ask(play("classic")))).doesNotContain("alone");
  }

  @Test
  void by_canadian_rules_yes_means_alone_to_the_dealers_partner() {
    Question<EuchreDecision> question = ask(play("american, canadian yes", "pass"));
    assertThat(buttons(question)).containsExactly("order up hearts alone o", "pass p");
    assertThat(question.read("yes")).contains(EuchreDecision.parse("order up Hearts alone"));
    assertThat(rules(question)).contains("By Canadian rules you play alone; nobody takes the 9♥.");
  }

  @Test
  void a_defender_is_asked_and_told_what_is_at_stake() {
    Question<EuchreDecision> question =
        ask(play("online", "order up Hearts", "discard Nine of Hearts"));
    assertThat(buttons(question)).containsExactly("defend alone a", "with your partner p");
    assertThat(question.read("yes")).contains(EuchreDecision.defendAlone());
    assertThat(question.read("no")).contains(EuchreDecision.pass());
    assertThat(rules(question))
        .startsWith("West has made hearts ♥ trump.")
        .contains("scores 4 instead of 2");
  }

  @Test
  void four_points_are_told_of_where_they_can_be_won() {
    assertThat(rules(ask(play("american"))))
        .contains("4 if the maker plays alone")
        .contains("the other side scores 2.");
    assertThat(rules(ask(play("online")))).contains("scores 2, or 4 if one of them defends alone.");
  }

  @Test
  void what_a_lone_hand_counts_in_a_house_is_told_where_it_can_be_won() {
    String house = "online, lone march 5, lone euchred 3";
    assertThat(rules(ask(play(house))))
        .contains("or 5 if the maker plays alone")
        .contains("scores 2, or 3 from a maker alone, or 4 if one of them defends alone.");
    String[] alone = {"order up Hearts alone", "discard Nine of Hearts"};
    assertThat(rules(ask(play(house, alone)))).contains("scores 4 instead of 3.");
    assertThat(rules(ask(play("online, lone euchred 6", alone))))
        .contains("scores 6, as with your partner.");
  }

  @Test
  void a_game_of_deals_shows_them_and_the_points_that_it_began_with() {
    Game<EuchreView, EuchreDecision> game =
        play("american, lone march 5, deals 8, start 4:9, dealer 0", "order up Hearts alone");
    Scene scene = table.scene(game.view(PERSON), false);
    assertThat(scene.title()).isEqualTo("Euchre, 8 deals");
    assertThat(scene.facts().stream().map(fact -> fact.text().plain()))
        .contains("Hand 1 of 8", "You and North 4 : 9 West and East");
    while (game.view(PERSON).handNumber() == 0) {
      game.apply(game.legal().get(0));
    }
    assertThat(told.toString()).contains("a lone march: 5 points.");
    assertThat(table.scene(game.view(PERSON), false).facts().get(1).text().plain())
        .isEqualTo("You and North 4 : 14 West and East");
    EuchreTable unaware = new EuchreTable(new Speech(PERSON, NAMES));
    assertThat(unaware.scene(game.view(PERSON), false).facts().get(1).text().plain())
        .isEqualTo("You and North 4 : 14 West and East");
  }

  @Test
  void a_game_of_deals_may_end_in_a_draw() {
    Game<EuchreView, EuchreDecision> game =
        play("american, deals 1, start 4:0", "order up Hearts alone");
    while (!game.isOver()) {
      game.apply(game.legal().get(0));
    }
    assertThat(table.result(game.view(PERSON), game.outcome()))
        .isEqualTo("The game is a draw, 4 points to 4.");
  }

  @Test
  void a_dealer_that_is_not_stuck_is_told_so() {
    Question<EuchreDecision> question =
        ask(play("dealer stuck no", "pass", "pass", "pass", "pass", "pass", "pass", "pass"));
    assertThat(question.answers()).hasSize(4);
    assertThat(rules(question)).contains("the hand is thrown in and nobody scores");
  }

  @Test
  void who_plays_alone_and_who_sits_out_is_told_and_drawn() {
    Game<EuchreView, EuchreDecision> game =
        play("online", "order up Hearts alone", "discard Nine of Hearts", "pass", "defend alone");
    assertThat(told.toString())
        .contains("West orders up hearts ♥ alone. East sits out.")
        .contains("You defend alone. North sits out.");
    assertThat(drawing(game)).contains("West [alone]", "You [dealer, alone]").contains("sits out");
    while (!game.isOver() && game.view(PERSON).handNumber() == 0) {
      game.apply(game.legal().get(0));
    }
    assertThat(told.toString())
        .contains("West and East take all five tricks alone, a lone march: 4 points.");
    assertThat(drawing(game)).doesNotContain("alone", "sits out");
  }

  /** Plays on to the end of the first hand, looking at the table after every decision. */
  private void assertFirstHandShows(Game<EuchreView, EuchreDecision> game, String... texts) {
    while (!game.isOver() && game.view(PERSON).handNumber() == 0) {
      assertThat(drawing(game)).contains(texts);
      game.apply(game.legal().get(0));
    }
  }

  @Test
  void a_dealer_that_sits_out_leaves_the_upcard_on_the_table() {
    Game<EuchreView, EuchreDecision> game = play("american", "pass", "order up Hearts alone");
    assertThat(told.toString()).contains("You sit out.").doesNotContain("pick up");
    assertFirstHandShows(game, "sits out", "9♥ turned up", "North [alone]");
    assertThat(drawing(game)).doesNotContain("sits out");
  }

  @Test
  void trumps_are_held_together_and_the_left_bower_is_named() {
    Seat west = Seat.of(1);
    EuchreTable own = new EuchreTable(new Speech(west, NAMES));
    Game<EuchreView, EuchreDecision> game = play("american", "order up Hearts");
    game.apply(game.legal().get(0));
    Place place = own.scene(game.view(west), true).places().get(0);
    assertThat(place.hand()).extracting(Group::caption).containsExactly("Your trumps");
    assertThat(place.hand().get(0).pieces())
        .extracting(piece -> piece.key() + " " + piece.text() + " " + piece.note())
        .containsExactly("1 J♥ ", "2 J♦ left bower", "3 A♥ ", "4 K♥ ", "5 Q♥ ");
  }

  @Test
  void a_complete_trick_lies_on_the_table_until_the_next_card_is_led() {
    Game<EuchreView, EuchreDecision> game = play("american", "order up Hearts");
    while (game.view(PERSON).tricksTaken(Side.ODD) == 0) {
      game.apply(game.legal().get(0));
    }
    Scene scene = table.scene(game.view(PERSON), false);
    assertThat(scene.places()).allMatch(place -> place.played().size() == 1);
    assertThat(scene.aside()).isEmpty();
    game.apply(game.legal().get(0));
    assertThat(table.scene(game.view(PERSON), false).aside().get(0).text().plain())
        .startsWith("Last trick: West J♥, ");
  }

  @Test
  void a_card_that_is_turned_down_stays_where_a_seat_sits_out() {
    Game<EuchreView, EuchreDecision> game =
        play("american", "pass", "pass", "pass", "pass", "order up Clubs alone");
    assertFirstHandShows(game, "sits out", "9♥ turned down");
  }

  @Test
  void a_card_that_is_turned_down_is_put_aside_where_all_play() {
    Game<EuchreView, EuchreDecision> game =
        play("american", "pass", "pass", "pass", "pass", "order up Clubs");
    assertThat(drawing(game)).doesNotContain("9♥");
  }

  @Test
  void a_hand_that_nobody_makes_is_thrown_in() {
    play("dealer stuck no", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass");
    assertThat(told.toString()).contains("Nobody makes trump: the hand is thrown in.");
  }
}
