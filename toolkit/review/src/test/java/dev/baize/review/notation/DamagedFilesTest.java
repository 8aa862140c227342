package dev.baize.review.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.core.record.MalformedFileException;
import dev.baize.core.record.MatchRecord;
import dev.baize.core.record.RecordedMatch;
import dev.baize.euchre.EuchreProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.function.Function;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class DamagedFilesTest {

  private static final String[] FILES = {
    "finals-annotated.egn", "league-1.egn", "two-hands-from-a-score.egn", "unfinished-deal.egn"
  };

  /** What may stand for another piece of a file. */
  private static final String[] PIECES = {
    "",
    "\"Pass\"",
    "\"Order\"",
    "\"h\"",
    "\"Th\"",
    "\"R\"",
    "\"Xx\"",
    "null",
    "true",
    "-1",
    "7",
    "4000000000",
    "1e99",
    "[]",
    "{}",
    "\"",
    ",",
    "\n",
    "\"\uD800\"",
    "\"players\"",
    "\"9s\""
  };

  /** A text of which some pieces were replaced by others. */
  private static String damaged(String text, SplittableRandom random) {
    String damaged = text;
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      String[] words = damaged.split("(?<=[\\s\\[\\]{}:,])|(?=[\\s\\[\\]{}:,])", -1);
      int at = random.nextInt(words.length);
      words[at] =
          random.nextBoolean()
              ? PIECES[random.nextInt(PIECES.length)]
              : words[random.nextInt(words.length)];
      damaged = String.join("", words);
    }
    return damaged;
  }

  /** Reads and replays, or names a line. */
  private static void read(String text, Function<byte[], MatchRecord> reader) {
    MatchRecord record;
    try {
      record = reader.apply(text.getBytes(StandardCharsets.UTF_8));
    } catch (MalformedFileException e) {
      assertThat(e).hasMessageMatching("(?s)file:[1-9][0-9]*: .+");
      assertThat(e.getMessage()).doesNotContain("\n");
      return;
    }
    RecordedMatch.of(MatchRecord.parse(record.text()), new EuchreProvider()).replay();
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void a_damaged_file_of_egn_is_read_or_refused_by_its_line(@ForAll long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    String text = Files.text(FILES[random.nextInt(FILES.length)]);
    read(damaged(text, random), bytes -> Egn.parse(bytes, "file").record());
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void a_damaged_report_of_a_hand_is_read_or_refused_by_its_line(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    read(damaged(PtnReaderTest.HAND, random), bytes -> PtnReader.read(bytes, "file"));
  }
}
