package dev.baize.cli.fuzz;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.TreeMap;

/** The present folder of this process, which belongs to the fuzzer. */
final class Folder {

  /** A folder in it that stays, with something in it that is no regular file. */
  static final String PLACE = "place";

  static final String PIPE = PLACE + "/pipe";

  private static final Path PATH = Path.of("");

  private Folder() {}

  /** Makes what stays. */
  static void prepare() throws IOException, InterruptedException {
    Files.createDirectory(PATH.resolve(PLACE));
    new ProcessBuilder("mkfifo", PIPE).start().waitFor();
  }

  /** Makes the files of a case. */
  static void fill(Map<String, String> files) throws IOException {
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.write(PATH.resolve(file.getKey()), Bytes.array(file.getValue()));
    }
  }

  /** Removes all but what stays, and gives what was in the files, by name. */
  static Map<String, String> empty() throws IOException {
    Map<String, String> files = new TreeMap<>();
    Files.walkFileTree(
        PATH,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            if (!file.equals(Path.of(PIPE))) {
              files.put(file.toString(), content(file));
              Files.delete(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return files;
  }

  private static String content(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Bytes.read(file) : "no file";
  }
}
