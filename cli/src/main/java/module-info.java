import org.jspecify.annotations.NullMarked;

/**
 * The command line: the only module that reads and writes a terminal. It is open because the option
 * parser sets private fields of commands.
 */
@NullMarked
open module dev.baize.cli {
  requires static org.jspecify;
  requires dev.baize.core;
  requires dev.baize.euchre;
  requires dev.baize.blackjack;
  requires dev.baize.beans;
  requires dev.baize.charts;
  requires dev.baize.mcp;
  requires dev.baize.protocol;
  requires dev.baize.search;
  requires dev.baize.study;
  requires dev.baize.review;
  requires dev.baize.table;
  requires dev.baize.terminal;
  requires dev.baize.testing;
  requires dev.baize.web;
  requires com.google.common;
  requires info.picocli;
  requires java.compiler;
  requires jdk.unsupported;
  requires me.tongfei.progressbar;
  requires org.slf4j;

  provides org.slf4j.spi.SLF4JServiceProvider with
      dev.baize.cli.log.LogProvider;
}
