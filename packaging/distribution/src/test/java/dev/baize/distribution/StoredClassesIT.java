package dev.baize.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the distribution stores classes for faster starts, and for whom. */
@Tag("ci")
class StoredClassesIT {

  /** How Java says of a class that it comes from there. */
  private static final String SHARED = "dev.baize.cli.Main source: shared objects file";

  private static final String PACK =
      Stream.of("Spades", "Hearts", "Clubs", "Diamonds")
          .flatMap(
              suit ->
                  Stream.of("Nine", "Ten", "Jack", "Queen", "King", "Ace")
                      .map(rank -> rank + " of " + suit + "\n"))
          .collect(Collectors.joining());

  private static final Map<String, String> LOADING =
      Map.of("BAIZE_JAVA_OPTIONS", "-Xlog:class+load");

  /** A Java that stores the classes of a start: for where classes are stored, those are enough. */
  private static final String BRIEF =
      """
      for word do
        shift
        if [ "$word" = dev.baize.cli.TrainingRun ]; then
          shift # its folder, the last word
          set -- "$@" dev.baize.cli.Main --version
          break
        fi
        set -- "$@" "$word"
      done
      exec '%s/bin/java' "$@"
      """
          .formatted(System.getProperty("java.home"));

  @TempDir static Path home;

  private static String baize = "";
  private static Stranger regular;
  private static final Map<String, byte[]> KEPT = new HashMap<>();

  /** Starts it for the first time, which takes seconds; several tests go on from there. */
  @BeforeAll
  static void startForTheFirstTime() throws Exception {
    baize = Stranger.baize();
    regular = guest("regular");
    assertThat(regular.sh(baize + " --version")).isEqualTo(Stranger.version());
    for (String name : stored(regular.lib())) {
      KEPT.put(name, Files.readAllBytes(regular.lib().resolve(name)));
    }
  }

  /** Somebody for whom the classes that the first start has stored are still there. */
  private static Stranger regular() throws IOException {
    for (String name : stored(regular.lib())) {
      Files.delete(regular.lib().resolve(name));
    }
    for (Map.Entry<String, byte[]> file : KEPT.entrySet()) {
      Files.write(regular.lib().resolve(file.getKey()), file.getValue());
    }
    return regular;
  }

  private static Stranger guest(String name) throws Exception {
    Path folder = Files.createDirectory(home.resolve(name));
    return new Stranger(folder, Path.of(System.getProperty("java.home")));
  }

  private static Stranger briefGuest(String name) throws Exception {
    Stranger guest = guest(name);
    guest.script("java", BRIEF);
    return guest;
  }

