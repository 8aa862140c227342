package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.hash.Hashing;
import dev.baize.core.game.Decision;
import dev.baize.core.game.Event;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.Seat;
import dev.baize.core.random.Seed;
import dev.baize.core.record.Header;
import dev.baize.core.record.Participant;
import dev.baize.core.registry.GameProvider;
import dev.baize.core.text.Excerpt;
import dev.baize.core.text.WholeNumber;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What shows that nobody chose the cards of a game among friends. The server and the browser of
 * each person committed to random bytes before any were revealed, and the seed is a hash of all of
 * them. The notes of a {@linkplain Header#notes() record} hold it.
 *
 * @param table the name of this deal and no other, one word, whose end follows from the rules
 * @param shares what the server and the people added, the server first and then in seat order
 */
public record DealProof(String table, List<Share> shares) {

  /** What people are told of rules by which no card depends on the seed. */
  static final String FIXED = "Nobody deals: by these rules, the cards are the same in every game.";

  private static final int SEEDS = 16;
  private static final int DECISIONS = 200;

  static final String SERVER = "server";

  static final String THE_SERVER = "the server";

  private static final String NOTE = "deal: ";
  private static final String TABLE = NOTE + "table ";
  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");
  private static final Pattern SHARE =
      Pattern.compile("(\\w+) (" + HEX + ") (" + HEX + ") (\\S.*)");

  /**
   * What one of them added to the deal.
   *
   * @param seat {@code server}, or the number of the seat at which the person sat then
   * @param name who it is
   * @param commitment 64 hexadecimal digits
   * @param bytes 64 hexadecimal digits
   */
  public record Share(String seat, String name, String commitment, String bytes) {}

  /**
   * Copies the list.
   *
   * @param table one word
   * @param shares the server's first
   */
  public DealProof {
    shares = List.copyOf(shares);
  }

  /** Whether a text is 32 bytes in hexadecimal digits. */
  static boolean isHash(String text) {
    return HEX.matcher(text).matches();
  }

  /**
   * {@return the proof in the notes of a record}
   *
   * @param header the part of the record before the first decision
   * @throws IllegalArgumentException if they have none, or one that cannot be read
   */
  public static DealProof of(Header header) {
    List<String> notes = notes(header);
    checkArgument(
        !notes.isEmpty(),
        "The record has no proof of the deal: the host's computer chose the cards.");
    String first = notes.get(0);
    checkArgument(first.startsWith(TABLE), "%s: expected the table", Excerpt.quote(first));
    List<Share> shares = new ArrayList<>();
    for (String note : notes.subList(1, notes.size())) {
      Matcher share = SHARE.matcher(note.substring(NOTE.length()));
      checkArgument(
          share.matches(),
          "%s: expected a seat, a commitment, bytes and a name",
          Excerpt.quote(note));
      shares.add(new Share(share.group(1), share.group(4), share.group(2), share.group(3)));
    }
    return new DealProof(first.substring(TABLE.length()), shares);
  }

  /** The notes of a record that are about its deal. */
  static List<String> notes(Header header) {
    return header.notes().stream().filter(note -> note.startsWith(NOTE)).toList();
  }

  /** {@return the notes of a record, from which it can be read again} */
  public List<String> notes() {
    List<String> notes = new ArrayList<>(List.of(TABLE + table));
    for (Share each : shares) {
      notes.add(NOTE + String.join(" ", each.seat(), each.commitment(), each.bytes(), each.name()));
    }
    return notes;
  }

  /** {@return the seed that the bytes make} */
  public Seed seed() {
    List<String> lines = new ArrayList<>(List.of("baize seed 1", table));
    shares.forEach(each -> lines.add(each.bytes()));
    return Seed.of(Long.parseUnsignedLong(hash(lines).substring(0, Long.BYTES * 2), 16));
  }

  /** The header of the game whose cards follow from the bytes. */
  Header dealt(Header next) {
    List<String> all = new ArrayList<>(next.notes());
    all.addAll(notes());
    return new Header(next.game(), next.rules(), seed(), next.deals(), all, next.participants());
  }

  /** The end of the names of tables at which a game is played by its rules, and by no others. */
  static String endOfTable(Header header) {
    return hash(List.of("baize rules 1", header.game(), header.rules())).substring(0, 16);
  }

  /** The commitment of a seat to bytes at a table. */
  static String commitment(String table, String seat, String bytes) {
    return hash(List.of("baize commit 1", table, seat, bytes));
  }

  private static String hash(List<String> lines) {
    String text = String.join("\n", lines) + "\n";
    return Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString();
  }

  /**
   * {@return a sentence that says whose bytes made the cards of a game}
   *
   * @param header the part of its record before the first decision
   * @param game what is played
   * @throws IllegalArgumentException that says in a sentence why the record does not prove it
   */
  public static String verify(Header header, GameProvider<?, ?, ?> game) {
    checkArgument(isByChance(header, game), FIXED);
    DealProof proof = of(header);
    proof.requireWhole(header);
    List<String> names = proof.shares.stream().map(Share::name).toList();
    int last = names.size() - 1;
    StringBuilder sentence =
        new StringBuilder("Nobody chose the cards: they follow from random bytes of ");
    sentence.append(String.join(", ", names.subList(0, last)));
    sentence.append(" and ").append(names.get(last)).append('.');
    header.people().stream()
        .map(seat -> header.names().get(seat.index()))
        .filter(name -> !names.contains(name))
        .forEach(name -> sentence.append(' ').append(name).append(" added none."));
    return sentence.toString();
  }

  /** What people are told of who chose the cards of a game. */
  static String told(Header header, GameProvider<?, ?, ?> game) {
    try {
      return verify(header, game);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Whether what happens by the rules of a game depends on the seed. */
  static boolean isByChance(Header header, GameProvider<?, ?, ?> game) {
    Rules<?, ?, ?> rules = game.rules(header.rules());
    List<?> one = events(rules, 0);
    return IntStream.range(1, SEEDS).anyMatch(i -> !events(rules, i).equals(one));
  }

  /**
   * What happens in the first part of a game if the first of the legal decisions is always made.
   */
  private static <D extends Decision, E extends Event> List<E> events(
      Rules<?, D, E> rules, long seed) {
    List<E> events = new ArrayList<>();
    Game<?, D> game = rules.start(Seed.of(seed), events::add);
    for (int i = 0; i < DECISIONS && !game.isOver(); i++) {
      game.apply(game.legal().get(0));
    }
    return events;
  }

  private void requireWhole(Header header) {
    require(
        shares.size() > 1
            && shares.get(0).seat().equals(SERVER)
            && shares.get(0).name().equals(THE_SERVER),
        "it needs the bytes of the server and of a person");
    require(table.endsWith(endOfTable(header)), "the rules are not those of the deal");
    Set<String> names = new HashSet<>();
    long before = -1;
    for (Share each : shares.subList(1, shares.size())) {
      before = WholeNumber.parseShortest(each.seat(), before + 1, Seat.MAX_COUNT);
      Participant person = new Participant(Participant.HUMAN, each.name());
      require(
          names.add(each.name()) && header.participants().contains(person),
          each.name() + " is no other person at this table");
    }
    for (Share each : shares) {
      require(
          each.commitment().equals(commitment(table, each.seat(), each.bytes())),
          "the bytes of " + each.name() + " are not those of the commitment");
    }
    require(
        header.deals().isEmpty() && header.seed().equals(seed()),
        "the cards do not follow from the bytes");
  }

  private static void require(boolean holds, String otherwise) {
    checkArgument(holds, "The deal is not proven: %s.", otherwise);
  }
}
