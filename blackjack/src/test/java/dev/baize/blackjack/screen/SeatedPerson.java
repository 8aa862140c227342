package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.table.Fact;
import dev.baize.core.table.Group;
import dev.baize.core.table.Piece;
import dev.baize.core.table.Place;
import dev.baize.core.table.Question;
import dev.baize.core.table.Scene;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A person at the table of blackjack: what is shown, told and asked, decision by decision. */
final class SeatedPerson {

  private static final Seat SEAT = Seat.of(0);
  static final Speech SPEECH = new Speech(SEAT, List.of("Player"));

  private final Game<BlackjackView, BlackjackDecision> game;
  private final BlackjackTable table = new BlackjackTable(SPEECH);
  private final List<BlackjackEvent> seen = new ArrayList<>();
  private int looked;
  private final StringBuilder told = new StringBuilder();
  private final StringBuilder history = new StringBuilder();

  SeatedPerson(BlackjackRules rules, long seed) {
    this.game =
        rules.start(
            Seed.of(seed),
            event -> {
              if (event.visibleTo(SEAT)) {
                seen.add(event);
              }
            });
    look();
  }

  private void look() {
    for (BlackjackEvent event : seen.subList(looked, seen.size())) {
      table.observe(event);
      String sentence = table.describe(event).plain();
      String added = sentence.isEmpty() || sentence.startsWith("\n") ? sentence : " " + sentence;
      history.append(added);
      told.append(table.isNews(event) ? added : "");
    }
    looked = seen.size();
  }

  /** Types answers, one after the other. */
  SeatedPerson type(String... answers) {
    for (String answer : answers) {
      game.apply(question().read(answer).orElseThrow(() -> new AssertionError(answer)));
      look();
    }
    return this;
  }

  /** What the table replies to a line that is for itself; empty if it is not. */
  String reply(String line) {
    return table.reply(view(), line).stream()
        .map(StyledText::plain)
        .collect(Collectors.joining(" "));
  }

  Game<BlackjackView, BlackjackDecision> game() {
    return game;
  }

  BlackjackTable table() {
    return table;
  }

  BlackjackView view() {
    return game.view(SEAT);
  }

  Question<BlackjackDecision> question() {
    return table.ask(view(), game.legal());
  }

  /** All events that the person was shown. */
  List<BlackjackEvent> seen() {
    return seen;
  }

  Scene scene() {
    return table.scene(view(), !game.isOver());
  }

  /** The scene as text, a line for each fact, place and hand. */
  String picture() {
    return picture(scene());
  }

  static String picture(Scene scene) {
    StringBuilder text = new StringBuilder();
    scene.facts().forEach(fact -> text.append(fact.text()).append('\n'));
    for (Place place : scene.places()) {
      text.append(place.name()).append(place.status().length() > 0 ? ", " : "");
      text.append(place.status()).append('\n');
      place.played().forEach(group -> text.append("  ").append(text(group)).append('\n'));
    }
    for (Fact fact : scene.aside()) {
      text.append(fact.text()).append('\n');
    }
    return text.toString();
  }

  private static String text(Group group) {
    return (group.isMarked() ? "> " : "")
        + (group.caption().isEmpty() ? "" : group.caption() + ": ")
        + group.pieces().stream().map(Piece::text).collect(Collectors.joining(" "))
        + " ("
        + group.note()
        + ")";
  }

  /** The place of the dealer as text: its status, and its cards with what they are worth. */
  String dealer() {
    String picture = picture();
    int from = picture.indexOf("\nDealer") + 1;
    return picture.substring(from, picture.indexOf("\nShoe"));
  }

  /** With what question the person should confirm an answer. */
  Optional<String> doubt(String answer) {
    return table.doubt(view(), question().read(answer).orElseThrow());
  }

  /** What a history tells. */
  String history() {
    return history.toString();
  }

  /** All that was told, a line for each paragraph. */
  String told() {
    return told.toString().strip();
  }

  /** The last paragraph that was told. */
  String lastTold() {
    return told.substring(told.lastIndexOf("\n") + 1);
  }
}
