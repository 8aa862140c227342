package dev.baize.review;

import com.google.common.base.Suppliers;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.game.View;
import dev.baize.core.player.Advice;
import dev.baize.core.player.Player;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.table.Question;
import dev.baize.core.table.Speech;
import dev.baize.core.table.StyledText;
import dev.baize.core.table.TableProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.Plural;
import dev.baize.table.HumanPlayer;
import dev.baize.table.Opponents;
import dev.baize.table.PlainTable;
import dev.baize.table.PromptAbandonedException;
import dev.baize.table.PromptAbandonedException.Reason;
import dev.baize.table.TableConsole;
import dev.baize.table.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A puzzle at the table, as its seat saw the position. All that is shown follows from that: where
 * the hidden cards are needed, they are dealt anew.
 */
final class AskedPuzzle<V extends View, D extends Decision, E extends Event> {

  /** The cost that rounding may give the best decision of a drill. */
  private static final double ROUNDING = 1e-9;

  /** How many values, and how many decisions of a deal, are told. */
  private static final int VALUES = 6;

  private static final int DECISIONS = 40;

  private static final String GO_ON = "Enter goes on";
  private static final String NEXT = "next";
  private static final String QUIT = "quit";

  private final Puzzle puzzle;
  private final GameProvider<V, D, E> game;
  private final Rules<V, D, E> rules;
  private final TableProvider<V, D, E> tables;
  private final Seed seed;
  private final V view;
  private final List<D> legal;
  private final Predicate<D> isLegal;
  private final Speech speech;
  private final HumanPlayer<V, D, E> person;
  private final RecordReviewer<V, D, E> recordReviewer;
  private final String judgeName;
  private final SeatJudge<V, D, E> judge;
  private boolean isRight;

  /** The puzzle of a game, before a person who has been shown what the seat saw. */
  AskedPuzzle(
      Puzzle puzzle,
      GameProvider<V, D, E> game,
      Reviewer reviewer,
      Seed seed,
      TableConsole console,
      Theme theme) {
    this.puzzle = puzzle;
    this.game = game;
    this.seed = seed;
    this.rules = game.rules(header().rules());
    this.tables = PlainTable.unlessProvided(game);
    MatchRecord before =
        MatchRecord.of(header()).plus(puzzle.record().decisions().subList(0, puzzle.decisions()));
    if (puzzle.isDrill()) {
      int drawn = seed.derive("drill").generator().nextInt(puzzle.drills().size());
      this.view = rules.view(puzzle.drills().get(drawn));
      this.legal = rules.viewFormat().orElseThrow().legal(view);
      this.isLegal = legal::contains;
    } else {
      Game<V, D> position = RecordedMatch.of(before, game).replay();
      this.view = position.view(position.toAct());
      this.legal = position.legal();
      this.isLegal = position::isLegal;
    }
    this.speech = new Speech(view.seat(), Opponents.shown(header()));
    this.person =
        new HumanPlayer<>(console, tables.table().apply(speech), view, theme, game.howToPlay());
    this.recordReviewer = reviewer.of(puzzle.record(), game, List.of());
    this.judgeName = recordReviewer.judge();
    this.judge =
        recordReviewer.judge(
            judgeName, view.seat(), seed.derive("finding"), seed.derive("comparing"));
    if (!puzzle.isDrill()) {
      show(before);
    }
  }

  private Header header() {
    return puzzle.record().header();
  }

  /** Lets the person and the judge observe what the seat was shown. */
  private void show(MatchRecord before) {
    Game<V, D> shown =
        RecordedMatch.of(before, game)
            .start(
                event -> {
                  if (event.visibleTo(view.seat())) {
                    person.observe(event);
                    judge.observe(event);
                  }
                });
    for (String text : before.decisions()) {
      if (shown.toAct().equals(view.seat())) {
        person.decided();
      }
      shown.apply(game.decision(text));
    }
  }

  /**
   * Asks the person, tells what the answer cost and, if the person wants to know, what comes of it
   * in one deal. Whether it is right is kept, which says when the puzzle is asked again; and
   * returned.
   */
  boolean ask(String told, Function<Boolean, String> kept) {
    D answer = person.answer(told, legal, isLegal);
    boolean plays = rules.determinization().isPresent();
    boolean entered =
        isEntered(
            () -> verdict(answer, kept),
            plays ? "Enter deals the hidden cards anew and plays on" : GO_ON,
            plays ? List.of(NEXT, QUIT) : List.of(QUIT));
    if (entered && plays) {
      isEntered(() -> playedOn(answer), GO_ON, List.of(QUIT));
    }
    return isRight;
  }

