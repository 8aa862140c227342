package dev.baize.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.game.Seat;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The page of a review, which ReviewerTest makes. */
class ReviewPageTest {

  private static final String BEANS_RULES = "opening draw yes, final sale no";
  private static final Pattern META = Pattern.compile("<meta ([^>]*)>");

  /** A game, its review and the page. */
  private record Page(MatchRecord record, GameReview review, String html) {

    static Page of(MatchRecord record, String judge) {
      Seat[] seats =
          IntStream.range(0, record.header().participants().size())
              .mapToObj(Seat::of)
              .toArray(Seat[]::new);
      GameReview review = ReviewerTest.review(record, judge, 1, seats);
      return new Page(record, review, ReviewPage.html(review, record, ReviewerTest.REGISTRY));
    }

    Document document() throws Exception {
      return parsed(html);
    }

    List<JudgedDecision> mistakes() {
      return review.seats().stream().flatMap(seat -> seat.mistakes().stream()).toList();
    }
  }

  private static final Page EUCHRE =
      Page.of(
          ReviewerTest.play(
              "euchre", "points 3, shuffle uniform", 5, "Random", "Random", "Random", "Random"),
          "Master:samples=50");

  private static final Page BLACKJACK =
      Page.of(
          ReviewerTest.play(
              "blackjack", "bankroll 500, hands 12, minimum 10, shuffle uniform", 5, "Simple"),
          "Exact:depth=2");

  private static final Page BEANS =
      Page.of(
          ReviewerTest.play("beans", BEANS_RULES, 5, "Random", "Greedy"), "Planner:rollouts=40");

  /** A game without a table of its own. */
  private static final Page HIGH_CARD =
      Page.of(
          ReviewerTest.play("highcard", "2 seats, 3 rounds", 5, "Random", "Random"),
          "Thinker:iterations=40");

  private static final List<Page> PAGES = List.of(EUCHRE, BLACKJACK, BEANS, HIGH_CARD);

