package hearts;

import dev.baize.core.card.Card;
import dev.baize.core.card.CardCode;
import dev.baize.core.game.Outcome;
import dev.baize.core.game.Seat;
import dev.baize.core.table.Answer;
import dev.baize.core.table.Canvas;
import dev.baize.core.table.GameTable;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.Theme;
import java.util.Collection;
import java.util.List;

/** A game in progress as the person at one seat sees it. */
final class HeartsTable implements GameTable<HeartsView, Play, HeartsEvent> {
  private static final StyledText RULES =
      StyledText.of("Follow suit if you can. Each heart in a trick that you take costs a point.");

  private final Speech speech;
  private final Theme theme;

  HeartsTable(Speech speech, Theme theme) {
    this.speech = speech;
    this.theme = theme;
  }

  @Override
  public List<StyledText> draw(HeartsView view, boolean asked) {
    Canvas canvas = new Canvas(HEIGHT);
    canvas.left(0, 1, StyledText.strong("Hearts"));
    for (int i = 0; i < view.taken().size(); i++) {
      String hearts = Speech.count(view.taken().get(i), "heart");
      canvas.left(2 + i, 1, speech.name(Seat.of(i))).left(2 + i, 18, hearts);
    }
    canvas.left(9, 1, StyledText.join("On the table:  ", cards(view.trick())));
    canvas.left(11, 1, StyledText.join("Your hand:     ", cards(view.hand().toList())));
    return canvas.lines();
  }

  private StyledText cards(Collection<Card> cards) {
    return StyledText.list("  ", cards.stream().map(theme::card).toList());
  }

  @Override
  public StyledText describe(HeartsEvent event) {
    if (event instanceof HeartsEvent.Played played) {
      String who = speech.does(played.seat(), "play ", "plays ");
      return StyledText.join(who, theme.card(played.card()), ".");
    }
    if (event instanceof HeartsEvent.Taken taken) {
      String who = speech.does(taken.seat(), "take", "takes");
      return StyledText.of(who + " the trick with " + Speech.count(taken.hearts(), "heart") + ".");
    }
    return StyledText.EMPTY;
  }

  @Override
  public Question<Play> ask(HeartsView view, List<Play> legal) {
    List<Answer<Play>> answers = legal.stream().map(this::answer).toList();
    String codes =
        String.join(", ", answers.stream().map(answer -> answer.words().get(0)).toList());
    return Question.of("Play a card (" + codes + ")", answers, text -> "", List.of(RULES));
  }

  private Answer<Play> answer(Play play) {
    Card card = play.card();
    StyledText label = StyledText.join("play ", theme.card(card));
    return new Answer<>(List.of(CardCode.of(card), card.toString()), label, play);
  }

  @Override
  public String result(HeartsView view, Outcome outcome) {
    int own = view.taken().get(view.seat().index());
    String won = outcome.wonBy(view.seat()) ? "You win" : "You lose";
    return won + ", with " + Speech.count(own, "heart") + ".";
  }
}
