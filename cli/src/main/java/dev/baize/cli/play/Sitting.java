package dev.baize.cli.play;

import dev.baize.cli.play.Ending.Kind;
import dev.baize.cli.play.Interlude.Why;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.match.Match;
import dev.baize.core.player.Place;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.Registry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Terminal;

/**
 * A person plays a match at a terminal, from what a notebook says of it to the end. To take a
 * decision back, the match is played again up to there, which gives the same, because players draw
 * what they need for each turn anew.
 *
 * @param <V> what a seat may know
 * @param <D> what it decides
 * @param <E> what happens
 */
public final class Sitting<V extends View, D extends Decision, E extends Event> {

  private final PlayableGame<V, D, E> game;
  private final Registry registry;
  private final Notebook notebook;
  private final Seat seat;
  private final String adviser;

  /**
   * A sitting that has not begun.
   *
   * @param game that of the notebook
   * @param registry where the other players are found
   * @param notebook the record of a whole match with players that are present
   * @param seat where the person sits
   * @param adviser the name of the player that is asked for hints
   */
  public Sitting(
      PlayableGame<V, D, E> game, Registry registry, Notebook notebook, Seat seat, String adviser) {
    this.game = game;
    this.registry = registry;
    this.notebook = notebook;
    this.seat = seat;
    this.adviser = adviser;
  }

  /**
   * Plays, and gives the terminal back as it was.
   *
   * @param terminal where the person sits
   * @param look how the table is shown
   * @param pace how long the moves of others stay
   * @param atOnce ends the process: called when the person presses Ctrl-C while others are to move,
   *     and then again
   * @return how it ended
   * @throws IOException if the terminal fails
   * @throws dev.baize.core.match.MatchStoppedException if another player fails
   */
  public Ending play(Terminal terminal, Look look, Pace pace, Runnable atOnce) throws IOException {
    try (Stage stage = new Stage(terminal, look, pace, atOnce)) {
      return play(stage);
    } catch (Interlude interlude) {
      return left(interlude.why());
    }
  }

  private Ending play(Stage stage) {
    boolean undone = false;
    while (true) {
      Person<V, D, E> person = person(stage);
      Round<V, D, E> round = round(person);
      if (undone) {
        person.messages().say("Taken back.");
      }
      try {
        V end = round.play();
        String result = game.tabletop(seat, names(), stage.look()).result(end);
        return new Ending(Kind.OVER, result, person.wantsHistory(end));
      } catch (Interlude interlude) {
        if (interlude.why() != Why.UNDO) {
          throw interlude;
        }
        notebook.keep(person.last().index());
        undone = true;
      }
    }
  }

  private Header header() {
    return notebook.header();
  }

  private List<String> names() {
    return header().names();
  }

  private Person<V, D, E> person(Stage stage) {
    Seed own = Place.seedOf(header().seed(), seat).derive("hint");
    Place behind = new Place(header().names().get(seat.index()), seat, own, Optional.empty());
    V first = rules().start(header().seed()).view(seat);
    return new Person<>(
        stage,
        game.tabletop(seat, names(), stage.look()),
        new Adviser<>(adviser, registry.player(game.provider(), adviser).create(behind)),
        notebook,
        first);
  }

  private Rules<V, D, E> rules() {
    return game.provider().rules(header().rules());
  }

  private Round<V, D, E> round(Person<V, D, E> person) {
    MatchRecord record = notebook.record();
    List<Player<V, D, E>> players = new ArrayList<>();
    for (Participant participant : record.header().participants()) {
      players.add(players.size() == seat.index() ? person : opponent(participant, players.size()));
    }
    Match<V, D, E> match =
        Match.builder(rules(), players, record.header().seed()).listener(notebook).build();
    Round<V, D, E> round = new Round<>(match, person, seat, names());
    round.replay(record.decisions().stream().map(game.provider()::decision).toList());
    return round;
  }

  private Player<V, D, E> opponent(Participant participant, int index) {
    Seat at = Seat.of(index);
    Seed own = Place.seedOf(header().seed(), at);
    Place place = new Place(participant.name(), at, own, Optional.empty());
    return registry.player(game.provider(), participant.player()).create(place);
  }

  private Ending left(Why why) {
    Kind kind =
        switch (why) {
          case INTERRUPTED -> Kind.INTERRUPTED;
          case INPUT_ENDED -> Kind.INPUT_ENDED;
          default -> Kind.LEFT;
        };
    return new Ending(kind, "", false);
  }
}
