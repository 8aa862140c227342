package dev.baize.review.compare;

import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import dev.baize.core.card.Card;
import dev.baize.core.card.Suit;
import dev.baize.core.random.Seed;
import dev.baize.core.shuffle.InShuffle;
import dev.baize.core.shuffle.Shuffle;
import dev.baize.core.shuffle.UniformShuffle;
import dev.baize.core.text.Plural;
import dev.baize.euchre.EuchrePack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Euchre as EECS 280 specified it. */
public final class EuchreSpecification extends Specification {

  private static final int SEATS = 4;
  private static final int POINTS = 2;
  private static final int FIRST_NAME = 3;
  private static final int ARGUMENTS = FIRST_NAME + 2 * SEATS;
  private static final int CUT = 17;

  private static final String HAND = "Hand ";
  private static final String SHUFFLE = "shuffle";
  private static final String NO_SHUFFLE = "noshuffle";
  private static final String SIMPLE = "Simple";
  private static final String HUMAN = "Human";

  private static final List<Suit> SUITS = List.of(Suit.values());
  private static final RandomGenerator NOT_USED = Seed.of(0).generator();
  private static final List<String> NEW_PACK =
      EuchrePack.fresh().cards().stream().map(Card::toString).toList();

  private static final List<String> NAMES =
      Splitter.on(' ')
          .splitToList(
              "Adi Barbara Chi-Chih Dabbala Ivan Judea Kunle Liskov Alice Bob Cathy Drew X Player_2"
                  + " Wolfeschlegelsteinhausenbergerdorff");

  private static final ProgramCase EXAMPLE =
      new ProgramCase(
          arguments(NO_SHUFFLE, 1, NAMES, List.of(SIMPLE, SIMPLE, SIMPLE, SIMPLE)),
          NEW_PACK,
          List.of());

  /** From here on, cases shuffle, people play, and the game goes on for more points. */
  private static final int SHUFFLED = 5;

  private static final int PEOPLE = 10;
  private static final int POINTS_GROW = 10;
  private static final int MAX_POINTS = 20;

  /** One case in so many is a command line that is wrong; one is a game to many points. */
  private static final int WRONG = 10;

  private static final int LONG = 50;
  private static final int LONG_POINTS = 100;

  private final Shuffle shuffle;
  private final boolean oneHanded;

  private EuchreSpecification(Shuffle shuffle, boolean oneHanded) {
    this.shuffle = shuffle;
    this.oneHanded = oneHanded;
  }

  /** {@return the specification of Fall 2015, with the one-handed shuffle} */
  public static EuchreSpecification of2015() {
    Shuffle cut = (cards, random) -> Ints.rotate(cards, -CUT);
    return new EuchreSpecification(cut.times(3), true);
  }

  /** {@return the specification of Winter 2024, with the in-shuffle} */
  public static EuchreSpecification of2024() {
    return new EuchreSpecification(new InShuffle().times(7), false);
  }

  private static List<String> arguments(
      String shuffle, int points, List<String> names, List<String> types) {
    List<String> words = new ArrayList<>(List.of(ProgramCase.PACK, shuffle, "" + points));
    for (int seat = 0; seat < SEATS; seat++) {
      words.add(names.get(seat));
      words.add(types.get(seat));
    }
    return words;
  }

  private static List<String> shuffled(
      List<String> cards, Shuffle shuffle, RandomGenerator random) {
    int[] order = IntStream.range(0, cards.size()).toArray();
    shuffle.shuffle(order, random);
    return Arrays.stream(order).mapToObj(cards::get).toList();
  }

  @Override
  ProgramCase next(long number, RandomGenerator random) {
    if (number == 0) {
      return EXAMPLE;
    }
    boolean shuffles = number >= SHUFFLED && random.nextBoolean();
    int points = 1 + random.nextInt(1 + (int) Math.min(number / POINTS_GROW, MAX_POINTS - 1));
    List<String> types = new ArrayList<>();
    boolean people = number >= PEOPLE && random.nextBoolean();
    for (int seat = 0; seat < SEATS; seat++) {
      types.add(people && random.nextBoolean() ? HUMAN : SIMPLE);
    }
    int most = number % LONG == LONG - 1 ? LONG_POINTS : points;
    List<String> names = shuffled(NAMES, new UniformShuffle(), random);
    List<String> pack = shuffled(NEW_PACK, new UniformShuffle(), random);
    ProgramCase right =
        new ProgramCase(
            arguments(shuffles ? SHUFFLE : NO_SHUFFLE, most, names, types), pack, List.of());
    return number % WRONG == WRONG - 2 ? wrong(right, random) : right;
  }

