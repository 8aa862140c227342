package dev.baize.web;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import dev.baize.core.record.Participant;
import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Stream;

/** What people may call themselves at a table, where nobody can be taken for anybody else. */
final class GuestName {

  private static final String NOT_PRINTED = "A name is of letters that can be printed.";

  /** Neither what is invisible nor blanks but spaces. */
  private static final CharMatcher PRINTED =
      CharMatcher.forPredicate(
          letter ->
              Character.getType(letter) != Character.FORMAT
                  && (letter == ' ' || !Character.isSpaceChar(letter)));

  private GuestName() {}

  /**
   * The name as records have it; a refusal has a message that tells the guest what was expected.
   */
  static String parse(String wanted, Stream<String> others) {
    String looks = looks(wanted);
    checkArgument(
        !wanted.isEmpty()
            && wanted.length() <= TableHtml.MAX_NAME
            && !looks.equals(looks(DealProof.THE_SERVER))
            && others.map(GuestName::looks).noneMatch(looks::equals),
        "A name has 1 to %s characters, and nobody else's.",
        TableHtml.MAX_NAME);
    checkArgument(PRINTED.matchesAllOf(wanted), NOT_PRINTED);
    try {
      return new Participant(Participant.HUMAN, wanted).name();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(NOT_PRINTED, e);
    }
  }

  /** What a name cannot be told apart from. */
  private static String looks(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
  }
}
