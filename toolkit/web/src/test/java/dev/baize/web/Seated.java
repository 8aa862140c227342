package dev.baize.web;

import com.google.common.base.Preconditions;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.View;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.toy.Auction;
import dev.baize.table.KeptGames;
import dev.baize.table.MatchJournal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A table at which everything happens at once, in one thread, and the people who sit there. */
record Seated(WebTable<?, ?, ?> table, MatchJournal journal) {

  static final Registry REGISTRY = withKitGame(Registry.load());

  /** The rules of a short game of each kind, by the game. */
  static final Map<String, String> GAMES =
      Map.of(
          "euchre", "points 2, shuffle uniform, alone makers",
          "blackjack", "bankroll 100, hands 8, minimum 10, shuffle uniform",
          "beans", "opening draw yes, final sale no",
          "auction", "");

  private static final Pattern ANSWER =
      Pattern.compile("name=\"answer\" value=\"([^\"]*)\"|<option>([^<]*)");
  private static final Pattern QUESTION = Pattern.compile("data-question=\"(\\d+)\"");

  /** The toys of core are installed only where they are not in a jar. */
  private static Registry withKitGame(Registry installed) {
    boolean known = installed.games().stream().anyMatch(game -> game.name().equals("auction"));
    return known ? installed : installed.with(List.of(new Auction()), List.of());
  }

  static TableSetup setup(Registry registry, boolean practice) {
    return new TableSetup(
        registry,
        Runnable::run,
        Runnable::run,
        task -> {},
        task -> {},
        () -> Seed.of(77),
        KeptGames.of(Map.of(), () -> ""),
        false,
        practice,
        false);
  }

  /** A table of a game with a seed, where people sit among random players. */
  static Seated at(String game, long seed, int people, boolean practice) {
    return at(REGISTRY, REGISTRY.game(game), header(game, seed, people), practice);
  }

  static Header header(String game, long seed, int people) {
    GameProvider<?, ?, ?> provider = REGISTRY.game(game);
    String text = GAMES.getOrDefault(game, "");
    var rules = text.isEmpty() ? provider.rules() : provider.rules(text);
    List<Participant> participants = new ArrayList<>();
    for (int i = 0; i < rules.seats(); i++) {
      participants.add(
          new Participant(
              i < people ? Participant.HUMAN : "Random", i == 0 ? "You" : "Player" + i));
    }
    return new Header(provider.name(), rules.text(), Seed.of(seed), participants);
  }

  static <V extends View, D extends Decision, E extends Event> Seated at(
      Registry registry, GameProvider<V, D, E> game, Header header, boolean practice) {
    return at(registry, game, MatchRecord.of(header), practice);
  }

  static <V extends View, D extends Decision, E extends Event> Seated at(
      Registry registry, GameProvider<V, D, E> game, MatchRecord start, boolean practice) {
    MatchJournal journal = MatchJournal.inMemory(start);
    WebTable<V, D, E> table = WebTable.open(game, journal, "Random", setup(registry, practice));
    return new Seated(table, journal);
  }

  /** A table of friends, of whom each may be gone once what is to be done then is run. */
  static <V extends View, D extends Decision, E extends Event> Seated friends(
      Registry registry,
      GameProvider<V, D, E> game,
      MatchJournal journal,
      String standIn,
      Executor executor,
      Executor away) {
    TableSetup usual = setup(registry, false);
    TableSetup setup =
        new TableSetup(
            registry,
            executor,
            executor,
            away,
            usual.minute(),
            usual.seeds(),
            usual.games(),
            false,
            false,
            false);
    Party party = Party.of(journal.header(), standIn);
    return new Seated(WebTable.open(game, journal, "Random", setup, party), journal);
  }

  /** A room in which nobody sits so far; the cards follow from its seed, or all deal together. */
  static WebRoom room(String game, long seed, boolean chosen, int people) {
    TableSetup setup = setup(REGISTRY, false);
    return WebRoom.open(header(game, seed, 1), chosen, people, "Random", "Random", setup);
  }

  /** A browser that shows nothing. */
  static SeatFeed.Viewer browser() {
    return new SeatFeed.Viewer() {
      @Override
      public void show(Frame frame) {}

      @Override
      public void giveWay() {}
    };
  }

  SeatFeed person(int number) {
    return table.feeds().get(number);
  }

  /** The number of the question that a person is asked; 0 if none is. */
  static String question(SeatFeed person) {
    return QUESTION
        .matcher(person.whole().table())
        .results()
        .map(found -> found.group(1))
        .findFirst()
        .orElseThrow();
  }

  static boolean isAsked(SeatFeed person) {
    return !question(person).equals("0");
  }

  /** What the page offers as answers. */
  static List<String> answers(SeatFeed person) {
    return ANSWER.matcher(person.whole().table()).results().map(Seated::text).distinct().toList();
  }

  private static String text(MatchResult answer) {
    return answer.group(1) == null ? answer.group(2) : answer.group(1);
  }

  /** Any of the answers that are offered. */
  static String any(SeatFeed person, RandomGenerator random) {
    List<String> answers = answers(person);
    Preconditions.checkState(!answers.isEmpty(), "nothing is offered");
    return answers.get(random.nextInt(answers.size()));
  }

  Reply answer(SeatFeed person, String question, String text) {
    return table.answer(person, question, text, false).join();
  }

  Reply answer(SeatFeed person, String text) {
    return answer(person, question(person), text);
  }

  /** What comes of the first person's wish to take the last decision back. */
  Reply undo() {
    return table.undo(person(0)).join();
  }

  int decisions() {
    return journal.record().decisions().size();
  }

  /** Plays on with any answers of all people, for some of them at most. */
  void play(RandomGenerator random, int most) {
    for (int i = 0; i < most && !table.isOver(); i++) {
      for (SeatFeed person : table.feeds()) {
        if (isAsked(person)) {
          answer(person, any(person, random));
        }
      }
    }
  }
}