  /** Whether the person goes on with Enter alone, and not straight to the next puzzle. */
  private boolean isEntered(Supplier<List<StyledText>> found, String prompt, List<String> words) {
    Supplier<List<StyledText>> memoized = Suppliers.memoize(found::get);
    Supplier<List<StyledText>> said = memoized;
    while (true) {
      String line = person.read(said, prompt, words).toLowerCase(Locale.ROOT);
      if (line.isEmpty() || NEXT.startsWith(line)) {
        return line.isEmpty();
      }
      if (QUIT.startsWith(line)) {
        throw new PromptAbandonedException(Reason.LEFT);
      }
      String expected =
          Excerpt.quote(line) + " is not expected here, but Enter or " + String.join(" or ", words);
      said =
          () ->
              Stream.concat(Stream.of(StyledText.of(expected + ".")), memoized.get().stream())
                  .toList();
    }
  }

  /** What an answer cost, and why. A drill wants the best decision, other puzzles no mistake. */
  private List<StyledText> verdict(D answer, Function<Boolean, String> kept) {
    JudgedDecision judged = judge.judge(view, legal, answer, puzzle.decisions(), 1, 1);
    isRight = puzzle.isDrill() ? judged.cost() <= ROUNDING : !judged.isMistake();
    List<StyledText> said = new ArrayList<>();
    if (!isRight) {
      D best = game.decision(judged.best().choice().decision());
      said.add(StyledText.join(StyledText.strong("No: "), GameReview.better(judged), "."));
      said.add(tables.reviewGuide().reason(view, best, answer));
    } else if (judged.differences().isEmpty()) {
      said.add(StyledText.strong("Right."));
    } else {
      StyledText why =
          judged.cost() > ROUNDING && SeatJudge.isBeyondChance(judged.differences().get(0))
              ? GameReview.better(judged).plus(", not enough for a mistake.")
              : StyledText.format(
                  "to %s is as good as to %s, as far as can be told.",
                  judged.made().label(), judged.best().choice().label());
      said.add(StyledText.join(StyledText.strong("Right: "), why));
    }
    UnitNumbers numbers = new UnitNumbers(judged.unit());
    List<StyledText> values =
        judged.options().stream()
            .limit(VALUES)
            .map(
                option ->
                    StyledText.join(
                        option.choice().label(),
                        " ",
                        numbers.of(option.value(), option.standardError())))
            .toList();
    String unit = Advice.areChances(judged.unit()) ? "chance" : judged.unit();
    said.add(StyledText.join("Worth (" + unit + "): ", StyledText.list(", ", values), "."));
    said.add(StyledText.of(kept.apply(isRight)));
    said.removeIf(paragraph -> paragraph.length() == 0);
    return said;
  }

  /** The course of one possible deal after an answer: the judge plays for all seats. */
  private List<StyledText> playedOn(D answer) {
    try {
      Game<V, D> deal =
          rules.determinization().orElseThrow().of(view).draw(seed.derive("deal").generator());
      List<Player<V, D, E>> players =
          IntStream.range(0, rules.seats())
              .mapToObj(Seat::of)
              .map(seat -> recordReviewer.advisor(judgeName, seat, seed))
              .toList();
      long hand = deal.hand();
      List<Long> before = deal.scores();
      List<StyledText> told = new ArrayList<>();
      told.add(words(deal, answer));
      deal.apply(answer);
      while (!deal.isOver() && deal.hand() == hand) {
        D next = players.get(deal.toAct().index()).decide(deal.view(deal.toAct()));
        told.add(words(deal, next));
        deal.apply(next);
      }
      int shown = Math.min(told.size(), DECISIONS);
      StyledText played = StyledText.list("; ", told.subList(0, shown));
      String rest =
          shown < told.size() ? "; and " + Plural.of(told.size() - shown, "decision") : "";
      return List.of(
          StyledText.of(judgeName + " played on for all, in one of many possible deals:"),
          played.plus(rest, "."),
          StyledText.of(result(before, deal.scores())));
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      return List.of(StyledText.of("The hidden cards could not be dealt anew: " + e.getMessage()));
    }
  }

  /** Such as "West: play the J♦". */
  private StyledText words(Game<V, D> deal, D decision) {
    Seat seat = deal.toAct();
    Question<D> question =
        tables.table().apply(new Speech(seat, speech.names())).ask(deal.view(seat), deal.legal());
    return StyledText.join(speech.name(seat), ": ", question.label(decision));
  }

  private String result(List<Long> before, List<Long> after) {
    List<String> gains = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      long gain = after.get(i) - (before.isEmpty() ? 0 : before.get(i));
      if (gain != 0) {
        gains.add(String.format(Locale.ROOT, "%s %+d", speech.name(Seat.of(i)), gain));
      }
    }
    return gains.isEmpty()
        ? "Nobody gained anything."
        : "What came of it, in " + game.unit() + ": " + String.join(", ", gains) + ".";
  }
}
