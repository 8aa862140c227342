package dev.baize.euchre;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.card.CardSet;
import dev.baize.core.card.Suit;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.ViewFields;
import dev.baize.core.game.ViewFormat;
import dev.baize.core.random.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions of euchre that people describe. */
class HandDescriptionTest {

  private static final EuchreRules RULES = EuchreRules.parse("american");
  private static final List<String> SEATS = List.of("I", "left", "partner", "right");
  private static final String BEGINNING = "dealer left, up JD, I hold 9D AD KD AS 9C";

  private static EuchreView view(String description) {
    return RULES.view(description);
  }

  @Test
  void a_question_as_people_ask_it_is_a_position() {
    EuchreView view =
        view(
            "Dealer on my left turned the J♦, two passes, I hold 9♦ A♦ K♦ A♠ 9♣, score 6 to 8:"
                + " order up, alone, or pass?");
    assertThat(view.seat()).isEqualTo(Seat.of(0));
    assertThat(view.dealer()).isEqualTo(Seat.of(1));
    assertThat(view.upcard()).isEqualTo(Card.parse("Jack of Diamonds"));
    assertThat(view.passes()).isEqualTo(2);
    assertThat(view.points(Side.EVEN)).isEqualTo(6);
    assertThat(view.points(Side.ODD)).isEqualTo(8);
    assertThat(view.legal())
        .extracting(EuchreDecision::text)
        .containsExactly("pass", "order up Diamonds", "order up Diamonds alone");
    assertThat(view.hand())
        .isEqualTo(
            CardSet.of(
                List.of("9D", "AD", "KD", "AS", "9C").stream()
                    .map(CardCode::parse)
                    .toArray(Card[]::new)));
  }

  @Test
  void passes_before_the_first_question_go_without_saying() {
    assertThat(view(BEGINNING)).isEqualTo(view(BEGINNING + ", two passes"));
    assertThat(view(BEGINNING + " score 0 0")).isEqualTo(view(BEGINNING));
  }

