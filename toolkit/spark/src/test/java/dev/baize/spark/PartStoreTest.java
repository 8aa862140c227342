package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.baize.study.simulation.GameRange;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PartStoreTest {

  @TempDir private java.nio.file.Path folder;
  private PartStore store;

  @BeforeEach
  void open() throws IOException {
    store = PartStore.open(folder.resolve("parts").toString(), new Configuration());
  }

  @Test
  void parts_are_listed_in_the_order_of_their_games() throws IOException {
    store.keep(new GameRange(100, 200), "later");
    store.keep(new GameRange(0, 20), "first");
    store.keep(new GameRange(20, 100), "then");
    Files.createFile(folder.resolve("parts").resolve("part-of-another-program"));
    assertThat(store.list())
        .extracting(file -> file.getPath().getName())
        .containsExactly("part-0-19", "part-20-99", "part-100-199");
    assertThat(store.read(store.list().get(1))).isEqualTo("then");
  }

  @Test
  void a_part_whose_bytes_have_changed_is_named_as_damaged() throws IOException {
    store.keep(new GameRange(0, 20), "first");
    Files.writeString(folder.resolve("parts/part-0-19"), "other");
    FileStatus part = store.list().get(0);
    assertThatIOException()
        .isThrownBy(() -> store.read(part))
        .withMessage(
            part.getPath()
                + " is damaged: its checksum is wrong; delete it to play its games again");
  }

  @Test
  void a_part_that_is_too_large_is_refused_unread() throws IOException {
    try (RandomAccessFile file =
        new RandomAccessFile(folder.resolve("parts/part-0-19").toFile(), "rw")) {
      file.setLength((1L << 29) + 1);
    }
    FileStatus part = store.list().get(0);
    assertThatIOException()
        .isThrownBy(() -> store.read(part))
        .withMessageContaining("is damaged: it has 536870913 bytes; expected 536870912 at most");
  }

  /** A file system on which some bytes fit, but not all of a file. */
  static final class FullFileSystem extends LocalFileSystem {

    /** For Hadoop. */
    public FullFileSystem() {
      super(
          new RawLocalFileSystem() {
            @Override
            protected OutputStream createOutputStreamWithMode(
                Path file, boolean append, FsPermission permission) throws IOException {
              return new FullStream(super.createOutputStreamWithMode(file, append, permission));
            }
          });
    }
  }

  private static final class FullStream extends FilterOutputStream {

    private FullStream(OutputStream out) {
      super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, 1);
      throw new IOException("No space left on device");
    }
  }

  private PartStore opened(Class<? extends FileSystem> type) throws IOException {
    Configuration configuration = new Configuration();
    configuration.setClass("fs.file.impl", type, FileSystem.class);
    configuration.setBoolean("fs.file.impl.disable.cache", true);
    return PartStore.open(folder.resolve("parts").toString(), configuration);
  }

  @Test
  void nothing_is_left_of_a_part_that_does_not_fit_on_the_disk() throws IOException {
    PartStore small = opened(FullFileSystem.class);
    assertThatIOException()
        .isThrownBy(() -> small.keep(new GameRange(0, 20), "first"))
        .withMessageEndingWith("part-0-19 cannot be written: No space left on device");
    assertThat(folder.resolve("parts")).isEmptyDirectory();
  }

  /** Writes to the device that is always full. */
  static final class FullDevice extends LocalFileSystem {

    /** For Hadoop. */
    public FullDevice() {
      super(
          new RawLocalFileSystem() {
            @Override
            protected OutputStream createOutputStreamWithMode(
                Path file, boolean append, FsPermission permission) throws IOException {
              return super.createOutputStreamWithMode(new Path("/dev/full"), append, permission);
            }
          });
    }
  }

  /** Hadoop makes an error of it, whose message is the text of the exception. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void a_disk_that_is_full_is_told_of_in_the_words_of_the_system() throws IOException {
    PartStore full = opened(FullDevice.class);
    assertThatIOException()
        .isThrownBy(() -> full.keep(new GameRange(0, 20), "first"))
        .withMessageEndingWith("part-0-19 cannot be written: No space left on device");
  }

  /** Fails to write its first file. */
  static final class FailsOnce extends LocalFileSystem {

    /** For Hadoop. */
    public FailsOnce() {
      super(
          new RawLocalFileSystem() {
            private boolean failed;

            @Override
            protected OutputStream createOutputStreamWithMode(
                Path file, boolean append, FsPermission permission) throws IOException {
              if (!failed) {
                failed = true;
                throw new IOException("Cannot run program \"chmod\"");
              }
              return super.createOutputStreamWithMode(file, append, permission);
            }
          });
    }
  }

  @Test
  void a_part_is_kept_although_the_first_attempt_fails() throws IOException {
    PartStore once = opened(FailsOnce.class);
    once.keep(new GameRange(0, 20), "first");
    assertThat(once.read(once.list().get(0))).isEqualTo("first");
  }

  @Test
  void drivers_that_keep_the_same_part_at_once_both_succeed() throws Exception {
    ExecutorService drivers = Executors.newFixedThreadPool(2);
    try {
      Callable<Integer> driver =
          () -> {
            for (int game = 0; game < 500; game++) {
              store.keep(new GameRange(game, game + 1), "same");
            }
            return 500;
          };
      for (Future<Integer> kept : drivers.invokeAll(List.of(driver, driver))) {
        assertThat(kept.get()).isEqualTo(store.list().size());
      }
    } finally {
      drivers.shutdownNow();
    }
  }

  @Test
  void a_folder_where_a_part_is_to_be_is_named() throws IOException {
    Files.createDirectory(folder.resolve("parts/part-0-19"));
    assertThatIOException()
        .isThrownBy(store::list)
        .withMessageEndingWith("parts/part-0-19 is a folder; expected the file of a part");
  }

  @Test
  void a_part_that_cannot_be_written_is_named() throws IOException {
    Files.delete(folder.resolve("parts"));
    Files.createFile(folder.resolve("parts"));
    assertThatIOException()
        .isThrownBy(() -> store.keep(new GameRange(0, 20), "first"))
        .withMessageContaining("parts/part-0-19 cannot be written: ");
  }
}
