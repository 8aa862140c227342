package dev.baize.protocol.shared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** A JSON Schema beside {@code docs/protocol.md}: of the lines of one end of the protocol. */
public final class ProtocolSchema {

  /** Reads what RFC 8259 allows and nothing else. */
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  /** What a host writes. */
  public static final ProtocolSchema HOST = new ProtocolSchema("host");

  /** What a player writes. */
  public static final ProtocolSchema PLAYER = new ProtocolSchema("player");

  /** What Baize writes as the referee of a program. */
  public static final ProtocolSchema REFEREE = new ProtocolSchema("referee");

  /** What that program writes. */
  public static final ProtocolSchema PROGRAM = new ProtocolSchema("program");

  /** The two ends of a conversation with a player. */
  public static final List<ProtocolSchema> ENDS = List.of(HOST, PLAYER);

  private final String name;
  private final JsonNode source;
  private final Schema schema;

  /** Lines that were found to be as the schema says: most are said again and again. */
  private final Set<String> valid = ConcurrentHashMap.newKeySet();

  private ProtocolSchema(String name) {
    this.name = name;
    try {
      this.source = MAPPER.readTree(text(name));
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
    this.schema =
        SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12,
                builder -> builder.schemas(urn -> text(urn.substring(urn.lastIndexOf(':') + 1))))
            .getSchema(source);
  }

  private static String text(String name) {
    try {
      String file = "docs/protocol/" + name + ".schema.json";
      // Tests of the command line, which is one folder nearer to the root, use this, too.
      Path near = Path.of("..").resolve(file);
      return Files.readString(Files.exists(near) ? near : Path.of("../..").resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The schema itself, as JSON. */
  public JsonNode source() {
    return source;
  }

  /** What is wrong with a line; empty if nothing is. */
  public List<String> errors(String line) {
    try {
      return schema.validate(MAPPER.readTree(line)).stream().map(Object::toString).toList();
    } catch (JsonProcessingException e) {
      return List.of(String.valueOf(e.getMessage()));
    }
  }

  /** Fails unless a line is as the schema says, and of a type that it lists. */
  public void requireValid(String line) {
    if (valid.contains(line)) {
      return;
    }
    assertThat(errors(line)).as(line).isEmpty();
    try {
      String type = MAPPER.readTree(line).path("type").asText();
      assertThat(source.path("$defs").has(type)).as(line).isTrue();
      valid.add(line);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fails unless all lines of a text, but for empty ones, are as the schema says. */
  public void requireAllValid(String text) {
    text.lines().filter(line -> !line.isEmpty()).forEach(this::requireValid);
  }

  /** What goes in front of the command of a player whose lines, and whose host's, are recorded. */
  public static String recording(Path folder) {
    return "sh -c 'tee \"$0/host-$$\" | \"$@\" | tee \"$0/player-$$\"' '" + folder + "' ";
  }

  /**
   * The lines of this end that programs in a folder have recorded. What was written last, by a
   * program that was ended meanwhile, may lack its end and is left out.
   */
  public List<String> recorded(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(name + "-"))
          .flatMap(ProtocolSchema::wholeLines)
          .filter(line -> !line.isEmpty())
          .toList();
    }
  }

  private static Stream<String> wholeLines(Path file) {
    try {
      String text = Files.readString(file);
      return text.substring(0, text.lastIndexOf('\n') + 1).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its name, for reports of tests. */
  @Override
  public String toString() {
    return name;
  }
}
