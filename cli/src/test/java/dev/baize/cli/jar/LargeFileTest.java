package dev.baize.cli.jar;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import dev.baize.core.registry.PlayerProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are far larger than the jar which they come from. */
class LargeFileTest {

  private static final int MEBIBYTE = 1 << 20;
  private static final String SERVICE = "META-INF/services/" + PlayerProvider.class.getName();

  @TempDir private Path folder;

  private CompiledJar jar() throws IOException {
    return new CompiledJar(folder, "own").withPlayer("euchre", "Own", "return view.choice(0);");
  }

  /** Lists the players of a jar one of whose files is as large as this, most of it line ends. */
  private static Run list(CompiledJar jar, String file, int size) throws IOException {
    Path path = jar.classes().resolve(file);
    String padding = "\n".repeat(size - (int) Files.size(path));
    Files.writeString(path, padding, US_ASCII, StandardOpenOption.APPEND);
    return Run.of("players", "euchre", "--players", jar.pack());
  }

  private void assertRefused(Run run, String problem) {
    assertThat(run.err()).startsWith("baize: " + folder.resolve("own.jar") + ": " + problem);
    assertThat(run.err()).hasLineCount(1);
    assertThat(run.status()).isEqualTo(70);
  }

  @Test
  void a_list_of_services_of_more_than_a_mebibyte_is_refused() throws IOException {
    CompiledJar jar = jar();
    assertThat(list(jar, SERVICE, MEBIBYTE).status()).isZero();
    assertRefused(
        list(jar, SERVICE, MEBIBYTE + 1), SERVICE + " is too large; expected at most 1 MiB");
  }

  @Test
  void a_module_of_more_than_a_mebibyte_is_refused() throws IOException {
    CompiledJar jar = jar();
    Files.createFile(jar.classes().resolve("module-info.class"));
    assertRefused(
        list(jar, "module-info.class", MEBIBYTE + 1),
        "module-info.class is too large; expected at most 1 MiB");
  }
}
