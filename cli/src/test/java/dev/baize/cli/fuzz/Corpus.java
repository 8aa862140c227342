package dev.baize.cli.fuzz;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Valid cases: every command and every kind of file. What is costly is rare.
 *
 * @param files all files that there are, by name
 * @param usual cases that take some milliseconds
 * @param rare cases that take longer
 */
record Corpus(Map<String, String> files, List<Case> usual, List<Case> rare) {

  private static final int RARITY = 25;

  private static final String SESSION = "|" + InputFiles.SESSION;

  /** Command lines, with one more word behind a stroke; and input, behind an arrow. */
  private static final List<String> USUAL =
      List.of(
          "simulate euchre Simple --games 3 --seed 7",
          "simulate euchre Simple Random Expert Simple --games 2 --threads 2 --format json",
          "simulate blackjack Counting --games 5 --format csv --rules" + SESSION,
          "simulate beans Greedy Random --games 4 --from 5 --shard 1/2 --out new.result",
          "simulate euchre Simple --games 3 --chart - --measure points",
          "simulate blackjack Simple --games 3 --seed secret --time 5 --rules" + SESSION,
          "simulate euchre Own --games 2 --players own.jar",
          "tournament euchre Simple Random --games 4 --format json --seed -1",
          "tournament beans Greedy Random --games 2 --out empty --threads 1",
          "tournament euchre Simple Random --sprt 0,100 --games 40 --format csv",
          "tournament euchre Simple Random Expert --games 2 --chart -",
          "dataset euchre Simple --games 2 --seed 7 --out new.jsonl",
          "dataset beans Planner Random --games 1 --threads 2 --shard 1/1 --advice --out new.jsonl.gz",
          "merge euchre.result",
          "merge part2.result part1.result --out new.result --format csv",
          "merge part1.result --chart - --measure|score of seat N",
          "merge session.result --format json",
          "merge session.result --chart - --measure|bankroll after N hands",
          "merge tournament.result --chart -",
          "merge round1.result round2.result --format json",
          "merge test.result",
          "replay euchre.baize",
          "replay pack.baize",
          "replay blackjack.baize",
          "replay beans.baize",
          "replay euchre.baize --hand 1",
          "replay blackjack.baize --hand 2 --format json",
          "replay beans.baize --format csv",
          "resume half-euchre.baize",
          "resume half-blackjack.baize",
          "resume half-beans.baize → 1 2 1 1 save",
          "resume people.baize → pass\npass\n0\n3\nHearts\n1\npause\n",
          "resume player.baize → hit 10 stand 5 hit hit pause",
          "play --resume half-beans.baize --pace fast",
          "play --statistics person.baize half-beans.baize beans.baize",
          "statistics person.baize --format json",
          "statistics person.baize half-beans.baize --format csv",
          "advise euchre dealer left up JD hold 9D AD KD AS 9C --judge Expert --format json",
          "advise blackjack 10 6 against 10 seen 5 5 6 --rules strip",
          "advise beans next hand Red soy Blue Blue Chili chains Green 1 other hand 5 deck 93 --judge Greedy --format csv",
          "advise euchre.baize --at 1.2 --judge Simple",
          "play euchre --seed 3 --points 5 --opponents Simple --record new.baize",
          "play blackjack --bankroll 100 --hands 5 --minimum 2 --pace key",
          "play blackjack --seed 1 --rules|single, surrender early, natural 6:5",
          "euchre pack.in shuffle 1 A Simple B Random C Simple D Expert",
          "euchre pack.in noshuffle 2 A Human B Simple C Human D Simple → pass 0 1 2 0 pass 3 pause",
          "euchre --demo --seed 3 --record new.baize",
          "euchre --edition 2015 --seed 3 -- pack.in shuffle 1 --A Simple B Simple C Simple D Random",
          "euchre pack.in shuffle 1 A Own B Simple C Own D Simple --players own.jar",
          "blackjack 100 5 Simple",
          "blackjack --seed 3 --minimum 10 --shuffle uniform 1000 5 Human → 10 hit stand pause",
          "blackjack 100 5 Counting --record empty",
          "beans --seed 7 Ann Greedy Bob Random",
          "beans --no-opening-draw --seed 8 Ann Human Bob Greedy → 1 2 1 3 1 1 2 save my.baize",
          "beans --seed 9 → Ann Lee\nBob\n\n1\n2\npause",
          "match euchre Simple --seed 3 --record new.baize --rules|points 1, shuffle uniform",
          "match beans Human Greedy --seed 4 → 1 1 2 pause",
          "match blackjack Counting --rules" + SESSION,
          "players",
          "players euchre --players own.jar",
          "check euchre Simple --games 1 --answers --seed 5",
          "check beans Greedy --games 1 --answers --time 5",
          "check euchre Own --games 1 --answers --players own.jar",
          "analyze euchre --seed 7 --hand 2",
          "analyze euchre --format csv|dealer 3, up JD, 0: 9S 10S JS QS KS, 1: 9H 10H JH QH KH, 2: 9C"
              + " 10C JC QC KC, 3: 9D 10D QD KD AD",
          "--help",
          "--version",
          "tournament --help",
          "--verbose replay beans.baize",
          "--log-file old.log simulate euchre Simple --games 2",
          "merge euchre.result --verbose --verbose");

  private static final List<String> RARE =
      List.of(
          "simulate euchre Simple --games 3 --chart new.svg",
          "merge session.result --chart new.svg --measure|bankroll after N hands",
          "tournament euchre Simple Random --games 2 --chart new.png",
          "analyze blackjack --rules single --removed 5,5,6 --strategy BASIC --format json",
          "analyze blackjack --threads 2 --chart new.svg --rules|decks 2, hands 2",
          "analyze blackjack",
          "analyze blackjack --format json --removed|5 5 6 10 K",
          "euchre --explain pack.in noshuffle 1 A Human B Simple C Simple D Simple → pass pause",
          "play beans --practice",
          "generate-completion");

  /** A corpus, which is the same each time. */
  static Corpus make(Sandbox sandbox) throws IOException {
    Map<String, String> files = ImmutableMap.copyOf(InputFiles.make(sandbox));
    return new Corpus(files, cases(USUAL, files), cases(RARE, files));
  }

  private static List<Case> cases(List<String> lines, Map<String, String> files) {
    List<Case> cases = new ArrayList<>();
    for (String line : lines) {
      String[] parts = line.split(" → ", 2);
      String[] words = parts[0].split("\\|", 2);
      List<String> all = new ArrayList<>(List.of(words[0].split(" ")));
      if (words.length > 1) {
        all.add(words[1]);
      }
      Case call = new Case("baize", all, parts.length > 1 ? parts[1] + "\n" : "", Map.of());
      for (Map.Entry<String, String> file : files.entrySet()) {
        if (all.contains(file.getKey())) {
          call = call.withFile(file.getKey(), file.getValue());
        }
      }
      cases.add(call);
    }
    return cases;
  }

  List<Case> all() {
    return Stream.concat(usual.stream(), rare.stream()).toList();
  }

  /** One of those that are wanted, of which some must be usual. */
  Case pick(Dice dice, Predicate<Case> wanted) {
    Case picked;
    do {
      picked = dice.pick(dice.oneIn(RARITY) ? rare : usual);
    } while (!wanted.test(picked));
    return picked;
  }
}