  /** All that is in a folder but jars and their fingerprint. */
  private static List<String> stored(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.endsWith(".jar") && !name.equals("fingerprint"))
          .sorted()
          .toList();
    }
  }

  @Test
  void the_first_start_stores_classes_beside_the_jars_and_later_ones_use_them() throws Exception {
    Stranger guest = regular();
    assertThat(KEPT).hasSize(2);
    assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    assertThat(stored(guest.lib())).hasSameElementsAs(KEPT.keySet());
    assertThat(guest.sh(LOADING, baize + " --version").out()).contains(SHARED);
    assertThat(home.resolve("regular/.cache")).doesNotExist();
  }

  @Test
  void classic_programs_read_no_class_from_a_jar() throws Exception {
    Stranger guest = regular();
    Files.writeString(home.resolve("regular/pack"), PACK);
    for (String words :
        List.of(
            "euchre pack noshuffle 1 A Simple B Expert C Random D Master",
            "euchre pack shuffle 1 A Simple B Simple C Simple D Simple",
            "euchre --demo",
            "blackjack 100 100 simple",
            "blackjack 100 100 counting",
            "beans A Greedy B Random")) {
      Run run = guest.sh(LOADING, baize + " " + words);
      assertThat(run.out()).contains(SHARED);
      assertThat(run.out().lines().filter(line -> line.contains(" source: file:"))).isEmpty();
    }
  }

  @Test
  void where_the_jars_cannot_be_written_to_classes_are_stored_in_the_cache_of_the_user()
      throws Exception {
    Stranger guest = readOnly("read-only");
    for (int i = 0; i < 2; i++) {
      assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    }
    Path folder = home.resolve("read-only");
    Path cache = folder.resolve(mac() ? "Library/Caches/baize" : ".cache/baize");
    assertThat(stored(guest.lib())).isEmpty();
    assertThat(stored(cache)).hasSize(2);
    assertThat(guest.sh(LOADING, baize + " --version").out()).contains(SHARED);

    Map<String, String> own = Map.of("XDG_CACHE_HOME", folder + "/own");
    assertThat(guest.sh(own, baize + " --version")).isEqualTo(Stranger.version());
    assertThat(stored(folder.resolve("own/baize"))).hasSize(2);

    for (String nowhere : List.of("", folder.resolve("tools/rm") + "/none")) {
      Map<String, String> homeless = Map.of("HOME", nowhere);
      assertThat(guest.sh(homeless, baize + " --version")).isEqualTo(Stranger.version());
    }
  }

  /** Even the superuser cannot make folders there. */
  private static Stranger readOnly(String name) throws Exception {
    Stranger guest = briefGuest(name);
    guest.tool("mkdir", "case \"$*\" in *" + Archives.root() + "/lib/*) exit 1 ;; esac");
    Run protection =
        guest.sh(Map.of("PATH", System.getenv("PATH")), "chmod -R a-w " + Archives.root() + "/lib");
    assertThat(protection.status()).isZero();
    return guest;
  }

  private static boolean mac() {
    return Files.isDirectory(Path.of("/System/Library"));
  }

  @Test
  void classes_of_other_jars_in_the_same_folder_are_replaced() throws Exception {
    Stranger guest = briefGuest("other jars");
    assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    List<String> before = stored(guest.lib());
    Files.writeString(guest.lib().resolve("fingerprint"), "of another version\n");
    assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    assertThat(stored(guest.lib())).hasSize(2).doesNotContainAnyElementsOf(before);
  }

  @Test
  void classes_that_are_cut_off_are_not_used() throws Exception {
    Stranger guest = regular();
    Path archive = archive(guest);
    byte[] classes = Files.readAllBytes(archive);
    for (int size : new int[] {0, 1000, classes.length / 2, classes.length - 1}) {
      Files.delete(archive);
      Files.write(archive, Arrays.copyOf(classes, size));
      assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    }
  }

  private static Path archive(Stranger guest) throws IOException {
    String name = stored(guest.lib()).stream().filter(n -> n.endsWith(".jsa")).findFirst().get();
    return guest.lib().resolve(name);
  }

  @Test
  void classes_that_were_damaged_crash_one_start_and_are_stored_anew_at_the_next()
      throws Exception {
    Stranger guest = regular();
    Path archive = archive(guest);
    byte[] classes = Files.readAllBytes(archive);
    for (int i = classes.length / 5 * 2; i < classes.length / 5 * 3; i++) {
      classes[i] ^= -1;
    }
    Files.write(archive, classes);
    Run crash = guest.sh("ulimit -c 0; " + baize + " --version");
    assertThat(crash.status()).isNotZero();
    assertThat(crash.err()).contains("its stored classes were removed\n");
    assertThat(stored(guest.lib())).isEmpty();
    assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    assertThat(guest.sh(LOADING, baize + " --version").out()).contains(SHARED);
  }

  @Test
  void classes_of_a_training_run_that_failed_are_not_stored() throws Exception {
    Stranger guest = guest("untrained");
    String java = "'" + System.getProperty("java.home") + "/bin/java' \"$@\"";
    guest.script("java", "case $* in *TrainingRun*) " + java + "; exit 1 ;; esac; exec " + java);
    assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    assertThat(stored(guest.lib())).noneMatch(name -> name.endsWith(".jsa"));
  }

  @Test
  void what_a_first_start_that_was_killed_has_left_is_removed_a_day_later() throws Exception {
    Stranger guest = briefGuest("killed");
    Path old = Files.createDirectory(guest.lib().resolve("20261124000000-1"));
    Path present = Files.createDirectory(guest.lib().resolve("20261126000000-2"));
    Files.createFile(old.resolve("jsa"));
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(49))));
    assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
    assertThat(old).doesNotExist();
    assertThat(present).exists();
  }

  @Test
  void a_program_without_its_jars_is_one_line_and_leaves_nothing() throws Exception {
    Stranger guest = guest("copied");
    Run run = guest.sh("PATH=/bin:$PATH; mkdir alone && cp " + baize + " alone && alone/baize");
    assertThat(run.status()).isEqualTo(70);
    assertThat(run.err()).startsWith("baize: there is no /").hasLineCount(1);
    assertThat(home.resolve("copied/lib")).doesNotExist();
  }

  @Test
  void the_name_of_the_folder_may_have_letters_that_the_locale_has_not() throws Exception {
    Stranger guest = briefGuest("umlaut");
    // Named by the shell, as Java may run in such a locale, too.
    String moved =
        "umlaut=$(printf '\\303\\274') && mkdir $umlaut && mv %1$s $umlaut && $umlaut/%2$s"
            + " --version; status=$?; mv $umlaut/%1$s . && rm -r $umlaut; exit $status";
    Run run = guest.sh(Map.of("LC_ALL", "C"), moved.formatted(Archives.root(), baize));
    assertThat(run).isEqualTo(Stranger.version());
    assertThat(stored(guest.lib())).hasSize(2);
  }

  @Test
  void those_who_start_it_at_once_do_not_disturb_each_other() throws Exception {
    Map<String, String> both = Map.of("XDG_CACHE_HOME", home + "/both");
    Stranger guest = readOnly("at once");
    Run run =
        guest.sh(
            both,
            "%1$s --version & first=$!; %1$s --version; echo $?; wait $first; echo $?"
                .formatted(baize));
    String version = Stranger.version().out().strip();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).containsExactlyInAnyOrder(version, version, "0", "0");
    assertThat(stored(home.resolve("both/baize")))
        .hasSizeBetween(2, 4)
        .allMatch(name -> name.matches("[0-9]+-[0-9]+[.](jsa|key)"));
    assertThat(guest.sh(both, baize + " --version")).isEqualTo(Stranger.version());
  }

  @Test
  void a_java_that_has_been_upgraded_gets_classes_of_its_own() throws Exception {
    Stranger guest = briefGuest("upgraded");
    Path java = home.resolve("upgraded");
    Files.move(java.resolve("tools"), java.resolve("bin"));
    Files.createSymbolicLink(java.resolve("tools"), Path.of("bin"));
    List<String> last = List.of();
    for (String version : List.of("17.0.1", "17.0.2")) {
      Files.writeString(
          java.resolve("release"), "OTHER=\"1\"\nJAVA_RUNTIME_VERSION=\"" + version + "\"\n");
      assertThat(guest.sh(baize + " --version")).isEqualTo(Stranger.version());
      assertThat(stored(guest.lib())).hasSize(2).isNotEqualTo(last);
      last = stored(guest.lib());
    }
  }
}
