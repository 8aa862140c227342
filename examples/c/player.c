/*
 * Cleo, a player of euchre that reads views as arrays and answers with numbers. Needs a compiler of
 * C11, and no library but C's own: cc -std=c11 -O2 -o player player.c
 */
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* JSON, as much as is needed here: values are read from front to back, or skipped. */

static void fail(const char *message) {
  printf("{\"type\":\"error\",\"message\":\"%s\"}\n", message);
  exit(EXIT_FAILURE);
}

/* Where the next value of the line begins. The line ends with a null character. */
typedef const char *Cursor;

static void skip_space(Cursor *at) {
  while (**at == ' ' || **at == '\t' || **at == '\r') {
    ++*at;
  }
}

/* Whether the next character is this one; if so, goes on. */
static bool take(Cursor *at, char character) {
  skip_space(at);
  if (**at != character) {
    return false;
  }
  ++*at;
  return true;
}

static void expect(Cursor *at, char character) {
  if (!take(at, character)) {
    fail("a line is not the JSON that was expected");
  }
}

/* Whether an object or list, which was entered, has another element; if not, leaves it. */
static bool next(Cursor *at, char bracket, bool *first) {
  if (take(at, bracket)) {
    return false;
  }
  if (!*first) {
    expect(at, ',');
  }
  *first = false;
  return true;
}

/* Reads a text, of which it keeps what fits. What is not ASCII or escaped is no word of ours. */
static void read_text(Cursor *at, char *text, size_t size) {
  size_t length = 0;
  expect(at, '"');
  while (**at != '"') {
    if (**at == '\\') {
      ++*at;
    }
    if (**at == '\0') {
      fail("a line ends within a text");
    }
    if (length + 1 < size) {
      text[length++] = **at;
    }
    ++*at;
  }
  ++*at;
  text[length] = '\0';
}

static long long read_number(Cursor *at) {
  char *end;
  skip_space(at);
  long long number = strtoll(*at, &end, 10);
  if (end == *at) {
    fail("a line has no number where one was expected");
  }
  *at = end;
  return number;
}

/* Reads a list of numbers, of which there may be only so many, and returns how many there are. */
static int read_numbers(Cursor *at, int *numbers, int most) {
  int count = 0;
  bool first = true;
  expect(at, '[');
  while (next(at, ']', &first)) {
    long long number = read_number(at);
    if (count == most || number < 0 || number > INT_MAX) {
      fail("a list has too many or too high numbers");
    }
    numbers[count++] = (int)number;
  }
  return count;
}

/* Skips a value, however deep. */
static void skip(Cursor *at) {
  char text[1];
  int depth = 0;
  do {
    skip_space(at);
    if (**at == '"') {
      read_text(at, text, sizeof text);
    } else if (**at == '{' || **at == '[') {
      ++depth;
      ++*at;
    } else if (**at == '}' || **at == ']') {
      --depth;
      ++*at;
    } else if (**at == ',' || **at == ':') {
      ++*at;
    } else {
      size_t length = strcspn(*at, " \t\r,:{}[]\"");
      if (length == 0) {
        fail("a line ends within a value");
      }
      *at += length;
    }
  } while (depth > 0);
}

/* A view as an array. Seats are counted from our own: 0 ourselves, 1 our left, 2 our partner. */

enum {
  SEATS = 4,
  SUITS = 4,
  CARDS = 24,
  HAND = 0,
  UPCARD = HAND + CARDS,
  DISCARDED = UPCARD + CARDS,
  PLAYED = DISCARDED + CARDS,
  TRICK = PLAYED + SEATS * CARDS,
  TRUMP = TRICK + SEATS * CARDS,
  DEALER = TRUMP + SUITS,
  MAKER = DEALER + SEATS,
  SITTING_OUT = MAKER + SEATS,
  PHASE = SITTING_OUT + SEATS,
  PASSES = PHASE + 7,
  LENGTH = PASSES + 6
};

/* The numbers of decisions; cards are from 0. */
enum { DISCARD = 24, PASS = 48, ORDER_UP = 49, DEFEND_ALONE = 57, DECISIONS = 58 };

