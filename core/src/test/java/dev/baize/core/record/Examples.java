package dev.baize.core.record;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Seat;
import dev.baize.core.match.Listener;
import dev.baize.core.toy.HighCard;
import dev.baize.core.toy.HighCardEvent;
import dev.baize.core.toy.HighCardView;
import dev.baize.core.toy.Play;
import java.util.List;

/** One match of high card as text, and who listens to it. */
final class Examples {

  static final String HEADER =
      """
      baize record 1
      game: HighCard
      rules: 2 seats, 1 rounds
      seed: 1
      player: Watchful Ivan
      player: Watchful Judea

      """;

  static final String FIRST_TRICK =
      HEADER
          + """
            play Five of Clubs
            play Eight of Spades
            """;

  static final String WHOLE =
      FIRST_TRICK
          + """
            play Nine of Spades
            play Jack of Hearts
            play Ace of Clubs
            play Jack of Spades
            """;

  private Examples() {}

  static RecordedMatch<HighCardView, Play, HighCardEvent> of(String text) {
    return RecordedMatch.of(MatchRecord.parse(text), new HighCard());
  }

  /** Follows any game and notes what it hears. */
  static Listener<Decision, Event> noting(String who, List<String> notes) {
    return new Listener<>() {
      @Override
      public void decided(Seat seat, Decision decision) {
        notes.add(who + "decided: " + decision.text());
      }

      @Override
      public void happened(Event event) {
        notes.add(who + event.text());
      }
    };
  }
}
