package dev.baize.review.compare;

import java.util.List;

/** Which rule of the specification of euchre a line is about. */
final class EuchreRule {

  private static final String HANDS_OUT =
      "Deal: 3-2-3-2, then 2-3-2-3 cards, from the dealer's left; the next card is the upcard.";
  private static final int ROUND = 4;
  private static final String LED = " led by ";
  private static final String PLAYED = " played by ";
  private static final String ORDERS = " orders up ";
  private static final String TURNED = " turned up";

  private final List<String> arguments;
  private final List<String> lines;
  private final boolean oneHanded;

  EuchreRule(ReferenceRun.Result run, boolean oneHanded) {
    this.arguments = run.played().arguments();
    this.lines = run.output().lines().stream().map(EuchreRule::withoutEnd).toList();
    this.oneHanded = oneHanded;
  }

  private static String withoutEnd(String line) {
    return line.endsWith("\n") ? line.substring(0, line.length() - 1) : line;
  }

  /** The rule of a line, where something else was printed. */
  String of(int line, String actual) {
    if (line >= lines.size()) {
      return "Output: the winners of the game are the last line; nothing follows it.";
    }
    String right = lines.get(line);
    String other = withoutEnd(actual);
    if (right.startsWith("Usage: ")) {
      return "Interface: if the arguments are wrong, the usage line is printed and nothing else;"
          + " the exit status is not 0.";
    }
    if (right.startsWith("Error opening ")) {
      return "Interface: if the pack cannot be opened, \"Error opening\" and its name are printed"
          + " and nothing else; the exit status is not 0.";
    }
    if (line == 0) {
      return "Output: the first line is the program and all its arguments, with a space after each,"
          + " the last one too.";
    }
    if (right.endsWith(" win!") || other.endsWith(" win!")) {
      return "End: the game is over after the hand in which a partnership has reached the points to"
          + " win; that partnership wins, and the player with the lower index is named first.";
    }
    if (right.startsWith("Hand ")) {
      return "Output: each hand begins with its number, from 0 on.";
    }
    if (right.endsWith(" deals")) {
      return "Setup: player 0 deals the first hand; after each hand, the deal moves on to the left.";
    }
    if (right.endsWith(TURNED)) {
      return shuffling() + ' ' + HANDS_OUT;
    }
    return ofHand(line, right, other);
  }

  private String shuffling() {
    if (!arguments.get(1).equals("shuffle")) {
      return "Shuffle: with noshuffle, each hand is dealt from the pack in the order of its file.";
    }
    return "Shuffle: before each hand, the first too, the pack in its last order is "
        + (oneHanded
            ? "cut at 17 cards and the two parts are swapped, three times."
            : "cut in half and the halves are interleaved, the second half first, seven times.");
  }

  private String ofHand(int line, String right, String other) {
    if (right.startsWith("Human player ")) {
      return ofPerson(right);
    }
    if (right.startsWith("Discard upcard:")) {
      return "Human player, discarding: after the hand without the upcard, \"Discard upcard: [-1]\""
          + " is printed before the question.";
    }
    if (right.isEmpty()) {
      return "Output: an empty line follows the making and the discard, each trick, and the points.";
    }
    if (right.endsWith(" passes") || right.contains(ORDERS)) {
      return making(line, right);
    }
    if (right.contains(LED)) {
      return leading(line, right, other);
    }
    if (right.contains(PLAYED)) {
      return playing(line, right);
    }
    if (right.endsWith(" takes the trick")) {
      return "Value of cards: the highest trump takes the trick, the right bower above the left, and"
          + " those above A K Q 10 9; without a trump, the highest card of the suit led.";
    }
    if (right.endsWith(" win the hand")) {
      return "Scoring: the partnership that takes three tricks or more wins the hand; the player"
          + " with the lower index is named first.";
    }
    return "Scoring: who made trump gets 1 point for three or four tricks and 2 for five, which is"
        + " \"march!\"; with fewer, it is \"euchred!\" and the others get 2.";
  }

  private static String ofPerson(String right) {
    if (right.endsWith(":")) {
      return "Human player: each question is a line of its own after the hand: for a suit or"
          + " \"pass\" in making, for a card to discard, for a card to play.";
    }
    return "Human player: the hand is printed before each question, in ascending order of rank, and"
        + " of suit (Spades, Hearts, Clubs, Diamonds) within a rank.";
  }

  private String making(int line, String right) {
    String player = right.substring(0, right.lastIndexOf(right.contains(ORDERS) ? ORDERS : " "));
    int upcard = upcard(line);
    long passes =
        lines.subList(upcard, line).stream().filter(each -> each.endsWith(" passes")).count();
    if (isPerson(player)) {
      return "Human player, making trump: " + player + " does as the input says.";
    }
    if (passes < ROUND) {
      return "Making, round one: a Simple player orders the upcard's suit up if it holds two or more"
          + " of the bowers, Q, K and A of that suit, without the upcard; the left bower counts.";
    }
    return passes < 2 * ROUND - 1
        ? "Making, round two: a Simple player orders up the suit of the upcard's colour if it holds"
            + " one or more of the bowers, Q, K and A of that suit; the jack of the upcard's suit is"
            + " the left bower."
        : "Making, round two: the dealer must order up; a Simple dealer takes the suit of the"
            + " upcard's colour.";
  }

  private String leading(int line, String right, String other) {
    String player = after(right, LED);
    if (!other.contains(LED) || !after(other, LED).equals(player)) {
      return "Trick taking: the player to the dealer's left leads the first trick, and who takes a"
          + " trick leads the next.";
    }
    return isPerson(player)
        ? cardOf(player)
        : "Leading tricks: a Simple player leads its highest card that is no trump; of trumps alone,"
            + " the highest. The left bower is a trump."
            + discarded(line, player);
  }

  private String playing(int line, String right) {
    String player = after(right, PLAYED);
    return isPerson(player)
        ? cardOf(player)
        : "Playing tricks: a Simple player that can follow suit plays its highest card of the suit"
            + " led, else its lowest card. The left bower is a trump, and trumps are the highest"
            + " cards."
            + discarded(line, player);
  }

  private static String cardOf(String player) {
    return "Human player: " + player + " plays the card whose number in the hand is the input.";
  }

  /** The rule of the discard, which shows only when the dealer plays. */
  private String discarded(int line, String player) {
    int upcard = upcard(line);
    boolean isDealer = lines.get(upcard - 1).equals(player + " deals");
    List<String> bids = lines.subList(upcard, line);
    boolean isPickedUp =
        bids.stream()
                .takeWhile(each -> !each.contains(ORDERS))
                .filter(each -> each.endsWith(" passes"))
                .count()
            < ROUND;
    return isDealer && isPickedUp
        ? " Discarding: "
            + player
            + ", the dealer, has added the upcard and put away the lowest of six cards."
        : "";
  }

  private int upcard(int line) {
    return Math.max(1, Specification.lastBefore(lines, line + 1, each -> each.endsWith(TURNED)));
  }

  private boolean isPerson(String name) {
    int at = arguments.subList(3, arguments.size()).indexOf(name);
    return at >= 0 && arguments.get(3 + at + 1).equals("Human");
  }

  private static String after(String line, String word) {
    return line.substring(line.indexOf(word) + word.length());
  }
}
