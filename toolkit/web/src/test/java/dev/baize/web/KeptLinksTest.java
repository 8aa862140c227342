package dev.baize.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.baize.core.game.Seat;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptLinksTest {

  private static final int PORT = 40_321;

  @TempDir private Path folder;
  private final List<String> warnings = new ArrayList<>();

  private KeptLinks open() {
    return KeptLinks.in(folder, warnings::add);
  }

  private KeptLinks.Game game(String name) {
    return new KeptLinks.Game(
        folder.resolve(name),
        name.isEmpty(),
        new KeptLinks.Tokens(Map.of(Seat.of(0), Token.fresh()), ""));
  }

  private Path file() {
    return folder.resolve("links");
  }

  @Test
  void the_next_server_has_the_same_links_and_knows_how_many_there_were_before()
      throws IOException {
    List<KeptLinks.Game> games = List.of(game("a game of two.baize"), game("other"), game(""));
    String home;
    try (KeptLinks first = open()) {
      assertThat(first.port()).isZero();
      assertThat(first.state().games()).isEmpty();
      first.keep(PORT, games);
      home = first.state().home();
    }
    for (int starts = 2; starts < 5; starts++) {
      try (KeptLinks next = open()) {
        assertThat(next.port()).isEqualTo(PORT);
        assertThat(next.state().home()).isEqualTo(home);
        assertThat(next.state().games()).isEqualTo(games);
        assertThat(next.state().starts()).isEqualTo(starts);
      }
    }
    assertThat(warnings).isEmpty();
  }

  @Test
  void a_second_server_at_the_same_time_has_links_of_its_own() throws IOException {
    try (KeptLinks first = open()) {
      first.keep(PORT, List.of(game("mine")));
      String kept = Files.readString(file());
      try (KeptLinks second = open()) {
        assertThat(second.state().home()).isNotEqualTo(first.state().home());
        assertThat(second.state().games()).isEmpty();
        second.keep(1, List.of(game("other")));
      }
      assertThat(file()).hasContent(kept);
    }
    assertThat(warnings).isEmpty();
  }

  @Test
  void only_the_user_can_read_them() throws IOException {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    try (KeptLinks links = open()) {
      links.keep(PORT, List.of());
    }
    assertThat(Files.getPosixFilePermissions(file()))
        .containsExactlyInAnyOrder(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "baize-links-1 40321 1",
        "baize-links-2 40321 1 AAAAAAAAAAAAAAAAAAAAAA",
        "baize-links-1 99999 1 AAAAAAAAAAAAAAAAAAAAAA",
        "baize-links-1 40321 -1 AAAAAAAAAAAAAAAAAAAAAA",
        "baize-links-1 40321 1 A",
        "baize-links-1 40321 1 AAAAAAAAAAAAAAAAAAAAAA\nhost",
        "baize-links-1 40321 1 AAAAAAAAAAAAAAAAAAAAAA\nhost a,b /x",
        "baize-links-1 40321 1 AAAAAAAAAAAAAAAAAAAAAA\nhost x=BBBBBBBBBBBBBBBBBBBBBB /x",
        "baize-links-1 40321 1 AAAAAAAAAAAAAAAAAAAAAA\nhost 0=BBBBBBBBBBBBBBBBBBBBBB \u0000",
      })
  void a_damaged_file_costs_a_line_and_nothing_else(String text) throws IOException {
    Files.writeString(file(), text);
    try (KeptLinks links = open()) {
      assertThat(links.port()).isZero();
      assertThat(links.state().games()).isEmpty();
      assertThat(links.state().home()).doesNotContain("AAAA").hasSize(22);
    }
    assertThat(warnings).singleElement().asString().startsWith(file() + ".damaged ");
    assertThat(folder.resolve("links.damaged")).hasContent(text);
    try (KeptLinks next = open()) {
      assertThat(next.state().starts()).isPositive();
    }
    assertThat(warnings).hasSize(1);
  }

  @Test
  void a_file_larger_than_the_memory_is_damaged() throws IOException {
    try (RandomAccessFile huge = new RandomAccessFile(file().toFile(), "rw")) {
      huge.setLength(3L << 30);
    }
    try (KeptLinks links = open()) {
      assertThat(links.state().games()).isEmpty();
    }
    assertThat(warnings).singleElement().asString().contains("1000000 bytes");
    assertThat(folder.resolve("links.damaged")).hasSize(3L << 30);
  }

  @Test
  void a_folder_whose_name_has_two_lines_keeps_nothing_and_says_so_once() {
    assumeTrue(File.separatorChar == '/');
    Path odd = folder.resolve("two\nlines");
    KeptLinks links = KeptLinks.in(odd, warnings::add);
    links.keep(PORT, List.of(game("mine")));
    assertThat(warnings).singleElement().asString().contains("more than one line");
    assertThat(odd).doesNotExist();
  }

  @Test
  void a_folder_in_place_of_the_file_costs_a_line_and_nothing_else() throws IOException {
    Files.createDirectory(file());
    try (KeptLinks links = open()) {
      links.keep(PORT, List.of());
    }
    assertThat(warnings).singleElement().asString().contains(file().toString());
    assertThat(file()).isEmptyDirectory();
  }
}
