package dev.baize.charts;

import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multimaps;
import dev.baize.study.simulation.Measurement;
import dev.baize.study.statistics.Estimate;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A family: two or more {@linkplain dev.baize.core.game.Measure measures} whose names differ in one
 * number. Its name has {@code N} in place of the number; its members ascend.
 */
record MeasureFamily(String name, List<Member> members) {

  private static final String PLACE = "N";
  private static final Pattern NUMBER = Pattern.compile("(?<![^ ])-?[0-9]{1,18}(?![^ ])");

  MeasureFamily {
    members = members.stream().sorted(Comparator.comparingLong(Member::number)).toList();
  }

  /** One measure of a family, with its number. */
  record Member(long number, Measurement measured) {

    Estimate mean() {
      return measured.sample().estimate();
    }

    /** The 5 %, 25 %, 50 %, 75 % and 95 % quantiles of the observations. */
    List<Long> quantiles() {
      return Stream.of(0.05, 0.25, 0.5, 0.75, 0.95).map(measured.sample()::quantile).toList();
    }

    private String generalMeaning() {
      return measured.measure().meaning().replaceAll("(?<![\\w-])" + number + "\\b", PLACE);
    }
  }

  /** All families among measures, in the order of their first members. */
  static List<MeasureFamily> in(List<Measurement> measures) {
    ListMultimap<String, Member> byName =
        MultimapBuilder.linkedHashKeys().arrayListValues().build();
    for (Measurement measured : measures) {
      String name = measured.measure().name();
      for (MatchResult number : NUMBER.matcher(name).results().toList()) {
        byName.put(
            name.substring(0, number.start()) + PLACE + name.substring(number.end()),
            new Member(Long.parseLong(number.group()), measured));
      }
    }
    return Multimaps.asMap(byName).entrySet().stream()
        .filter(family -> family.getValue().size() > 1)
        .map(family -> new MeasureFamily(family.getKey(), family.getValue()))
        .toList();
  }

  List<Member> observed() {
    return members.stream().filter(one -> one.measured().sample().observations() > 0).toList();
  }

  /**
   * The meaning of an observation: the one that all members share, with {@code N} in place of their
   * numbers; the first one if they differ in more.
   */
  String meaning() {
    List<String> own =
        members.stream().map(it -> it.measured.measure().meaning()).distinct().toList();
    List<String> general = members.stream().map(Member::generalMeaning).distinct().toList();
    return general.size() == 1 && own.size() > 1 ? general.get(0) : own.get(0);
  }

  /** The unit of the number: the word after it, or the one before if it is the last. */
  String unit() {
    List<String> words = List.of(name.strip().split(" +"));
    int after = words.indexOf(PLACE) + 1;
    return words.get(after < words.size() ? after : Math.max(0, after - 2));
  }
}
