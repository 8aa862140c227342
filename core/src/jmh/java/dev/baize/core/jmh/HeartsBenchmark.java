package dev.baize.core.jmh;

import static com.google.common.base.Preconditions.checkState;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.baize.core.game.Decision;
import dev.baize.core.game.Game;
import dev.baize.core.game.Rules;
import dev.baize.core.game.View;
import dev.baize.core.random.BoundedInts;
import dev.baize.core.random.Seed;
import dev.baize.core.registry.GameProvider;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Games of hearts to 100 points of random legal decisions: on the kit, as in {@code
 * examples/hearts}, and written on the interfaces of the engine.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class HeartsBenchmark {

  private static final Path EXAMPLE = Path.of("..", "examples", "hearts", "Hearts.java");

  private Rules<?, ?, ?> kit;
  private long seed;

  /**
   * Compiles the example.
   *
   * @throws IOException if it cannot be read
   * @throws ReflectiveOperationException if it has no such class
   */
  @Setup
  public void compile() throws IOException, ReflectiveOperationException {
    Path classes = Files.createTempDirectory("hearts");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
      List<String> options = List.of("-d", classes.toString(), "-proc:none");
      checkState(
          compiler
              .getTask(null, files, null, options, null, files.getJavaFileObjects(EXAMPLE))
              .call());
    }
    ClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
    Class<?> type = loader.loadClass("hearts.Hearts");
    kit = ((GameProvider<?, ?, ?>) type.getConstructor().newInstance()).rules();
  }

  /** {@return the number of decisions of a game on the kit} */
  @Benchmark
  public long onKit() {
    seed++;
    return play(kit.start(Seed.of(seed)), seed);
  }

  /** {@return the number of decisions of a game on the interfaces} */
  @Benchmark
  public long handWritten() {
    seed++;
    return play(new HandWrittenHearts(Seed.of(seed), 100), seed);
  }

  private static <V extends View, D extends Decision> long play(Game<V, D> game, long seed) {
    RandomGenerator random = Seed.of(seed).generator();
    long turns = 0;
    while (!game.isOver()) {
      List<D> legal = game.legal();
      game.apply(legal.get(BoundedInts.below(legal.size(), random)));
      turns++;
    }
    return turns;
  }
}
