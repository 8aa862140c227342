import org.jspecify.annotations.NullMarked;

/** The command line: the only module that reads and writes a terminal. */
@NullMarked
// Batik, JLine and XChart have no module declarations, but stable automatic names.
@SuppressWarnings("requires-automatic")
module dev.baize.cli {
  requires static org.jspecify;
  requires dev.baize.core;
  requires dev.baize.euchre;
  requires dev.baize.blackjack;
  requires dev.baize.beans;
  requires dev.baize.protocol;
  requires com.fasterxml.jackson.core;
  requires com.google.common;
  requires info.picocli;
  requires java.compiler;
  requires java.desktop;
  requires java.logging;
  requires jdk.unsupported;
  requires me.tongfei.progressbar;
  requires org.apache.xmlgraphics.batik.svggen;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires org.knowm.xchart;
  requires org.slf4j;

  provides org.slf4j.spi.SLF4JServiceProvider with
      dev.baize.cli.log.LogProvider;

  opens dev.baize.cli to
      info.picocli;
  opens dev.baize.cli.analyze to
      info.picocli;
  opens dev.baize.cli.check to
      info.picocli;
  opens dev.baize.cli.classic to
      info.picocli;
  opens dev.baize.cli.create to
      info.picocli;
  opens dev.baize.cli.dataset to
      info.picocli;
  opens dev.baize.cli.match to
      info.picocli;
  opens dev.baize.cli.play to
      info.picocli;
  opens dev.baize.cli.serve to
      info.picocli;
  opens dev.baize.cli.study to
      info.picocli;
}