  private static ProgramCase wrong(ProgramCase right, RandomGenerator random) {
    List<String> arguments = new ArrayList<>(right.arguments());
    arguments.add("Simple");
    return switch (random.nextInt(8)) {
      case 0 -> right.withArguments(List.of());
      case 1 -> right.withArguments(right.arguments().subList(0, ARGUMENTS - 1));
      case 2 -> right.withArguments(arguments);
      case 3 -> right.withArgument(1, "mix");
      case 4 -> right.withArgument(POINTS, "0");
      case 5 -> right.withArgument(POINTS, "101");
      case 6 -> right.withArgument(FIRST_NAME + 1 + 2 * random.nextInt(SEATS), "Nobody");
      default -> right.withArgument(0, "missing.in");
    };
  }

  @Override
  String answer(String printed, RandomGenerator random) {
    if (printed.endsWith("\"pass\":\n")) {
      boolean passes = random.nextInt(5) < 3;
      return passes ? "pass" : SUITS.get(random.nextInt(SUITS.size())).toString();
    }
    int lowest = printed.endsWith("to discard:\n") ? -1 : 0;
    return Integer.toString(lowest + random.nextInt(5 - lowest));
  }

  @Override
  List<ProgramCase> simpler(ReferenceRun.Result run, int line) {
    ProgramCase played = run.played();
    List<ProgramCase> all = new ArrayList<>();
    if (run.output().status() != 0) {
      return List.of(new ProgramCase(List.of(), List.of(), List.of()));
    }
    int start = lastBefore(run.output().lines(), line + 1, each -> each.startsWith(HAND));
    if (start >= 0) {
      all.add(handAlone(run, start));
    }
    int points = Integer.parseInt(played.arguments().get(POINTS));
    for (int fewer : new int[] {1, 2, 3, points / 2, points - 1}) {
      if (fewer >= 1 && fewer < points) {
        all.add(played.withArgument(POINTS, "" + fewer));
      }
    }
    all.add(played.withArgument(1, NO_SHUFFLE));
    for (int seat = 0; seat < SEATS; seat++) {
      if (type(played, seat).equals(HUMAN)) {
        all.add(played.withArgument(FIRST_NAME + 2 * seat + 1, SIMPLE).withInput(List.of()));
      }
    }
    all.add(new ProgramCase(played.arguments(), NEW_PACK, played.input()));
    ProgramCase named = played;
    for (int seat = 0; seat < SEATS; seat++) {
      named = named.withArgument(FIRST_NAME + 2 * seat, NAMES.get(seat));
    }
    all.add(named);
    return all;
  }

  /** A game of one hand, whose cards are dealt as in the hand that a line begins, by its dealer. */
  private ProgramCase handAlone(ReferenceRun.Result run, int line) {
    ProgramCase played = run.played();
    String start = run.output().lines().get(line);
    int hand = Integer.parseInt(start.substring(HAND.length()).strip());
    List<String> pack = played.pack();
    if (played.arguments().get(1).equals(SHUFFLE)) {
      pack = shuffled(pack, shuffle.times(hand + 1), NOT_USED);
    }
    List<String> players = new ArrayList<>(played.arguments().subList(FIRST_NAME, ARGUMENTS));
    Collections.rotate(players, -2 * (hand % SEATS));
    List<String> arguments = new ArrayList<>(List.of(ProgramCase.PACK, NO_SHUFFLE, "1"));
    arguments.addAll(players);
    List<String> input = new ArrayList<>();
    for (int i = 0; i < run.asked().size(); i++) {
      if (run.asked().get(i) > line) {
        input.add(played.input().get(i));
      }
    }
    return new ProgramCase(arguments, pack, input);
  }

  private static String type(ProgramCase played, int seat) {
    return played.arguments().get(FIRST_NAME + 2 * seat + 1);
  }

  @Override
  String size(ReferenceRun.Result run) {
    ProgramCase played = run.played();
    if (run.output().status() != 0) {
      return "a command line that is wrong";
    }
    long hands = run.output().lines().stream().filter(line -> line.startsWith(HAND)).count();
    String points = played.arguments().get(POINTS);
    return Plural.of(hands, "hand") + " to " + Plural.of(Integer.parseInt(points), "point");
  }

  @Override
  String rule(ReferenceRun.Result run, int line, String actual) {
    return new EuchreRule(run, oneHanded).of(line, actual);
  }
}
