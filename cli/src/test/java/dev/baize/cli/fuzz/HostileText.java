package dev.baize.cli.fuzz;

import java.util.List;

/** Texts that programs of all kinds have stumbled over. */
final class HostileText {

  /** Of some characters each. */
  static final List<String> SHORT =
      List.of(
          "\u001b[2J",
          "\u001b]0;title\u0007",
          "\u0007",
          "\u009b1m",
          "\r",
          "\n",
          "\u0085",
          "\u2028",
          "\u2029",
          "\u202e",
          "\u2066",
          "\u200f",
          "\u200b",
          "\ufeff",
          "\u0000",
          "\t",
          "\u00a0",
          "\u3000",
          "王",
          "e\u0301",
          "👩‍👩‍👧",
          "\ud83d",
          "\udc69",
          "\ufffd",
          "%s%n%",
          "${user.home}",
          "$(id)",
          "'",
          "\"",
          "\\",
          "@file",
          "=1+1",
          "-",
          ",",
          ":",
          " ",
          "  ");

  /** Numbers at and beyond the ends of what can be represented or makes sense. */
  static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "2",
          "-1",
          "-0",
          "+1",
          "00",
          "007",
          "1.5",
          "1e3",
          "1e15",
          "1e16",
          "1e99",
          "1_000",
          "0x10",
          "NaN",
          "Infinity",
          "100",
          "101",
          "2147483647",
          "2147483648",
          "-2147483648",
          "999999999999999",
          "1000000000000000000",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775808",
          "-9223372036854775809",
          "99999999999999999999999999",
          "٣",
          "");

  private HostileText() {}

  /** One of all of them, or a very long one. */
  static String any(Dice dice) {
    if (dice.oneIn(12)) {
      return dice.pick(SHORT).repeat(1 + dice.below(5_000));
    }
    return dice.pick(dice.oneIn(4) ? NUMBERS : SHORT);
  }
}
