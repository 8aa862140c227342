import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Ada, a fast player of euchre. Needs Java 17 or later, and nothing else: {@code java Player.java}.
 *
 * <p>It answers all questions that have arrived before it writes anything, so that a host with many
 * matches at the same time does not wait for each answer.
 */
final class Player {

  private static final String HELLO =
      "{\"type\":\"hello\",\"protocol\":1,\"name\":\"Ada\",\"games\":[\"euchre\"],"
          + "\"simultaneous\":1000}\n";
  private static final String READY = "{\"type\":\"ready\"}\n";

  public static void main(String[] arguments) throws IOException {
    Lines lines = new Lines(new FileInputStream(FileDescriptor.in));
    Answers answers = new Answers(new FileOutputStream(FileDescriptor.out));
    Question question = new Question();
    try {
      while (lines.next(answers)) {
        String type = question.read(new Json(lines.buffer, lines.start, lines.end));
        switch (type) {
          case "hello" -> answers.write(HELLO);
          case "setup" -> answers.write(READY);
          case "decide" -> answers.decision(question.number, Strategy.decide(question));
          case "goodbye" -> {
            return;
          }
          default -> {}
        }
      }
    } catch (IllegalArgumentException e) {
      answers.write("{\"type\":\"error\",\"message\":\"" + e.getMessage() + "\"}\n");
      answers.flush();
      System.exit(1);
    }
  }
}

/**
 * What to decide. A card is its number in the protocol, rank × 4 + suit, and a suit that of the
 * same colour as its number with the second bit turned: Spades 0, Hearts 1, Clubs 2, Diamonds 3.
 */
final class Strategy {

  private static final int JACK = 2;
  private static final int ACE = 5;
  private static final int TRUMP = 20;
  private static final int LEFT = 30;
  private static final int RIGHT = 31;
  private static final int NO_SUIT = -1;

  /** The numbers of decisions. */
  private static final int DISCARD = 24;

  private static final int PASS = 48;
  private static final int ORDER_UP = 49;
  private static final int DEFEND_ALONE = 57;

  /** How many tricks a hand must promise to make trump. */
  private static final double ENOUGH = 2;

  private Strategy() {}

  static int decide(Question asked) {
    int first = asked.legal[0];
    if (first < DISCARD) {
      return asked.trickSize == 0 ? lead(asked) : follow(asked);
    }
    return first < PASS ? DISCARD + lowest(asked, DISCARD) : bid(asked);
  }

  private static int bid(Question asked) {
    int hand = asked.hand;
    if (asked.passes == 3) {
      hand |= 1 << asked.upcard; // the dealer would pick it up
    }
    int best = PASS;
    double promised = asked.legal[0] == PASS ? ENOUGH : 0;
    for (int i = 0; i < asked.legalSize; i++) {
      int bid = asked.legal[i];
      if (bid >= ORDER_UP && bid < DEFEND_ALONE) {
        double tricks = tricks(hand, (bid - ORDER_UP) & 3);
        if (tricks > promised || best == PASS && tricks == promised) {
          promised = tricks;
          best = bid;
        }
      }
    }
    return best;
  }