/* Cards are numbered by rank, then by suit; two suits of the same colour differ by 2. */
enum { JACK = 2, KING = 4, ACE = 5, TRUMPS = 20, LEFT_BOWER = 30, RIGHT_BOWER = 31, NO_SUIT = -1 };

static const double ENOUGH_TRICKS = 2;

/* How high a card is: 20 or more if it is trump, below 0 if it cannot take the trick. */
static int value(int card, int trump, int led) {
  int rank = card / SUITS;
  int suit = card % SUITS;
  if (rank == JACK && suit % 2 == trump % 2) {
    return suit == trump ? RIGHT_BOWER : LEFT_BOWER;
  }
  if (suit == trump) {
    return TRUMPS + rank;
  }
  return led == NO_SUIT || suit == led ? rank : rank - TRUMPS;
}

/* The suit of a card, where the left bower is a trump. */
static int suit_of(int card, int trump) {
  return value(card, trump, NO_SUIT) >= TRUMPS ? trump : card % SUITS;
}

/* The first of the places in the array, of so many, that is not 0. */
static int first_of(const int *array, int from, int count) {
  for (int i = 0; i < count; i++) {
    if (array[from + i] != 0) {
      return i;
    }
  }
  return NO_SUIT;
}

/* Whether no card that is still out is of the same suit and higher. */
static bool is_boss(const int *array, int card, int trump) {
  int suit = suit_of(card, trump);
  for (int other = 0; other < CARDS; other++) {
    bool seen = array[HAND + other] || array[DISCARDED + other];
    for (int seat = 0; seat < SEATS; seat++) {
      seen = seen || array[PLAYED + seat * CARDS + other] || array[TRICK + seat * CARDS + other];
    }
    if (!seen && suit_of(other, trump) == suit
        && value(other, trump, suit) > value(card, trump, suit)) {
      return false;
    }
  }
  return true;
}

/* About how many tricks the hand takes by itself. */
static double tricks(const int *array, int trump) {
  double tricks = 0;
  int trumps = 0;
  int suits[SUITS] = {0};
  for (int card = 0; card < CARDS; card++) {
    /* The dealer, who decides after three passes, would pick the upcard up. */
    if (array[HAND + card] || (array[PASSES] == 3 && array[UPCARD + card])) {
      int high = value(card, trump, NO_SUIT);
      suits[suit_of(card, trump)]++;
      trumps += high >= TRUMPS;
      tricks += high >= TRUMPS ? 0.4 + 0.05 * (high - TRUMPS) : high == ACE ? 0.35 : 0;
    }
  }
  for (int suit = 0; suit < SUITS; suit++) {
    tricks += trumps > 0 && suits[suit] == 0 ? 0.2 : 0;
  }
  return tricks;
}

static int bid(const int *array, const int *legal, int count) {
  int best = legal[0];
  double most = legal[0] == PASS ? ENOUGH_TRICKS : -1;
  for (int i = 0; i < count; i++) {
    if (legal[i] >= ORDER_UP && legal[i] < DEFEND_ALONE) {
      double expected = tricks(array, (legal[i] - ORDER_UP) % SUITS);
      if (expected > most) {
        most = expected;
        best = legal[i];
      }
    }
  }
  return best;
}

static int lowest(const int *legal, int count, int offset, int trump) {
  int best = legal[0];
  for (int i = 1; i < count; i++) {
    if (value(legal[i] - offset, trump, NO_SUIT) < value(best - offset, trump, NO_SUIT)) {
      best = legal[i];
    }
  }
  return best;
}

/* The makers lead trumps; others, and makers without one, lead what nobody can beat in its suit. */
static int lead(const int *array, const int *legal, int count, int trump) {
  bool makers = first_of(array, MAKER, SEATS) % 2 == 0;
  int best = legal[0];
  int most = INT_MIN;
  for (int i = 0; i < count; i++) {
    int high = value(legal[i], trump, NO_SUIT);
    int merit = high < TRUMPS ? high : makers ? high : -high;
    merit += is_boss(array, legal[i], trump) && high < TRUMPS ? ACE : 0;
    if (merit > most) {
      most = merit;
      best = legal[i];
    }
  }
  return best;
}

