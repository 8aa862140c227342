package dev.baize.cli.jar;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.baize.cli.CompiledJar;
import dev.baize.cli.Run;
import dev.baize.core.registry.PlayerProvider;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
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

  @Test
  void a_class_of_more_than_16_mebibytes_is_refused() throws IOException {
    assertRefused(
        list(jar(), "OwnProvider.class", 16 * MEBIBYTE + 1),
        "class OwnProvider cannot be loaded: java.lang.ClassFormatError: the file is too large;"
            + " expected at most 16 MiB");
  }

  @Test
  void a_file_without_end_is_not_read_to_its_end() throws IOException {
    URL endless = new URL(null, "endless:", new Endless());
    assertThat(ClassPathFile.read(endless, MEBIBYTE)).isEmpty();
  }

  private static final class Endless extends URLStreamHandler {

    @Override
    protected URLConnection openConnection(URL url) {
      return new URLConnection(url) {
        @Override
        public void connect() {}

        @Override
        public InputStream getInputStream() {
          return new InputStream() {
            @Override
            public int read() {
              return '\n';
            }
          };
        }
      };
    }
  }
}
