package dev.baize.cli.classic;

import dev.baize.core.text.Excerpt;
import dev.baize.euchre.DealShuffle;

/** An edition of the course that set the classic euchre program: its shuffle and usage line. */
enum Edition {
  OF_2015(
      "2015",
      DealShuffle.ONE_HANDED,
      "Usage: euchre PACK_FILENAME [shuffle|noshuffle] POINTS TO WIN NAME1 NAME2 NAME3 NAME4"),
  OF_2024(
      "2024",
      DealShuffle.IN_SHUFFLE,
      "Usage: euchre.exe PACK_FILENAME [shuffle|noshuffle] POINTS_TO_WIN"
          + " NAME1 TYPE1 NAME2 TYPE2 NAME3 TYPE3 NAME4 TYPE4");

  private final String year;
  private final DealShuffle shuffle;
  private final String usage;

  Edition(String year, DealShuffle shuffle, String usage) {
    this.year = year;
    this.shuffle = shuffle;
    this.usage = usage;
  }

  DealShuffle shuffle() {
    return shuffle;
  }

  /** The line that is printed instead of a game when the arguments are wrong. */
  String usage() {
    return usage;
  }

  static Edition of(String year) {
    for (Edition edition : values()) {
      if (edition.year.equals(year)) {
        return edition;
      }
    }
    throw new IllegalArgumentException(
        "no edition " + Excerpt.quote(year) + "; expected 2015 or 2024");
  }

  @Override
  public String toString() {
    return year;
  }
}