  /** About how many tricks a hand takes by itself. */
  private static double tricks(int hand, int trump) {
    double tricks = 0;
    int suits = 0;
    boolean hasTrump = false;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      int card = Integer.numberOfTrailingZeros(rest);
      int value = value(card, trump, NO_SUIT);
      if (value >= TRUMP) {
        hasTrump = true;
        tricks += 0.4 + 0.05 * (value - TRUMP);
      } else {
        suits |= 1 << (card & 3);
        tricks += value == ACE ? 0.35 : 0;
      }
    }
    return tricks + (hasTrump ? 0.2 * (3 - Integer.bitCount(suits)) : 0);
  }

  /** The highest card; trumps first for those who made it, last for the others. */
  private static int lead(Question asked) {
    boolean makers = (asked.maker - asked.seat) % 2 == 0;
    int best = 0;
    int highest = Integer.MIN_VALUE;
    for (int i = 0; i < asked.legalSize; i++) {
      int value = value(asked.legal[i], asked.trump, NO_SUIT);
      value = value < TRUMP || makers ? value : -value;
      if (value > highest) {
        highest = value;
        best = asked.legal[i];
      }
    }
    return best;
  }

  /** Nothing if the trick is partner's or lost, else the cheapest last and the highest before. */
  private static int follow(Question asked) {
    int trump = asked.trump;
    int led = value(asked.trick[0], trump, NO_SUIT) >= TRUMP ? trump : asked.trick[0] & 3;
    int highest = Integer.MIN_VALUE;
    int winner = 0;
    int seat = asked.leader;
    for (int i = 0; i < asked.trickSize; i++) {
      int value = value(asked.trick[i], trump, led);
      if (value > highest) {
        highest = value;
        winner = seat;
      }
      do {
        seat = (seat + 1) % 4;
      } while ((asked.sittingOut >> seat & 1) != 0);
    }
    boolean last = asked.trickSize == 3 - Integer.bitCount(asked.sittingOut);
    if ((winner - asked.seat) % 2 == 0 && (last || highest >= ACE - 1)) {
      return lowest(asked, 0);
    }
    int best = -1;
    for (int i = 0; i < asked.legalSize; i++) {
      int card = asked.legal[i];
      int value = value(card, trump, led);
      if (value > highest && (best < 0 || last == value < value(best, trump, led))) {
        best = card;
      }
    }
    return best < 0 ? lowest(asked, 0) : best;
  }

  private static int lowest(Question asked, int offset) {
    int lowest = asked.legal[0] - offset;
    for (int i = 1; i < asked.legalSize; i++) {
      int card = asked.legal[i] - offset;
      if (value(card, asked.trump, NO_SUIT) < value(lowest, asked.trump, NO_SUIT)) {
        lowest = card;
      }
    }
    return lowest;
  }

  /**
   * How high a card is: {@link #TRUMP} or more if it is one, below 0 if it cannot take the trick.
   */
  private static int value(int card, int trump, int led) {
    int suit = card & 3;
    int rank = card >> 2;
    if (rank == JACK && (suit & 1) == (trump & 1)) {
      return suit == trump ? RIGHT : LEFT;
    }
    return suit == trump ? TRUMP + rank : led == NO_SUIT || suit == led ? rank : rank - TRUMP;
  }
}

/** What the strategy wants to know of a question. Used for one after another. */
final class Question {

  long number;
  final int[] legal = new int[64];
  int legalSize;
  int seat;
  int passes;
  int upcard;
  int hand;
  int trump;
  int maker;
  int sittingOut;

  /** The trick on the table. */
  final int[] trick = new int[4];

  int trickSize;
  int leader;

  /** Reads a line, and returns its type. */
  String read(Json json) {
    String type = "";
    sittingOut = 0;
    json.enter('{');
    while (json.next('}')) {
      switch (json.name()) {
        case "type" -> type = json.text();
        case "question" -> number = json.whole();
        case "view" -> readView(json);
        case "numbers" -> readNumbers(json);
        default -> json.skip();
      }
    }
    return type;
  }

  private void readNumbers(Json json) {
    legalSize = 0;
    json.enter('[');
    while (json.next(']')) {
      legal[legalSize++] = (int) json.whole();
    }
  }

  private void readView(Json json) {
    json.enter('{');
    while (json.next('}')) {
      switch (json.name()) {
        case "seat" -> seat = (int) json.whole();
        case "passes" -> passes = (int) json.whole();
        case "upcard" -> upcard = json.card();
        case "trump" -> trump = json.suit();
        case "maker" -> maker = (int) json.whole();
        case "hand" -> readHand(json);
        case "sitting_out" -> readSittingOut(json);
        case "tricks" -> readTricks(json);
        default -> json.skip();
      }
    }
  }

  private void readHand(Json json) {
    hand = 0;
    json.enter('[');
    while (json.next(']')) {
      hand |= 1 << json.card();
    }
  }

  private void readSittingOut(Json json) {
    json.enter('[');
    while (json.next(']')) {
      sittingOut |= 1 << json.whole();
    }
  }

  /** Keeps the last one. */
  private void readTricks(Json json) {
    json.enter('[');
    while (json.next(']')) {
      json.enter('{');
      while (json.next('}')) {
        switch (json.name()) {
          case "leader" -> leader = (int) json.whole();
          case "cards" -> readCards(json);
          default -> json.skip();
        }
      }
    }
  }

  private void readCards(Json json) {
    trickSize = 0;
    json.enter('[');
    while (json.next(']')) {
      trick[trickSize++] = json.card();
    }
  }
}

/** Reads a line of JSON from front to back, each value where the caller expects it. */
final class Json {

  private static final String RANKS = "NTJQKA";
  private static final String SUITS = "SHCD";

  private final byte[] buffer;
  private final int end;
  private int at;

  Json(byte[] buffer, int start, int end) {
    this.buffer = buffer;
    this.at = start;
    this.end = end;
  }

  /** Enters an object or a list, which begins with this bracket. */
  void enter(char bracket) {
    if (peek() != bracket) {
      throw new IllegalArgumentException("expected " + bracket + " at byte " + at);
    }
    at++;
  }

