package dev.baize.cli.chart;

import dev.baize.core.simulation.Measurement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Two or more {@linkplain dev.baize.core.game.Measure measures} whose names differ in one number.
 *
 * @param name theirs, with {@code N} in place of the number
 * @param members by number, ascending
 */
record MeasureFamily(String name, List<Member> members) {

  private static final String PLACE = "N";
  private static final Pattern NUMBER = Pattern.compile("(?<![^ ])[0-9]{1,18}(?![^ ])");

  /**
   * One of them.
   *
   * @param number what it has in place of {@code N}
   */
  record Member(long number, Measurement measured) {

    private String meaning() {
      return measured.measure().meaning();
    }

    private String generalMeaning() {
      return meaning().replaceAll("\\b" + number + "\\b", PLACE);
    }
  }

  /** All families among measures, in the order of their first members. */
  static List<MeasureFamily> in(List<Measurement> measures) {
    Map<String, List<Member>> byName = new LinkedHashMap<>();
    for (Measurement measured : measures) {
      String name = measured.measure().name();
      for (MatchResult number : NUMBER.matcher(name).results().toList()) {
        byName
            .computeIfAbsent(
                name.substring(0, number.start()) + PLACE + name.substring(number.end()),
                unused -> new ArrayList<>())
            .add(new Member(Long.parseLong(number.group()), measured));
      }
    }
    return byName.entrySet().stream()
        .filter(family -> family.getValue().size() > 1)
        .map(family -> new MeasureFamily(family.getKey(), sorted(family.getValue())))
        .toList();
  }

  private static List<Member> sorted(List<Member> members) {
    return members.stream().sorted(Comparator.comparingLong(Member::number)).toList();
  }

  /**
   * What an observation is: the meaning that all have, with {@code N} where it tells their numbers;
   * of meanings that differ in more, the first.
   */
  String meaning() {
    String first = members.get(0).meaning();
    boolean same = members.stream().allMatch(member -> member.meaning().equals(first));
    String general = members.get(0).generalMeaning();
    boolean alike = members.stream().allMatch(member -> member.generalMeaning().equals(general));
    return alike && !same ? general : first;
  }

  /** What the number counts: the word after it, or the one before if it is the last. */
  String unit() {
    List<String> words = List.of(name.strip().split(" +"));
    int place = words.indexOf(PLACE);
    if (words.size() == 1) {
      return PLACE;
    }
    return words.get(place + 1 < words.size() ? place + 1 : place - 1);
  }
}
