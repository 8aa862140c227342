import org.jspecify.annotations.NullMarked;

/** The command line: the only module that reads and writes a terminal. */
@NullMarked
module dev.baize.cli {
  requires static org.jspecify;
  requires dev.baize.core;
  requires dev.baize.euchre;
  requires dev.baize.blackjack;
  requires dev.baize.beans;
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires jdk.unsupported;
  requires me.tongfei.progressbar;
  requires org.apache.commons.statistics.distribution;

  opens dev.baize.cli to
      info.picocli;
}
