package dev.baize.review.notation;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import dev.baize.core.text.Excerpt;
import dev.baize.euchre.Alone;
import dev.baize.euchre.EuchreHouseRules;
import dev.baize.euchre.EuchreRules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game of EGN.
 *
 * @param metadata the ruleset and the score before the first deal
 * @param dealer the seat that deals first
 */
record EgnRuleset(Map<String, @Nullable Object> metadata, int dealer) {

  private static final String LEFT_OF_LONER = "LEFT_OF_LONER";
  private static final String LEFT_OF_DEALER = "LEFT_OF_DEALER";
  private static final int MAX_POINTS = 100;

  /** Our rules; throws {@code IllegalArgumentException} that names what we do not play. */
  EuchreRules rules() {
    Map<String, @Nullable Object> ruleset = new LinkedHashMap<>();
    if (metadata.get("ruleset") != null) {
      ruleset.putAll(JsonText.map(metadata, "ruleset"));
    }
    ruleset.values().removeIf(value -> value == null);
    int deals = take(ruleset, "num_deals", 0);
    int points = take(ruleset, "winning_score", deals > 0 ? 0 : 10);
    checkArgument(
        deals == 0 || points == 0, "winning_score %s beside num_deals; expected one", points);
    checkArgument(deals > 0 || points > 0, "winning_score 0 without num_deals");
    int players = take(ruleset, "num_players", WrittenHand.SEATS);
    checkArgument(players == WrittenHand.SEATS, "num_players %s; expected 4", players);
    int lowest = take(ruleset, "min_rank", 9);
    checkArgument(lowest == 9, "min_rank %s; expected 9", lowest);
    Object lead = ruleset.getOrDefault("loner_lead", LEFT_OF_DEALER);
    ruleset.remove("loner_lead");
    checkArgument(
        LEFT_OF_LONER.equals(lead) || LEFT_OF_DEALER.equals(lead),
        "loner_lead %s; expected %s or %s",
        lead,
        LEFT_OF_DEALER,
        LEFT_OF_LONER);
    String rules =
        lenientFormat(
            "points %s, shuffle uniform, alone %s, dealer stuck %s, canadian %s, lone lead %s,"
                + " lone march %s, lone euchred %s, start %s, dealer %s",
            points,
            isTrue(ruleset, "defend_alone", false) ? "both" : "makers",
            isTrue(ruleset, "std", true) ? "yes" : "no",
            isTrue(ruleset, "canadian", false) ? "yes" : "no",
            LEFT_OF_LONER.equals(lead) ? "left" : "eldest",
            take(ruleset, "loner_march_score", 4),
            take(ruleset, "loner_euchred_score", 2),
            start(),
            dealer);
    ruleset.forEach(
        (name, value) ->
            checkArgument(
                Boolean.FALSE.equals(value),
                "the rule %s is not played here",
                Excerpt.quote(name)));
    return EuchreRules.parse(deals > 0 ? rules + ", deals " + deals : rules);
  }

  private String start() {
    if (metadata.get("initialScore") == null) {
      return "0:0";
    }
    List<@Nullable Object> score = JsonText.list(metadata, "initialScore");
    checkArgument(
        score.size() == 2 && score.stream().allMatch(Integer.class::isInstance),
        "initialScore; expected the points of both sides");
    return score.get(0) + ":" + score.get(1);
  }

  private static boolean isTrue(
      Map<String, @Nullable Object> ruleset, String name, boolean otherwise) {
    Object value = ruleset.getOrDefault(name, otherwise);
    ruleset.remove(name);
    checkArgument(value instanceof Boolean, "%s; expected true or false", name);
    return Boolean.TRUE.equals(value);
  }

  private static int take(Map<String, @Nullable Object> ruleset, String name, int otherwise) {
    int value =
        ruleset.containsKey(name) ? JsonText.number(ruleset, name, 0, MAX_POINTS) : otherwise;
    ruleset.remove(name);
    return value;
  }

  /** The ruleset of EGN for our rules, of which it can say all but the shuffle and the pack. */
  static Map<String, Object> of(EuchreRules rules) {
    EuchreHouseRules house = rules.house();
    Map<String, Object> ruleset = new LinkedHashMap<>();
    ruleset.put("std", house.dealerStuck());
    ruleset.put("canadian", house.canadian());
    ruleset.put("loner_lead", house.leftLeads() ? LEFT_OF_LONER : LEFT_OF_DEALER);
    if (house.deals() > 0) {
      ruleset.put("num_deals", house.deals());
    } else if (rules.pointsToWin() != 10) {
      ruleset.put("winning_score", rules.pointsToWin());
    }
    if (house.loneMarch() != 4) {
      ruleset.put("loner_march_score", house.loneMarch());
    }
    if (house.loneEuchred() != 2) {
      ruleset.put("loner_euchred_score", house.loneEuchred());
    }
    if (house.alone() == Alone.BOTH) {
      ruleset.put("defend_alone", true);
    }
    return ruleset;
  }
}
