import org.jspecify.annotations.NullMarked;

/**
 * Simulations and tournaments, the statistics of their games, result files, reports and datasets.
 *
 * @since 0.1.0
 */
@NullMarked
// The modules to which reports and files are exported are compiled after this one.
@SuppressWarnings("module")
module dev.baize.study {
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires transitive dev.baize.core;
  requires static transitive org.jspecify;
  requires org.slf4j;

  exports dev.baize.study.dataset;
  exports dev.baize.study.file to
      dev.baize.cli,
      dev.baize.review;
  exports dev.baize.study.report to
      dev.baize.charts,
      dev.baize.cli,
      dev.baize.review;
  exports dev.baize.study.simulation;
  exports dev.baize.study.statistics;
  exports dev.baize.study.tournament;
}
