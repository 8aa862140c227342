package dev.baize.cli.check;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** Digests of the decisions made in matches, by which two processes compare what they played. */
public record MatchDigests(List<String> lines) {

  private static final Pattern LINE = Pattern.compile("[0-9a-f]{32}");

  public MatchDigests {
    lines = List.copyOf(lines);
  }

  /** {@return the digests of matches} */
  public static MatchDigests of(List<List<String>> matches) {
    return new MatchDigests(matches.stream().map(MatchDigests::digest).toList());
  }

  private static String digest(List<String> decisions) {
    Hasher hasher = Hashing.murmur3_128().newHasher();
    for (String decision : decisions) {
      hasher.putInt(decision.length()).putString(decision, StandardCharsets.UTF_8);
    }
    return hasher.hash().toString();
  }

  /** The digests among the lines that a process has printed. */
  static MatchDigests among(List<String> printed) {
    return new MatchDigests(printed.stream().filter(LINE.asMatchPredicate()).toList());
  }

  /** The number of the first match with different digests, or with one alone; -1 for none. */
  int firstDifference(MatchDigests others) {
    for (int i = 0; i < Math.max(lines.size(), others.lines.size()); i++) {
      if (i >= lines.size()
          || i >= others.lines.size()
          || !lines.get(i).equals(others.lines.get(i))) {
        return i;
      }
    }
    return -1;
  }
}