  /** A page is XML, too, but for its empty elements. */
  static Document parsed(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(META.matcher(html).replaceAll("<meta $1/>"))));
  }

  private static List<Element> all(Element root, String name) {
    NodeList all = root.getElementsByTagName(name);
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
  }

  @Test
  void all_that_a_review_tells_is_on_its_page() throws Exception {
    for (Page page : PAGES) {
      String text = page.document().getDocumentElement().getTextContent();
      assertThat(text).contains(page.review().heading());
      for (SeatReview seat : page.review().seats()) {
        assertThat(text).contains(seat.name(), GameReview.mistakes(seat));
        assertThat(text).contains(GameReview.balance(seat, seat.result().orElseThrow()));
        assertThat(text).contains(seat.costsByKind().keySet());
        for (JudgedDecision mistake : seat.mistakes()) {
          assertThat(text).contains(GameReview.sentence(mistake), mistake.reason().plain());
        }
        for (JudgedDecision decision : seat.decisions()) {
          UnitNumbers numbers = new UnitNumbers(decision.unit());
          assertThat(text).contains(decision.made().label().plain());
          decision
              .options()
              .forEach(
                  option ->
                      assertThat(text)
                          .contains(option.choice().label().plain())
                          .contains(numbers.of(option.value(), option.standardError())));
        }
      }
    }
  }

  @Test
  void every_mistake_has_its_scene_and_every_link_a_place() throws Exception {
    int links = 0;
    for (Page page : PAGES) {
      Document document = page.document();
      List<Element> scenes =
          all(document.getDocumentElement(), "div").stream()
              .filter(element -> element.getAttribute("class").equals("scene"))
              .toList();
      assertThat(scenes).hasSameSizeAs(page.mistakes());
      List<String> places =
          all(document.getDocumentElement(), "*").stream()
              .map(element -> element.getAttribute("id"))
              .filter(id -> !id.isEmpty())
              .toList();
      assertThat(places).doesNotHaveDuplicates();
      for (Element link : all(document.getDocumentElement(), "a")) {
        assertThat(places).contains(link.getAttribute("href").substring(1));
        links++;
      }
    }
    assertThat(links).isGreaterThan(10);
  }

  @Test
  void all_hands_are_there_on_request_and_only_where_there_are_others() {
    assertThat(EUCHRE.mistakes()).isNotEmpty();
    assertThat(EUCHRE.html().split("<summary>All hands</summary>", -1))
        .hasSize(EUCHRE.mistakes().size() + 1);
    for (String name : EUCHRE.record().header().names()) {
      assertThat(EUCHRE.html()).contains("<span class=\"caption\">" + name + "</span>");
    }
    assertThat(EUCHRE.html().split("<span class=\"caption\">You</span>", -1))
        .hasSize(EUCHRE.mistakes().size() + 1);
    assertThat(HIGH_CARD.html()).contains("All hands", "caption\">Random1: hand</span>");
    assertThat(BLACKJACK.html()).doesNotContain("All hands");
  }

  @Test
  void a_page_needs_nothing_but_itself() {
    for (Page page : PAGES) {
      assertThat(page.html())
          .startsWith("<!DOCTYPE html>\n<html lang=\"en\">\n")
          .contains("<title>Review of " + page.record().header().game())
          .doesNotContain("http", "//", "url(", "@import", "src=", "<script", "<link");
    }
  }

  @Test
  void a_page_is_small() {
    Page game =
        Page.of(
            ReviewerTest.play(
                "euchre", "points 10, shuffle uniform", 3, "Random", "Random", "Random", "Random"),
            "Master:samples=20");
    assertThat(game.mistakes()).hasSizeGreaterThan(20);
    assertThat(game.html().getBytes(StandardCharsets.UTF_8)).hasSizeBetween(50_000, 500_000);
  }

  @Test
  void any_number_of_threads_gives_the_same_page() {
    GameReview review =
        ReviewerTest.review(BEANS.record(), "Planner:rollouts=40", 3, Seat.of(0), Seat.of(1));
    assertThat(ReviewPage.html(review, BEANS.record(), ReviewerTest.REGISTRY))
        .isEqualTo(BEANS.html());
  }

  @Test
  void a_curve_ends_at_the_result() {
    assertThat(EUCHRE.html()).contains("The chance to win</span>", "100\u00a0%</span>");
    assertThat(BLACKJACK.html()).contains("The result</span>", "the same without own costs");
  }

  @Test
  void a_game_that_is_not_over_has_a_page() throws Exception {
    MatchRecord whole = ReviewerTest.play("beans", BEANS_RULES, 2, "Random", "Greedy");
    MatchRecord left = MatchRecord.of(whole.header()).plus(whole.decisions().subList(0, 20));
    Page page = Page.of(left, "Planner:rollouts=40");
    assertThat(page.html()).doesNotContain("class=\"balance\"");
    assertThat(page.document().getDocumentElement().getTextContent()).contains("decision");
    assertThat(Page.of(MatchRecord.of(whole.header()), "Planner").html()).contains("0 decisions");
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.strings().withChars("<>&\"'/;=ab♠€").ofMinLength(1).ofMaxLength(12);
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
  void whatever_a_name_says_it_is_only_a_name(@ForAll @From("names") String name) throws Exception {
    MatchRecord played = ReviewerTest.play("beans", BEANS_RULES, 2, "Random", "Greedy");
    Header header = played.header();
    Header renamed =
        new Header(
            header.game(),
            header.rules(),
            header.seed(),
            List.of(new Participant("Random", name), new Participant("Greedy", name + "2")));
    Page page =
        Page.of(
            MatchRecord.of(renamed).plus(played.decisions().subList(0, 12)), "Planner:rollouts=2");
    Document document = page.document();
    assertThat(all(document.getDocumentElement(), "h2"))
        .extracting(Element::getTextContent)
        .containsExactly(name, name + "2");
    assertThat(all(document.getDocumentElement(), "main")).hasSize(1);
  }
}
