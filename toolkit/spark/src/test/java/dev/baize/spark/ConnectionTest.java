package dev.baize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.baize.study.simulation.GameRange;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ConnectionTest {

  private static final String MASTER = "spark.master";
  private static final String PAGES = "spark.ui.enabled";

  @BeforeAll
  static void configure() {
    System.setProperty(MASTER, "local[1]");
    System.setProperty(PAGES, "false");
  }

  @AfterAll
  static void reset() {
    System.clearProperty(MASTER);
    System.clearProperty(PAGES);
  }

  private static Connection open() {
    return Connection.open("euchre", () -> false).orElseThrow();
  }

  @Test
  void the_results_of_a_job_may_be_larger_together_than_the_driver_could_hold() {
    try (Connection connection = open()) {
      assertThat(connection.context().getConf().get("spark.driver.maxResultSize")).isEqualTo("0");
    }
  }

  @Test
  void an_application_is_called_what_it_plays_unless_it_was_given_a_name() {
    try (Connection connection = open()) {
      assertThat(connection.context().appName()).isEqualTo("baize euchre");
    }
    System.setProperty("spark.app.name", "Friday");
    try (Connection connection = open()) {
      assertThat(connection.context().appName()).isEqualTo("Friday");
    } finally {
      System.clearProperty("spark.app.name");
    }
  }

  @Test
  void a_cluster_that_has_ended_is_told_of_when_it_is_to_play() {
    Connection connection = open();
    connection.close();
    SparkStudies studies = SparkStudies.on(connection.context());
    assertThatExceptionOfType(StudyJob.ClusterLostException.class)
        .isThrownBy(() -> studies.play(Studies.simulation(1, "Simple"), GameRange.first(1L << 40)))
        .withMessage("Spark gave up: local[1] does not answer");
  }

  @Test
  void a_connection_is_closed_even_by_a_thread_that_was_interrupted() {
    Connection connection = open();
    Thread.currentThread().interrupt();
    try {
      connection.close();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(connection.context().sc().isStopped()).isTrue();
  }
}
