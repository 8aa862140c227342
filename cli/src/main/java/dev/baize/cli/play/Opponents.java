package dev.baize.cli.play;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.ExitStatus;
import dev.baize.cli.match.People;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.TableProvider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Who plays at a table with one person. */
record Opponents(Registry registry, GameProvider<?, ?, ?> game, TableProvider<?, ?, ?> table) {

  private static final String RANDOM = "Random";

  /** All at the table, the person first. */
  List<Participant> participants(int seats, List<String> named) {
    int others = seats - 1;
    if (!named.isEmpty() && named.size() != others && named.size() != 1) {
      String expected = others > 1 ? "1 or " + others : Integer.toString(others);
      throw new IllegalArgumentException(named.size() + " opponents; expected " + expected);
    }
    List<String> names = table.names(seats);
    List<Participant> participants = new ArrayList<>();
    participants.add(new Participant(People.HUMAN, names.get(0)));
    for (int i = 0; i < others; i++) {
      String player = named.isEmpty() ? strongest() : named.get(named.size() == 1 ? 0 : i);
      String registered = registry.player(game, player).name();
      if (People.isPerson(registered)) {
        throw new IllegalArgumentException("only one person can sit at this table");
      }
      participants.add(new Participant(registered, names.get(i + 1)));
    }
    return participants;
  }

  String hints(Optional<String> named) {
    String player = registry.player(game, named.orElseGet(this::strongest)).name();
    if (People.isPerson(player)) {
      throw new IllegalArgumentException("a person at the table gives no hints");
    }
    return player;
  }

  String strongest() {
    List<String> present =
        registry.players(game).stream()
            .map(PlayerProvider::name)
            .filter(name -> !People.isPerson(name))
            .sorted(Comparator.comparing(RANDOM::equalsIgnoreCase))
            .toList();
    return table.players().stream()
        .filter(present::contains)
        .findFirst()
        .or(() -> present.stream().findFirst())
        .orElseThrow(
            () ->
                new CommandException(
                    ExitStatus.SOFTWARE, "no player of " + game.name() + " is present"));
  }
}