  @ParameterizedTest
  @ValueSource(strings = {"all pass", "everybody passed", "Everyone passes"})
  void all_have_passed_in_a_round(String told) {
    String eldest = "dealer right, up JD, I hold 9D AD KD AS 9C, ";
    assertThat(view(eldest + told)).isEqualTo(view(eldest + "four passes"));
    assertThat(view(eldest + told).passes()).isEqualTo(4);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> view(BEGINNING + ", " + told))
        .withMessage("it is your partner's turn, not yours");
  }

  @Test
  void a_named_seat_has_let_the_others_pass() {
    EuchreView view = view("dealer me, up JD, partner orders up diamonds, hold 9D AD KD AS 9C");
    assertThat(view.maker()).contains(Seat.of(2));
    assertThat(view.phase()).isEqualTo(Phase.DISCARD);
    assertThat(view.hand().size()).isEqualTo(6);
    EuchreView later =
        view(
            "dealer me, up JD, right made hearts trump alone, partner led 9S, right KS, hold 9D AD"
                + " KD AS 9C");
    assertThat(later.passes()).isEqualTo(6);
    assertThat(later.isMakerAlone()).isTrue();
    assertThat(later.phase()).isEqualTo(Phase.FOLLOW);
  }

  @Test
  void a_seat_may_be_the_value_of_its_decision() {
    for (String verb : List.of("orders", "makes", "made", "picks")) {
      assertThat(view("dealer=me up=9S " + verb + "=partner hand=JS AS KH 9H 10D 9S"))
          .isEqualTo(view("dealer me, up 9S, partner orders up, hold JS AS KH 9H 10D 9S"));
    }
    assertThat(view("dealer=right up=9S makes=left:hearts alone=yes hand=JS AS KH 9H 10D"))
        .isEqualTo(view("dealer right, up 9S, left makes hearts alone, hold JS AS KH 9H 10D"));
    assertThat(
            view(
                "dealer=me up=9S pass=left pass=partner orders=right alone=no hand=JS AS KH 9H"
                    + " 10D"))
        .isEqualTo(view("dealer me, up 9S, two passes, right orders, hold JS AS KH 9H 10D"));
  }

  @Test
  void cards_may_have_their_names() {
    assertThat(
            view(
                "dealer left, turned the Jack of Diamonds, I hold nine of diamonds, the Ace of"
                    + " Diamonds, K of diamonds, Ace of Spades and 9 of Clubs"))
        .isEqualTo(view(BEGINNING));
  }

  @Test
  void tricks_go_round_by_the_rules() {
    EuchreView view =
        view(
            "dealer right, up JD, partner orders up, hold 9D KD AS 9C"
                + ", trick: I led AD, left 10D, partner QD, right JD, right led AC");
    assertThat(view.tricks()).hasSize(2);
    assertThat(view.tricksTaken(Side.ODD)).isEqualTo(1);
    assertThat(view.legalCards()).isEqualTo(CardSet.of(CardCode.parse("9C")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dealer left, up JD, hold 9D AD KD AS JD | Jack of Diamonds was turned up
          dealer left, up JD, hold 9D AD KD AS 9D | Nine of Diamonds is in hand twice
          dealer left, up JD, hold 9D AD KD AS | has 4 cards
          dealer left, up JD, hold 9D AD KD AS 9C 10C | has 6 cards
          dealer left, up JD, hold 2D AD KD AS 9C | "2D" is not one of the 24 cards
          dealer left, up JD, hold 9D AD KD AS 9Z | "9Z" after "AS"
          dealer left, up JD | "hold" is missing
          up JD hold 9D AD KD AS 9C | "dealer" is missing
          dealer left, hold 9D AD KD AS 9C | "up" is missing
          dealer left, up JD, hold 9D AD KD AS 9C, three passes | it is the turn of your left
          dealer left, up JD, hold 9D AD KD AS 9C, score 10 to 8 | game is over at 10 to 8
          dealer left, up JD, hold 9D AD KD AS 9C, score 6 | the end after "6"
          dealer left, up JD, hold 9D AD KD AS 9C, dealer right | the dealer is told twice
          dealer left, up JD, hold 9D AD KD AS 9C, up JH | the card turned up is told twice
          dealer left, up JD, hold 9D AD KD, hand AS 9C | the hand is told twice
          dealer=left up=JD score=1-8 hand=9D AD KD AS 9C score=1-9 | the score is told twice
          dealer=left up=JD score=-1-8 hand=9D AD KD AS 9C | "-1"
          dealer left, up JD, partner hold 9D AD KD AS 9C | expected what partner did
          dealer me, partner turned JD, hold 9D AD KD AS 9C | expected what partner did
          dealer left, up JD, orders partner, hold 9D AD KD AS 9C | expected what partner did
          dealer left, up JD, hold 9D AD KD AS 9C, whist | "whist" after "9C"
          dealer left, up JD, hold 9D AD KD AS 9C, partner orders up, trick right 9H | it is your partner's turn
          dealer left, up JD, hold 9D AD KD AS 9C, partner orders up, partner JH, right AD | Ace of Diamonds is in hand, and was played
          dealer left, up JD, hold 9D AD KD AS 9C, partner orders up, partner 9H, right 9S, I led AH | a trick begins with the Ace of Hearts
          dealer left, up JD, hold KD AS 9C, partner orders up, partner 10D, right AC, me 10C, left 10H, partner QC, right 9H | has 3 cards after 1 played
          dealer left, up JD, hold 9D AD KD AS, partner orders up, partner 10D, right QD, me 10C, left JD, left 9S, partner 10S, right QS | does not follow suit
          dealer left, up JD, hold AD KD AS QC, partner orders up, partner 10D, right 9H, me 9D, left JD, left 9S, partner 10S, right QD | the Nine of Hearts does not follow suit
          dealer left, up JD, hold 9D AD KD AS 9C, partner orders up, left discards 9H | seen by the dealer alone
          dealer left, up JD, hold 9D AD KD AS 9C, four passes, partner makes diamonds | is not possible in round two
          dealer me, up JD, hold AD KD AS QC 9H, partner orders up, discard 9S, left QS, partner KS, right AC | was picked up by the dealer, who has neither
          dealer left, up JD, hold JD AD KD AS QC, partner orders up, partner 9S, right 10S | picked up by the dealer, and another seat
          """)
  void an_impossible_position_is_refused_with_what_is_wrong(String description, String wrong) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> view(description))
        .withMessageContaining(wrong);
  }

  @Test
  void cards_that_nobody_can_have_been_dealt_are_refused() {
    String noDiamonds =
        "dealer right, up 9C, four passes, I make hearts, I led 10D left 9S partner 10S right QS";
    assertThat(view(noDiamonds + ", hold AS KS JS 9D").isToAct()).isTrue();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> view(noDiamonds + ", hold AS KS JS AC"))
        .withMessageContaining("no deal fits");
  }

  @Test
  void a_game_that_another_seat_deals_first_has_another_number_of_hands_before() {
    EuchreRules rules = EuchreRules.parse("american, dealer 3, lone lead left");
    assertThat(rules.view("dealer right, up JD, I hold 9D AD KD AS 9C").handNumber()).isZero();
    assertThat(rules.view(BEGINNING).handNumber()).isEqualTo(2);
    assertThat(rules.view(BEGINNING + ", right orders up alone").phase()).isEqualTo(Phase.LEAD);
  }

  @Property(tries = 300)
  void a_description_made_from_a_view_is_read_back_as_this_view(@ForAll long seed) {
    RandomGenerator random = Seed.of(seed).derive("choices").generator();
    EuchreRules rules = EuchreRules.parse(random.nextBoolean() ? "american" : "online");
    Game<EuchreView, EuchreDecision> game = rules.start(Seed.of(seed));
    List<EuchreDecision> hand = new ArrayList<>();
    List<Seat> seats = new ArrayList<>();
    long number = 0;
    int stop = random.nextInt(120);
    for (int i = 0; !game.isOver(); i++) {
      if (game.hand() > number) {
        number = game.hand();
        hand.clear();
        seats.clear();
      }
      if (i >= stop) {
        break;
      }
      List<EuchreDecision> legal = game.legal();
      hand.add(legal.get(random.nextInt(legal.size())));
      seats.add(game.toAct());
      game.apply(hand.get(hand.size() - 1));
    }
    if (!game.isOver()) {
      EuchreView view = game.view(game.toAct());
      EuchreView read = rules.view(described(view, hand, seats));
      assertThat(turned(rules, read)).isEqualTo(turned(rules, view));
      assertThat(read.legal()).isEqualTo(view.legal());
    }
  }

  /** The view as if its seat were seat 0 and the hand the dealer's first. */
  private static Map<String, Object> turned(EuchreRules rules, EuchreView view) {
    ViewFormat<EuchreView, EuchreDecision> format = rules.viewFormat().orElseThrow();
    ViewFields fields = format.write(view);
    Map<String, Object> turned = new LinkedHashMap<>(fields.asMap());
    turned.remove("turn");
    turned.remove("hand_number");
    int seat = view.seat().index();
    for (String name : List.of("seat", "to_act", "dealer", "maker")) {
      turned.computeIfPresent(name, (same, is) -> ((Long) is - seat + 4) % 4);
    }
    for (String name : List.of("alone", "sitting_out")) {
      turned.put(
          name,
          fields.numbers(name, 0, 3).stream().map(is -> (is - seat + 4) % 4).sorted().toList());
    }
    for (String name : List.of("points", "tricks_taken")) {
      List<Integer> pair = fields.numbers(name, 0, 99);
      turned.put(name, seat % 2 == 0 ? pair : List.of(pair.get(1), pair.get(0)));
    }
    turned.put(
        "tricks",
        view.tricks().stream()
            .map(trick -> (trick.leader().index() - seat + 4) % 4 + " " + trick.cards())
            .toList());
    return turned;
  }

  private static String described(EuchreView view, List<EuchreDecision> hand, List<Seat> seats) {
    StringBuilder text = new StringBuilder();
    text.append("dealer ").append(name(view.dealer(), view));
    text.append(" up ").append(CardCode.of(view.upcard()));
    text.append(", hold");
    view.hand().forEach(card -> text.append(' ').append(CardCode.of(card)));
    Side own = view.seat().index() % 2 == 0 ? Side.EVEN : Side.ODD;
    Side other = own == Side.EVEN ? Side.ODD : Side.EVEN;
    text.append(", score ").append(view.points(own)).append(" to ").append(view.points(other));
    for (int i = 0; i < hand.size(); i++) {
      boolean unseen =
          hand.get(i) instanceof EuchreDecision.Discard && !seats.get(i).equals(view.seat());
      if (!unseen) {
        text.append(", ").append(name(seats.get(i), view)).append(' ').append(word(hand.get(i)));
      }
    }
    return text.toString();
  }

  private static String name(Seat seat, EuchreView view) {
    return SEATS.get((seat.index() - view.seat().index() + 4) % 4);
  }

  private static String word(EuchreDecision decision) {
    if (decision instanceof EuchreDecision.Play play) {
      return "played " + CardCode.of(play.card());
    }
    if (decision instanceof EuchreDecision.Discard discard) {
      return "discarded " + CardCode.of(discard.card());
    }
    if (decision instanceof EuchreDecision.OrderUp order) {
      Suit suit = order.suit();
      return "ordered up " + suit + (order.alone() ? " alone" : "");
    }
    return decision.text();
  }
}
