package dev.baize.distribution.manual;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.io.ByteSource;
import com.google.common.io.MoreFiles;
import dev.baize.cli.Commands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;

/**
 * Writes what the distribution has in {@code share} for other programs: the pages of the manual,
 * and the script with which bash completes commands; and the fingerprint of its jars.
 */
final class SharedFiles {

  private SharedFiles() {}

  /**
   * Writes the files below a folder, where bash and {@code man} look for them, and the fingerprint
   * of the jars beside them, by which the launcher knows whether classes that Java has stored are
   * theirs.
   *
   * @param args the folder, and that of the jars
   */
  public static void main(String[] args) throws IOException {
    CommandLine baize = Commands.all();
    Path folder = Path.of(args[0]);
    Path completions = Files.createDirectories(folder.resolve("bash-completion/completions"));
    Files.writeString(
        completions.resolve(baize.getCommandName()),
        AutoComplete.bash(baize.getCommandName(), baize) + '\n');
    Path pages = Files.createDirectories(folder.resolve("man/man1"));
    for (Map.Entry<String, String> page : ManPage.all(baize).entrySet()) {
      Files.writeString(pages.resolve(page.getKey()), page.getValue());
    }
    Path jars = Path.of(args[1]);
    Files.writeString(jars.resolve("fingerprint"), fingerprint(jars) + "\n");
  }

  private static HashCode fingerprint(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      Stream<Path> jars = files.filter(file -> file.toString().endsWith(".jar")).sorted();
      return ByteSource.concat(jars.map(MoreFiles::asByteSource).toList()).hash(Hashing.sha256());
    }
  }
}