  /** Whether there is another field or element; leaves the object or list if not. */
  boolean next(char bracket) {
    int c = peek();
    at += c == ',' || c == bracket ? 1 : 0;
    return c != bracket;
  }

  /** The name of the next field. */
  String name() {
    String name = text();
    enter(':');
    return name;
  }

  String text() {
    enter('"');
    int start = at;
    skipText();
    String text = new String(buffer, start, at - 1 - start, StandardCharsets.UTF_8);
    return text.indexOf('\\') < 0 ? text : unescaped(text);
  }

  /** Goes to behind the closing quote. */
  private void skipText() {
    while (current() != '"') {
      at += current() == '\\' ? 2 : 1;
    }
    at++;
  }

  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        c = text.charAt(++i);
        int control = "bfnrt".indexOf(c);
        if (control >= 0) {
          c = "\b\f\n\r\t".charAt(control);
        } else if (c == 'u') {
          c = (char) Integer.parseInt(text, i + 1, i + 5, 16);
          i += 4;
        }
      }
      plain.append(c);
    }
    return plain.toString();
  }

  long whole() {
    boolean negative = peek() == '-';
    at += negative ? 1 : 0;
    int start = at;
    long number = 0;
    while (at < end && buffer[at] >= '0' && buffer[at] <= '9') {
      number = 10 * number + buffer[at++] - '0';
    }
    if (at == start) {
      throw new IllegalArgumentException("expected a whole number at byte " + at);
    }
    return negative ? -number : number;
  }

  /** A card such as "Jack of Hearts", as its number. */
  int card() {
    String text = text();
    int rank = RANKS.indexOf(text.charAt(0));
    return 4 * rank + SUITS.indexOf(text.charAt(text.lastIndexOf(' ') + 1));
  }

  int suit() {
    return SUITS.indexOf(text().charAt(0));
  }

  /** Skips a value of any type. */
  void skip() {
    int depth = 0;
    do {
      int c = peek();
      at++;
      switch (c) {
        case '"' -> skipText();
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        case ',', ':' -> {}
        default -> {
          while (at < end && ",:]}".indexOf(buffer[at]) < 0) {
            at++;
          }
        }
      }
    } while (depth > 0);
  }

  /** The next byte that is no space. */
  private int peek() {
    while (current() == ' ' || buffer[at] == '\t' || buffer[at] == '\r') {
      at++;
    }
    return buffer[at];
  }

  private int current() {
    if (at >= end) {
      throw new IllegalArgumentException("the line ends too early");
    }
    return buffer[at];
  }
}

/** The lines of standard input. The present one is in the buffer, from its start to its end. */
final class Lines {

  byte[] buffer = new byte[1 << 16];
  int start;
  int end = -1;

  private final InputStream in;
  private int filled;

  Lines(InputStream in) {
    this.in = in;
  }

  /**
   * Goes to the next line that is not empty.
   *
   * @param answers flushed if the next line has not arrived yet
   * @return false if there is none
   */
  boolean next(Answers answers) throws IOException {
    do {
      start = end + 1;
      end = start;
      while (end == filled || buffer[end] != '\n') {
        if (end < filled) {
          end++;
        } else {
          answers.flush();
          if (!fill()) {
            return false;
          }
        }
      }
    } while (isEmpty());
    return true;
  }

  private boolean isEmpty() {
    return end == start || end == start + 1 && buffer[start] == '\r';
  }

  private boolean fill() throws IOException {
    System.arraycopy(buffer, start, buffer, 0, filled - start);
    end -= start;
    filled -= start;
    start = 0;
    if (filled == buffer.length) {
      buffer = Arrays.copyOf(buffer, 2 * filled);
    }
    int read = in.read(buffer, filled, buffer.length - filled);
    filled += Math.max(read, 0);
    return read > 0;
  }
}

/** Keeps lines back until they are flushed. */
final class Answers {

  private static final int MANY = 1 << 15;

  private final OutputStream out;
  private final StringBuilder lines = new StringBuilder();

  Answers(OutputStream out) {
    this.out = out;
  }

  void write(String line) throws IOException {
    lines.append(line);
    if (lines.length() > MANY) {
      flush();
    }
  }

  void decision(long question, int number) throws IOException {
    lines.append("{\"type\":\"decision\",\"question\":").append(question);
    lines.append(",\"number\":").append(number);
    write("}\n");
  }

  void flush() throws IOException {
    if (!lines.isEmpty()) {
      out.write(lines.toString().getBytes(StandardCharsets.UTF_8));
      out.flush();
      lines.setLength(0);
    }
  }
}
