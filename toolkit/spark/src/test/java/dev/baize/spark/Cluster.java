package dev.baize.spark;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A standalone cluster on this machine: a master and two workers, each in a process of its own. */
final class Cluster implements AutoCloseable {

  private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final String EXECUTOR = "CoarseGrainedExecutorBackend";
  private static final List<String> QUICK_START =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final List<String> SETTINGS =
      List.of(
          "spark.executor.memory=512m", "spark.ui.enabled=false", "spark.driver.host=127.0.0.1");

  private static final long POLL_NANOS = 20_000_000;

  private final Path home;
  private final Path folder;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();
  private final Thread hook = new Thread(this::kill);
  private final String master;

  /**
   * Starts a cluster.
   *
   * @param home contains Spark's jars in a folder {@code jars}
   * @param folder for logs and what workers write
   */
  Cluster(Path home, Path folder) throws IOException {
    this.home = home;
    this.folder = folder;
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      this.master = startMaster();
      startWorkers(2);
    } catch (IOException | RuntimeException e) {
      close();
      throw e;
    }
  }

  private String startMaster() throws IOException {
    Path log = folder.resolve("master.log");
    String type = "org.apache.spark.deploy.master.Master";
    Process process =
        java(log, log, List.of(type, "--host", "127.0.0.1", "--port", "0", "--webui-port", "0"));
    await(process, () -> MASTER.matcher(text(log)).find());
    Matcher started = MASTER.matcher(text(log));
    return started.find() ? started.group(1) : "";
  }

  /** Starts workers with one core each. */
  void startWorkers(int number) throws IOException {
    Map<Process, Path> logs = new LinkedHashMap<>();
    for (int i = 0; i < number; i++) {
      startWorker(logs);
    }
    logs.forEach(
        (worker, log) ->
            await(worker, () -> text(log).contains("Successfully registered with master")));
  }

  private void startWorker(Map<Process, Path> logs) throws IOException {
    int number = processes.size();
    Path log = folder.resolve("worker" + number + ".log");
    List<String> words =
        new ArrayList<>(List.of("org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1"));
    words.addAll(List.of("--webui-port", "0", "--cores", "1", "--memory", "512m"));
    words.addAll(List.of("--work-dir", folder.resolve("work" + number).toString(), master));
    Process worker = java(log, log, words);
    workers.add(worker);
    logs.put(worker, log);
  }

  /**
   * Starts a program on the cluster, as {@code spark-submit} does.
   *
   * @param settings of Spark, besides those of all programs here
   */
  Process submit(Path out, Path err, List<String> settings, Path jar, List<String> words)
      throws IOException {
    List<String> all = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit"));
    all.addAll(List.of("--master", master, "--class", Main.class.getName()));
    String quickStart = "spark.executor.extraJavaOptions=" + String.join(" ", QUICK_START);
    Stream.concat(SETTINGS.stream(), Stream.concat(Stream.of(quickStart), settings.stream()))
        .forEach(setting -> all.addAll(List.of("--conf", setting)));
    all.add(jar.toString());
    all.addAll(words);
    return java(out, err, all);
  }

  /** Starts Java with Spark on its class path. */
  private Process java(Path out, Path err, List<String> words) throws IOException {
    // A build that runs in the background ignores SIGINT, and so would all that it starts.
    List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT"));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(QUICK_START);
    command.addAll(List.of(System.getProperty("spark.opens").strip().split("\\s+", -1)));
    command.addAll(List.of("-cp", home.resolve("jars") + File.separator + "*"));
    command.addAll(words);
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    builder.redirectOutput(out.toFile());
    builder.redirectError(ProcessBuilder.Redirect.appendTo(err.toFile()));
    Process process = builder.start();
    processes.add(process);
    process.getOutputStream().close();
    return process;
  }

  /** Kills a process that plays. */
  void killExecutor() {
    workers.stream()
        .flatMap(worker -> executors(worker.toHandle()))
        .findFirst()
        .orElseThrow()
        .destroyForcibly();
  }

  private static Stream<ProcessHandle> executors(ProcessHandle worker) {
    return worker
        .descendants()
        .filter(each -> each.info().commandLine().orElse("").contains(EXECUTOR));
  }

  /** Kills the worker that was started last, and its executors. */
  void killWorker() {
    kill(workers.remove(workers.size() - 1));
  }

  /** Waits until something is the case. */
  static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      LockSupport.parkNanos(POLL_NANOS);
    }
  }

  /** Waits until something is the case, for which a process must not end. */
  static void await(Process process, BooleanSupplier condition) {
    await(() -> condition.getAsBoolean() || !process.isAlive());
    if (!process.isAlive()) {
      throw new IllegalStateException(process + " has ended");
    }
  }

  /** The text of a file; nothing if it cannot be read. */
  static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return "";
    }
  }

  private static void kill(Process process) {
    List<ProcessHandle> inside = process.descendants().toList();
    process.destroyForcibly();
    inside.forEach(ProcessHandle::destroyForcibly);
  }

  private void kill() {
    processes.forEach(Cluster::kill);
  }

  /** Ends all processes, whatever they do. */
  @Override
  public void close() {
    kill();
    Runtime.getRuntime().removeShutdownHook(hook);
  }
}