/* Nothing if the trick is our partner's or lost; else the cheapest last, and the highest before. */
static int follow(const int *array, const int *legal, int count, int trump) {
  int led = NO_SUIT;
  int highest = INT_MIN;
  int winner = 0;
  int left = SEATS - 1;
  for (int seat = 1; seat < SEATS; seat++) {
    int card = first_of(array, TRICK + seat * CARDS, CARDS);
    left -= card != NO_SUIT || array[SITTING_OUT + seat];
    if (card != NO_SUIT) {
      led = led == NO_SUIT ? suit_of(card, trump) : led;
      if (value(card, trump, led) > highest) {
        highest = value(card, trump, led);
        winner = seat;
      }
    }
  }
  bool last = left == 0;
  int best = NO_SUIT;
  for (int i = 0; i < count; i++) {
    int high = value(legal[i], trump, led);
    if (high > highest && (best == NO_SUIT || last == (high < value(best, trump, led)))) {
      best = legal[i];
    }
  }
  bool partners = winner == 2 && (last || highest >= KING);
  return best == NO_SUIT || partners ? lowest(legal, count, 0, trump) : best;
}

static int decide(const int *array, const int *legal, int count) {
  int trump = first_of(array, TRUMP, SUITS);
  if (legal[0] >= PASS) {
    return bid(array, legal, count);
  }
  if (legal[0] >= DISCARD) {
    return lowest(legal, count, DISCARD, trump);
  }
  for (int seat = 1; seat < SEATS; seat++) {
    if (first_of(array, TRICK + seat * CARDS, CARDS) != NO_SUIT) {
      return follow(array, legal, count, trump);
    }
  }
  return lead(array, legal, count, trump);
}

/* Answers a line of the host. Returns false if it was the last one. */
static bool answer(Cursor line) {
  char name[16];
  char type[16] = "";
  long long question = 0;
  int array[LENGTH];
  int legal[DECISIONS];
  int length = 0;
  int count = 0;
  bool first = true;
  expect(&line, '{');
  while (next(&line, '}', &first)) {
    read_text(&line, name, sizeof name);
    expect(&line, ':');
    if (strcmp(name, "type") == 0) {
      read_text(&line, type, sizeof type);
    } else if (strcmp(name, "question") == 0) {
      question = read_number(&line);
    } else if (strcmp(name, "array") == 0) {
      length = read_numbers(&line, array, LENGTH);
    } else if (strcmp(name, "numbers") == 0) {
      count = read_numbers(&line, legal, DECISIONS);
    } else {
      skip(&line);
    }
  }
  if (strcmp(type, "hello") == 0) {
    puts("{\"type\":\"hello\",\"protocol\":1,\"name\":\"Cleo\",\"games\":[\"euchre\"],\"array\":true}");
  } else if (strcmp(type, "setup") == 0) {
    puts("{\"type\":\"ready\"}");
  } else if (strcmp(type, "decide") == 0) {
    if (length != LENGTH || count == 0) {
      fail("a question has no array of 293 numbers, or no legal decisions");
    }
    printf("{\"type\":\"decision\",\"question\":%lld,\"number\":%d}\n", question,
           decide(array, legal, count));
  }
  fflush(stdout);
  return strcmp(type, "goodbye") != 0;
}

/* Reads a line of any length without its line feed, or returns NULL if there is none. */
static char *read_line(char **buffer, size_t *size) {
  size_t length = 0;
  int character;
  while ((character = getchar()) != EOF && character != '\n') {
    if (length + 1 >= *size) {
      *size = *size == 0 ? 4096 : 2 * *size;
      char *larger = realloc(*buffer, *size);
      if (larger == NULL) {
        fail("there is no memory left");
      }
      *buffer = larger;
    }
    (*buffer)[length++] = (char)character;
  }
  if (character == EOF && length == 0) {
    return NULL;
  }
  if (*size == 0) {
    return "";
  }
  (*buffer)[length] = '\0';
  return *buffer;
}

int main(void) {
  char *buffer = NULL;
  size_t size = 0;
  char *line;
  while ((line = read_line(&buffer, &size)) != NULL) {
    if (line[strspn(line, " \t\r")] != '\0' && !answer(line)) {
      break;
    }
  }
  free(buffer);
  return EXIT_SUCCESS;
}
