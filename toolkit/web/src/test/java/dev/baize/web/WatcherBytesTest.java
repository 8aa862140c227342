package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.BlindGame;
import dev.baize.core.card.Card;
import dev.baize.core.card.Deck;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.toy.Leduc;
import dev.baize.euchre.EuchreDecision;
import dev.baize.euchre.EuchreEvent;
import dev.baize.euchre.EuchreProvider;
import dev.baize.euchre.EuchreView;
import dev.baize.table.MatchJournal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What watchers are sent is a function of what everybody has seen: whichever seat's hidden cards
 * are dealt anew each time that they look at the game, they are sent the same bytes.
 */
class WatcherBytesTest {

  private static final int GAMES = 2;
  private static final int LONG = 100_000;

  /** Both seats may hold cards of one rank. */
  private static final String ALIKE = "Leduc";

  private static final Registry REGISTRY = withLeduc(Seated.REGISTRY);

  private static Registry withLeduc(Registry installed) {
    boolean known = installed.games().stream().anyMatch(game -> game.name().equals(ALIKE));
    return known ? installed : installed.with(List.of(new Leduc()), List.of());
  }

  static Stream<String> games() {
    return Stream.concat(Seated.GAMES.keySet().stream().sorted(), Stream.of(ALIKE));
  }

  /** A frame that watchers were sent, and how many decisions had been made. */
  private record Sent(Frame frame, int decisions) {}

  @ParameterizedTest
  @MethodSource("games")
  void cards_that_any_seat_does_not_know_are_not_in_what_watchers_are_sent(String game) {
    GameProvider<?, ?, ?> provider = REGISTRY.game(game);
    for (int seat = 0; seat < provider.rules().seats(); seat++) {
      for (long seed = 0; seed < GAMES; seed++) {
        MatchRecord start = MatchRecord.of(header(provider, seat, seed));
        List<Sent> sent = sent(provider, MatchJournal.inMemory(start), seed);
        assertThat(sent).hasSizeGreaterThan(1);
        assertThat(
                sent(
                    BlindGame.of(provider, Seat.of(seat), seed),
                    MatchJournal.inMemory(start),
                    seed))
            .isEqualTo(sent);
        for (Sent each : sent) {
          assertThat(each.frame().html())
              .doesNotContainPattern("\\b[Yy]ou(r|rs)?\\b|<button|<input|cannot be shown");
        }
      }
    }
  }

