package dev.baize.blackjack.screen;

import dev.baize.blackjack.BlackjackDecision;
import dev.baize.blackjack.BlackjackEvent;
import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.BlackjackView;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.table.Question;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A person at the table of blackjack: what is shown, told and asked, decision by decision. */
final class SeatedPerson {

  private static final Seat SEAT = Seat.of(0);

  private final Game<BlackjackView, BlackjackDecision> game;
  private final BlackjackTable table;
  private final List<BlackjackEvent> pending = new ArrayList<>();
  private final StringBuilder told = new StringBuilder();

  SeatedPerson(BlackjackRules rules, long seed, Theme theme) {
    this.table = new BlackjackTable(theme);
    this.game =
        rules.start(
            Seed.of(seed),
            event -> {
              if (event.visibleTo(SEAT)) {
                pending.add(event);
              }
            });
    look();
  }

  private void look() {
    for (BlackjackEvent event : pending) {
      table.observe(event);
      String sentence = table.describe(event).plain();
      told.append(sentence.isEmpty() || sentence.startsWith("\n") ? "" : " ").append(sentence);
    }
    pending.clear();
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

  /** The picture, with the person asked unless the session is over. */
  List<StyledText> drawn() {
    return table.draw(view(), !game.isOver());
  }

  /** The picture as text, without white space at the ends of lines. */
  String picture() {
    return drawn().stream()
        .map(line -> line.plain().stripTrailing())
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** A line of the picture. */
  String line(int row) {
    return drawn().get(row).plain().strip();
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
