package dev.baize.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.baize.cli.io.CommandException;
import dev.baize.cli.io.Terminal;
import dev.baize.cli.log.ProgramLog;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** Which log a command line and an environment ask for. */
class LogOptionsTest {

  private static final Logger LOG = LoggerFactory.getLogger(LogOptionsTest.class);

  @TempDir Path folder;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @AfterEach
  void close() {
    ProgramLog.close();
  }

  private void open(@Nullable String level, String... options) {
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err);
    LogOptions.open(GlobalOptions.of(List.of(options)), level, terminal);
  }

  private static String least() {
    for (Level level : List.of(Level.TRACE, Level.DEBUG, Level.INFO, Level.WARN, Level.ERROR)) {
      if (LOG.isEnabledForLevel(level)) {
        return level.name();
      }
    }
    return "none";
  }

  @ParameterizedTest
  @CsvSource({
    "'', '', none",
    "'', --verbose, DEBUG",
    "'', --verbose --verbose, TRACE",
    "'', --verbose --verbose --verbose, TRACE",
    "error, '', ERROR",
    "Warn, '', WARN",
    "INFO, '', INFO",
    "debug, '', DEBUG",
    "trace, '', TRACE",
    "error, --verbose, DEBUG",
    "trace, --verbose, DEBUG"
  })
  void options_count_before_the_environment(String level, String options, String least) {
    open(level, options.split(" "));
    assertThat(least()).isEqualTo(least);
  }

  @ParameterizedTest
  @CsvSource({"'', '', DEBUG", "warn, '', WARN", "warn, --verbose --verbose, TRACE"})
  void a_file_is_logged_to_without_more_being_asked_for(
      String level, String options, String least) {
    Path file = folder.resolve("log");
    open(level, ("--log-file=" + file + " " + options).split(" "));
    assertThat(least()).isEqualTo(least);
    LOG.atError().log("here");
    assertThat(file).content().endsWith(" ERROR LogOptionsTest here\n");
    assertThat(err.toString(UTF_8)).isEmpty();
  }

  @Test
  void without_a_file_lines_go_to_standard_error() {
    open("warn");
    LOG.atWarn().log("here");
    assertThat(err.toString(UTF_8)).endsWith(" WARN LogOptionsTest here\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"loud", "off", " debug", "debug,trace"})
  void a_level_that_is_none_is_refused_even_where_an_option_counts(String level) {
    assertThatThrownBy(() -> open(level, "--verbose"))
        .isInstanceOf(CommandException.class)
        .hasMessage("BAIZE_LOG=" + level + ": expected error, warn, info, debug or trace");
    assertThat(least()).isEqualTo("none");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "euchre --help", "--version", "--verbose play --help"})
  void a_level_that_is_none_keeps_nobody_from_help(String words) {
    assertThatCode(() -> open("loud", words.split(" "))).doesNotThrowAnyException();
    assertThatThrownBy(() -> open("loud", ("-- " + words).split(" ")))
        .isInstanceOf(CommandException.class);
  }

  @Test
  void no_level_is_no_log() {
    open(null);
    assertThat(ProgramLog.isOpen()).isFalse();
  }
}
