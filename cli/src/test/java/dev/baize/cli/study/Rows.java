package dev.baize.cli.study;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.Run;
import dev.baize.core.registry.Registry;
import dev.baize.protocol.line.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Runs the command and reads what it wrote. */
final class Rows {

  private Rows() {}

  /** Runs it with a file. */
  static Run run(@Nullable Registry registry, String words, Path out, String... more) {
    List<String> all = new ArrayList<>(List.of(("dataset " + words).split(" ")));
    all.addAll(List.of("--out", out.toString()));
    all.addAll(List.of(more));
    return registry == null
        ? Run.of(all.toArray(String[]::new))
        : Run.with(registry, all.toArray(String[]::new));
  }

  /** What it writes. */
  static byte[] written(@Nullable Registry registry, String words, Path out, String... more)
      throws IOException {
    Run run = run(registry, words, out, more);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    return Files.readAllBytes(out);
  }

  static String unzipped(byte[] bytes) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  static long number(Map<String, Object> row, String name) {
    return (long) requireNonNull(row.get(name), name);
  }

  static String text(Map<String, Object> row, String name) {
    return (String) requireNonNull(row.get(name), name);
  }

  static List<?> list(Map<String, Object> row, String name) {
    return (List<?>) requireNonNull(row.get(name), name);
  }

  /** The rows of JSON. */
  static List<Map<String, Object>> parse(byte[] jsonl) {
    return new String(jsonl, UTF_8).lines().map(Rows::row).toList();
  }

  private static Map<String, Object> row(String line) {
    try {
      return Json.parse(line.getBytes(UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
