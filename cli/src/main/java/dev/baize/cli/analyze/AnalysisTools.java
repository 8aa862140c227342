package dev.baize.cli.analyze;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.BlackjackRules;
import dev.baize.blackjack.analysis.BlackjackAnalysis;
import dev.baize.blackjack.analysis.Composition;
import dev.baize.blackjack.analysis.ExactAnalysis;
import dev.baize.blackjack.analysis.StrategyClass;
import dev.baize.blackjack.report.ClassicReport;
import dev.baize.blackjack.report.HandReport;
import dev.baize.blackjack.report.HouseReport;
import dev.baize.blackjack.report.StrategyCard;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.registry.Registry;
import dev.baize.core.table.Report;
import dev.baize.euchre.OpenDeal;
import dev.baize.euchre.analysis.DealAnalysis;
import dev.baize.euchre.analysis.DealReport;
import dev.baize.mcp.Tool;
import dev.baize.mcp.Tool.Argument;
import dev.baize.search.solve.Cfr;
import dev.baize.search.solve.Convergence;
import dev.baize.search.solve.SequenceForm;
import dev.baize.search.solve.Utility;
import java.util.List;
import java.util.Map;

/** The analyses as tools of language models. */
public final class AnalysisTools {

  private static final String RULES = "rules";
  private static final String HAND = "hand";
  private static final String UP = "up";
  private static final String REMOVED = "removed";
  private static final String DEAL = "deal";
  private static final String GAME = "game";
  private static final int ITERATIONS = 1_000;
  private static final long MAX_POSITIONS = 200_000;

  private AnalysisTools() {}

  /** {@return all of them, for these games} */
  public static List<Tool> of(Registry registry) {
    return List.of(
        new Tool(
            "analyze_blackjack",
            "Computes exactly what blackjack is worth and how to play it best: each decision with"
                + " one hand, given hand and up; or, given rules, a round and the strategy card,"
                + " which takes some seconds; or a hand of the classic game. Example: {\"rules\":"
                + " \"strip\", \"hand\": \"10 6\", \"up\": \"10\"}",
            List.of(
                new Argument(
                    RULES,
                    "A preset, or one and settings that differ from it, such as strip, decks 6."
                        + " Settings alone differ from classic, where nobody doubles or splits.",
                    false),
                new Argument(HAND, "Cards: A, 2 to 10, J, Q or K, with spaces between.", false),
                new Argument(UP, "The dealer's up card, with hand.", false),
                new Argument(REMOVED, "Cards that are gone besides, written as hand.", false)),
            AnalysisTools::blackjack),
        new Tool(
            "analyze_euchre",
            "Computes what each side takes in a deal of euchre with each suit as trump, if all four"
                + " see all cards. Example: {\"deal\": \"dealer 3, up JD, 0: 9S 10S JS QS KS, 1: 9H"
                + " 10H JH QH KH, 2: 9C 10C JC QC KC, 3: 9D 10D QD KD AD\"}",
            List.of(
                new Argument(
                    DEAL,
                    "The dealer's seat, the upcard, and five cards for each of the seats 0 to 3.",
                    true)),
            given -> new DealReport(DealAnalysis.of(OpenDeal.parse(text(given, DEAL))))),
        new Tool(
            "solve",
            "Solves a small zero-sum game of two seats, whose rules list what chance may do: how"
                + " far the best strategy found is from one that no opponent can exploit, and what"
                + " the game is worth. euchre, blackjack and beans are too large. Example, where"
                + " such a game was brought in: {\"game\": \"kuhn\"}",
            List.of(
                new Argument(GAME, "The name of a game.", true),
                new Argument(RULES, "The text of its rules; the usual ones unless given.", false)),
            given -> solve(registry.game(text(given, GAME)), given)));
  }

  private static String text(Map<String, String> given, String name) {
    return requireNonNull(given.get(name));
  }

  private static Report blackjack(Map<String, String> given) {
    checkArgument(
        given.containsKey(HAND) == given.containsKey(UP), "expected hand and up, or none of both");
    BlackjackRules rules =
        given.containsKey(RULES)
            ? BlackjackRules.parse(text(given, RULES))
            : BlackjackRules.standard();
    Composition left = Ranks.parse(given.getOrDefault(REMOVED, "")).left(rules.house().decks());
    if (given.containsKey(HAND)) {
      return new HandReport(
          rules, left, Ranks.parse(text(given, HAND)).all(), Ranks.rank(text(given, UP)));
    }
    if (!given.containsKey(RULES)) {
      return new ClassicReport(BlackjackAnalysis.of(left));
    }
    int threads = Runtime.getRuntime().availableProcessors();
    StrategyCard card = StrategyCard.of(rules.house(), left, threads, () -> {});
    ExactAnalysis exact = ExactAnalysis.of(rules.house(), left, StrategyClass.CDZ, threads);
    String grid = new StrategyGrid(card, card.notes(exact)).grid().text(0);
    return new HouseReport(exact, StrategyClass.CDZ, card, rules.minimum(), grid);
  }

  private static <V extends View, D extends Decision, E extends Event> Report solve(
      GameProvider<V, D, E> game, Map<String, String> given) {
    Rules<V, D, E> rules = given.containsKey(RULES) ? game.rules(text(given, RULES)) : game.rules();
    SequenceForm<V, D> form = SequenceForm.of(rules, Utility.SCORE, MAX_POSITIONS);
    Convergence<V, D> found =
        Convergence.of(Cfr.plus(form), form, Convergence.checkpoints(ITERATIONS), done -> true);
    return new SolveReport(game.name(), rules.text(), Utility.SCORE, form, found, ITERATIONS);
  }
}
