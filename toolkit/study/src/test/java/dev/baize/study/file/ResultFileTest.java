package dev.baize.study.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results never go where something else is, whatever is put there before or meanwhile. */
class ResultFileTest {

  private static final byte[] RESULT = "result\n".getBytes(StandardCharsets.UTF_8);
  private static final int FILES = 200;
  private static final int ROUNDS = 50;

  @TempDir private Path folder;

  private Path out() {
    return folder.resolve("out");
  }

  private String[] names() {
    String[] names = folder.toFile().list();
    assertThat(names).isNotNull();
    return names;
  }

  @Test
  void links_that_wait_under_the_names_of_temporary_files_lead_nowhere() throws IOException {
    Path victim = Files.writeString(folder.resolve("victim"), "mine");
    String temporary = "out." + ProcessHandle.current().pid();
    Files.createSymbolicLink(folder.resolve(temporary), victim);
    Files.createSymbolicLink(folder.resolve(temporary + "-0"), victim);
    ResultFile.of(out()).write(RESULT);
    assertThat(victim).hasContent("mine");
    assertThat(Files.readString(out())).isEqualTo("result\n");
    assertThat(out()).isRegularFile();
    assertThat(Files.isSymbolicLink(out())).isFalse();
    assertThat(names()).containsExactlyInAnyOrder("out", "victim", temporary, temporary + "-0");
  }

  @Test
  void what_appears_meanwhile_stays() throws IOException {
    ResultFile file = ResultFile.of(out());
    Files.writeString(out(), "mine");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> file.write(RESULT))
        .withMessage("%s: the file exists and is not empty; nothing is overwritten", out());
    assertThat(out()).hasContent("mine");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void a_file_that_is_empty_is_filled_even_by_an_interrupted_thread() throws IOException {
    Files.createFile(out());
    Thread.currentThread().interrupt();
    ResultFile.of(out()).write(RESULT);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(out()).hasContent("result\n");
    assertThat(names()).containsExactly("out");
  }

  @Test
  void an_empty_file_that_somebody_else_has_locked_stays_theirs() throws IOException {
    Files.createFile(out());
    ResultFile file = ResultFile.of(out());
    try (FileChannel other = FileChannel.open(out(), StandardOpenOption.WRITE)) {
      other.lock();
      assertThatExceptionOfType(IOException.class)
          .isThrownBy(() -> file.write(RESULT))
          .withMessage("%s cannot be written: it is in use", out());
      other.write(ByteBuffer.wrap("mine".getBytes(StandardCharsets.UTF_8)));
    }
    assertThat(out()).hasContent("mine");
  }

  @Test
  void of_results_that_are_written_to_one_empty_file_at_once_one_is_kept_and_reported()
      throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      Path file = Files.createFile(folder.resolve("out" + round));
      CyclicBarrier together = new CyclicBarrier(2);
      FutureTask<Boolean> other = new FutureTask<>(() -> isWritten(file, "a", together));
      new Thread(other).start();
      boolean written = isWritten(file, "b", together);
      assertThat(other.get()).isNotEqualTo(written);
      assertThat(file).hasContent(written ? "b" : "a");
    }
  }

  private static boolean isWritten(Path path, String result, CyclicBarrier together)
      throws Exception {
    ResultFile file = ResultFile.of(path);
    together.await();
    try {
      file.write(result.getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void a_link_that_appears_meanwhile_is_not_followed() throws IOException {
    ResultFile file = ResultFile.of(out());
    Path elsewhere = folder.resolve("elsewhere");
    Files.createSymbolicLink(out(), elsewhere);
    assertThatExceptionOfType(IOException.class).isThrownBy(() -> file.write(RESULT));
    assertThat(elsewhere).doesNotExist();
    assertThat(out()).isSymbolicLink();
  }

  @Test
  void a_link_is_refused_wherever_it_leads() throws IOException {
    Files.createSymbolicLink(out(), folder.resolve("elsewhere"));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> ResultFile.of(out()))
        .withMessage("%s cannot be written: it is a link", out());
    Files.createFile(folder.resolve("elsewhere"));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> ResultFile.of(out()))
        .withMessage("%s cannot be written: it is a link", out());
  }

  @Test
  void a_name_that_no_file_can_have_is_refused_beforehand() {
    Path file = folder.resolve("x".repeat(300));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> ResultFile.of(file))
        .withMessage("%s cannot be written: File name too long", file);
    assertThat(names()).isEmpty();
  }

  @Test
  void a_folder_in_which_nothing_can_be_created_is_refused_beforehand() {
    Path descriptors = Path.of("/proc/self/fd");
    assumeTrue(Files.isDirectory(descriptors), "a system with /proc");
    Path file = descriptors.resolve("result");
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> ResultFile.of(file))
        .withMessage("%s cannot be written: no file can be created in /proc/self/fd", file);
  }

  @Test
  void a_check_beforehand_leaves_nothing_behind() throws IOException {
    ResultFile.of(out());
    assertThat(names()).isEmpty();
    Files.createFile(out());
    ResultFile.of(out());
    assertThat(names()).containsExactly("out");
    assertThat(out()).isEmptyFile();
  }

  @Test
  void an_interrupted_thread_writes_all_of_it() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    Thread writing = Thread.currentThread();
    Thread interrupting =
        new Thread(
            () -> {
              for (int i = 0; i < FILES && !done.get(); i++) {
                writing.interrupt();
                Thread.onSpinWait();
              }
            });
    writing.interrupt();
    interrupting.start();
    byte[] large = new byte[1 << 20];
    ResultFile.of(out()).write(large);
    done.set(true);
    // An interrupt may still be under way.
    Uninterruptibles.joinUninterruptibly(interrupting);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(Files.size(out())).isEqualTo(large.length);
    assertThat(names()).containsExactly("out");
  }
}
