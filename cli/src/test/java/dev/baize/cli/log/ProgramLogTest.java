package dev.baize.cli.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MarkerFactory;
import org.slf4j.event.Level;

/** What reaches the log through SLF4J, and what its lines look like. */
class ProgramLogTest {

  private static final Logger LOG = LoggerFactory.getLogger("dev.baize.somewhere.Thing");

  private final List<String> lines = new ArrayList<>();

  @AfterEach
  void close() {
    ProgramLog.close();
  }

  /** The lines without their times, each of which is checked. */
  private List<String> logged() {
    assertThat(lines)
        .allSatisfy(
            line -> assertThat(line).matches("(\\d{4}-\\d\\d-\\d\\dT[\\d:]{8}\\.\\d{3}Z| ) .*"));
    return lines.stream().map(line -> line.substring(line.indexOf(' ') + 1)).toList();
  }

  private static void logAtEveryLevel() {
    LOG.atTrace().log("t");
    LOG.atDebug().log("d");
    LOG.atInfo().log("i");
    LOG.atWarn().log("w");
    LOG.atError().log("e");
  }

  @Test
  void nothing_is_logged_until_it_is_opened_nor_after_it_is_closed() {
    logAtEveryLevel();
    assertThat(LOG.isErrorEnabled()).isFalse();
    ProgramLog.open(Level.TRACE, lines::add);
    assertThat(ProgramLog.isOpen()).isTrue();
    ProgramLog.close();
    assertThat(ProgramLog.isOpen()).isFalse();
    logAtEveryLevel();
    assertThat(lines).isEmpty();
  }

  @Test
  void a_level_and_those_more_severe_are_logged() {
    ProgramLog.open(Level.INFO, lines::add);
    logAtEveryLevel();
    assertThat(logged()).containsExactly("INFO Thing i", "WARN Thing w", "ERROR Thing e");
    ProgramLog.open(Level.TRACE, lines::add);
    logAtEveryLevel();
    assertThat(lines).hasSize(8);
    assertThat(LOG.isTraceEnabled()).isTrue();
    assertThat(LOG.isDebugEnabled(MarkerFactory.getMarker("any"))).isTrue();
  }

  @Test
  void key_value_pairs_follow_the_message_and_are_quoted_where_they_must_be() {
    ProgramLog.open(Level.DEBUG, lines::add);
    LOG.atDebug()
        .addKeyValue("number", 12)
        .addKeyValue("text", "a b")
        .addKeyValue("empty", "")
        .addKeyValue("quoted", "say \"x\"")
        .addKeyValue("pair", "a=b")
        .addKeyValue("nothing", (Object) null)
        .log("message of {}", "two words");
    assertThat(logged())
        .containsExactly(
            "DEBUG Thing message of two words number=12 text=\"a b\" empty=\"\""
                + " quoted=\"say \\\"x\\\"\" pair=\"a=b\" nothing=null");
  }

  @Test
  void control_characters_make_no_line_of_their_own() {
    ProgramLog.open(Level.DEBUG, lines::add);
    LOG.debug("a\nb");
    LOG.atDebug().addKeyValue("name", "\u001b[2J\r").log("odd");
    assertThat(logged())
        .containsExactly("DEBUG Thing a\\u000Ab", "DEBUG Thing odd name=\\u001B[2J\\u000D");
  }

  @Test
  void what_is_very_long_is_cut() {
    ProgramLog.open(Level.DEBUG, lines::add);
    LOG.atDebug().addKeyValue("words", "x".repeat(10_000)).log("y".repeat(10_000));
    assertThat(lines.get(0)).hasSizeLessThan(2000).contains("y… words=x").endsWith("x…");
  }

  @Test
  void an_exception_is_one_more_pair_and_its_trace_follows_at_trace_only() {
    RuntimeException failure = new IllegalStateException("no", new ArithmeticException("idea"));
    ProgramLog.open(Level.DEBUG, lines::add);
    LOG.atDebug().setCause(failure).log("failed");
    LOG.warn("failed", failure);
    assertThat(logged())
        .containsExactly(
            "DEBUG Thing failed cause=\"java.lang.IllegalStateException: no\"",
            "WARN Thing failed cause=\"java.lang.IllegalStateException: no\"");
    lines.clear();
    ProgramLog.open(Level.TRACE, lines::add);
    LOG.atDebug().setCause(failure).log("failed");
    assertThat(lines.get(1)).isEqualTo("    java.lang.IllegalStateException: no");
    assertThat(lines.get(2)).startsWith("    at ").contains(getClass().getName());
    assertThat(lines).contains("    Caused by: java.lang.ArithmeticException: idea");
  }
}