  @Test
  void cards_are_told_to_watchers_when_they_are_played() {
    EuchreProvider game = new EuchreProvider();
    for (long seed = 0; seed < GAMES; seed++) {
      MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header(game, 0, seed)));
      List<Sent> sent = sent(game, journal, seed);
      List<Set<Card>> open = open(journal.record());
      for (Sent each : sent) {
        Set<Card> known = open.get(each.decisions());
        for (Card card : Deck.french().cards()) {
          boolean shown = each.frame().html().contains(">" + StyledText.of(card) + "<");
          assertThat(known.contains(card) || !shown).as("%s in %s", card, each).isTrue();
        }
      }
      Frame last = sent.get(sent.size() - 1).frame();
      assertThat(last.html()).contains("class=\"piece card");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"auction", "beans", "euchre"})
  void watchers_are_told_nothing_that_a_seat_is_not_told(String game) {
    watchersAreToldNothingMore(REGISTRY.game(game));
  }

  private static <V extends View, D extends Decision, E extends Event>
      void watchersAreToldNothingMore(GameProvider<V, D, E> game) {
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header(game, 0, 1)));
    new Seated(table(game, journal, new SeatFeed()), journal).play(Seed.of(1).generator(), LONG);
    List<E> all = new ArrayList<>();
    Game<V, D> replayed = RecordedMatch.of(journal.record(), game).start(all::add);
    journal.record().decisions().forEach(text -> replayed.apply(game.decision(text)));
    List<E> open =
        all.stream()
            .filter(event -> isTold(event, journal.header().participants().size()))
            .toList();
    assertThat(open).hasSizeBetween(1, all.size() - 1);
    assertThat(told(game, journal, all)).isEqualTo(told(game, journal, open));
  }

  private static <V extends View, D extends Decision, E extends Event> List<String> told(
      GameProvider<V, D, E> game, MatchJournal journal, List<E> events) {
    SeatFeed feed = SeatFeed.forWatchers();
    WatchScreen<V, D, E> screen = new WatchScreen<>(game, journal, feed);
    events.forEach(screen::happened);
    screen.stop("The end");
    return feed.whole().said();
  }

  @Test
  void people_play_on_at_a_table_that_fails_for_watchers() {
    EuchreProvider game = new EuchreProvider();
    GameProvider<EuchreView, EuchreDecision, EuchreEvent> failing =
        BlindGame.proxy(
            GameProvider.class,
            game,
            (method, result) -> method.equals("table") ? Optional.of(forPeople(game)) : result);
    MatchJournal journal = MatchJournal.inMemory(MatchRecord.of(header(game, 0, 1)));
    SeatFeed watchers = SeatFeed.forWatchers();
    WebTable<?, ?, ?> table = table(failing, journal, watchers);
    new Seated(table, journal).play(Seed.of(1).generator(), LONG);
    assertThat(table.isOver()).isTrue();
    assertThat(watchers.whole().html()).contains("cannot be shown").doesNotContain("secret");
  }

  private static TableProvider<EuchreView, EuchreDecision, EuchreEvent> forPeople(
      EuchreProvider game) {
    return new TableProvider<>(
        "For people alone",
        speech -> {
          if (speech.seat().isEmpty()) {
            throw new IllegalStateException("the secret of a table");
          }
          return game.table().orElseThrow().table().apply(speech);
        });
  }

  /** The cards that all seats know after each decision, those of the hand before it included. */
  private static List<Set<Card>> open(MatchRecord record) {
    List<Set<Card>> open = new ArrayList<>();
    List<EuchreEvent> told = new ArrayList<>();
    EuchreProvider provider = new EuchreProvider();
    Game<EuchreView, EuchreDecision> game = RecordedMatch.of(record, provider).start(told::add);
    Set<Card> hand = new HashSet<>();
    for (int i = 0; i <= record.decisions().size(); i++) {
      Set<Card> now = new HashSet<>(hand);
      for (EuchreEvent event : told) {
        if (event instanceof EuchreEvent.HandBegan) {
          hand.clear();
        }
        for (Card card : Deck.french().cards()) {
          if (isTold(event, 4) && event.text().contains(card.toString())) {
            hand.add(card);
            now.add(card);
          }
        }
      }
      told.clear();
      open.add(now);
      if (i < record.decisions().size()) {
        game.apply(provider.decision(record.decisions().get(i)));
      }
    }
    return open;
  }

  private static boolean isTold(Event event, int seats) {
    return IntStream.range(0, seats).allMatch(i -> event.visibleTo(Seat.of(i)));
  }

  /** Every frame that watchers are sent before the game is over, which people play anyhow. */
  private static <V extends View, D extends Decision, E extends Event> List<Sent> sent(
      GameProvider<V, D, E> game, MatchJournal journal, long seed) {
    List<Sent> sent = new ArrayList<>();
    SeatFeed watchers = SeatFeed.forWatchers();
    watchers.open(
        new SeatFeed.Viewer() {
          @Override
          public void show(Frame frame) {
            if (!frame.table().contains("href=\"history\"")) {
              sent.add(new Sent(frame, journal.record().decisions().size()));
            }
          }

          @Override
          public void giveWay() {}
        });
    WebTable<V, D, E> table = table(game, journal, watchers);
    new Seated(table, journal).play(Seed.of(seed).generator(), LONG);
    assertThat(table.isOver()).isTrue();
    assertThat(watchers.whole().table()).contains("href=\"history\"");
    return sent.subList(1, sent.size());
  }

  private static <V extends View, D extends Decision, E extends Event> WebTable<V, D, E> table(
      GameProvider<V, D, E> game, MatchJournal journal, SeatFeed watchers) {
    Party usual = Party.of(journal.header(), "Random");
    Party party =
        new Party(usual.people(), Optional.of(watchers), usual.standIn(), usual.dealer(), () -> {});
    return WebTable.open(game, journal, "Random", Seated.setup(REGISTRY, false), party);
  }

  private static Header header(GameProvider<?, ?, ?> game, int person, long seed) {
    String text = Seated.GAMES.getOrDefault(game.name(), "");
    var rules = text.isEmpty() ? game.rules() : game.rules(text);
    List<Participant> participants = new ArrayList<>();
    for (int i = 0; i < rules.seats(); i++) {
      boolean isPerson = i == person || game.name().equals(ALIKE);
      participants.add(new Participant(isPerson ? Participant.HUMAN : "Random", "Nr" + i));
    }
    return new Header(game.name(), rules.text(), Seed.of(seed), participants);
  }
}
