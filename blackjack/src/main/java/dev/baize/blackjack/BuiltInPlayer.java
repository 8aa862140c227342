package dev.baize.blackjack;

import static java.util.Objects.requireNonNull;

import dev.baize.blackjack.player.Basic;
import dev.baize.blackjack.player.Competitor;
import dev.baize.blackjack.player.Counting;
import dev.baize.blackjack.player.Exact;
import dev.baize.blackjack.player.HiLo;
import dev.baize.blackjack.player.Human;
import dev.baize.blackjack.player.KO;
import dev.baize.blackjack.player.Random;
import dev.baize.blackjack.player.Simple;
import dev.baize.blackjack.player.Tracker;
import dev.baize.blackjack.player.TrueCountRounding;
import dev.baize.core.player.Player;
import dev.baize.core.player.SeatContext;
import dev.baize.core.registry.PlayerProvider;
import dev.baize.core.registry.PlayerSetting;
import dev.baize.core.registry.PlayerSettings;
import java.util.List;
import java.util.Locale;

/**
 * A player that comes with blackjack. Its own class is loaded when it is first asked for its
 * settings or sits down, so that a program that names one player loads no other.
 */
record BuiltInPlayer(String name, String description)
    implements PlayerProvider<BlackjackView, BlackjackDecision, BlackjackEvent> {

  static final List<BuiltInPlayer> ALL =
      List.of(
          new BuiltInPlayer(
              "Basic",
              "plays the exactly computed strategy card of the house and bets the minimum"),
          new BuiltInPlayer(
              "Competitor", "plays and bets by the exact odds of the cards that are left"),
          new BuiltInPlayer(
              "Counting", "plays like Simple, and bets more when many low cards are gone"),
          new BuiltInPlayer(
              "Exact",
              "plays as is best for exactly the cards that are unseen and bets the minimum"),
          new BuiltInPlayer(
              "HiLo",
              "counts cards by Hi-Lo: bets by the true count, and departs by it from the strategy"
                  + " card"),
          new BuiltInPlayer("Human", "a person, asked at the console"),
          new BuiltInPlayer(
              "KO",
              "counts cards by Knock-Out: bets by the running count, and departs by it from the"
                  + " card"),
          new BuiltInPlayer(
              "Random", "any legal wager, each equally likely; hits as often as it stands"),
          new BuiltInPlayer(
              "Simple", "draws by a short table, never doubles or splits, and bets the minimum"),
          new BuiltInPlayer(
              "Tracker",
              "works out the order of one deck after riffle cuts and bets by it; knows only the"
                  + " riffle"));

  @Override
  public String game() {
    return BlackjackProvider.NAME;
  }

  @Override
  public List<PlayerSetting<?>> settings() {
    return switch (name) {
      case "Competitor" -> List.of(Competitor.KELLY);
      case "Counting" -> List.of(Counting.SPREAD, Counting.THRESHOLD);
      case "Exact" -> List.of(Exact.DEPTH);
      case "HiLo" -> List.of(HiLo.SPREAD, HiLo.ROUNDING, HiLo.INDICES, HiLo.LEAVE);
      case "KO" -> List.of(KO.SPREAD, KO.INDICES, KO.LEAVE);
      default -> List.of();
    };
  }

  @Override
  public Player<BlackjackView, BlackjackDecision, BlackjackEvent> create(SeatContext context) {
    return create(context, PlayerSettings.of(settings()));
  }

  @Override
  public Player<BlackjackView, BlackjackDecision, BlackjackEvent> create(
      SeatContext context, PlayerSettings settings) {
    requireNonNull(context);
    requireNonNull(settings);
    return switch (name) {
      case "Basic" -> new Basic();
      case "Competitor" -> new Competitor(settings.get(Competitor.KELLY));
      case "Counting" ->
          new Counting(settings.get(Counting.SPREAD), settings.get(Counting.THRESHOLD));
      case "Exact" -> new Exact(settings.get(Exact.DEPTH));
      case "HiLo" ->
          new HiLo(
              settings.get(HiLo.SPREAD),
              TrueCountRounding.valueOf(settings.get(HiLo.ROUNDING).toUpperCase(Locale.ROOT)),
              settings.get(HiLo.INDICES),
              settings.get(HiLo.LEAVE));
      case "Human" -> new Human(context.requireConsole(name));
      case "KO" ->
          new KO(settings.get(KO.SPREAD), settings.get(KO.INDICES), settings.get(KO.LEAVE));
      case "Random" -> new Random(context);
      case "Simple" -> new Simple();
      case "Tracker" -> new Tracker();
      default -> throw new IllegalStateException(name);
    };
  }
}
