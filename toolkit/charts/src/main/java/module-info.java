import org.jspecify.annotations.NullMarked;

/**
 * Pictures of results.
 *
 * @since 0.1.0
 */
@NullMarked
// Batik and XChart have no module declarations, but stable automatic names.
@SuppressWarnings("requires-automatic")
module dev.baize.charts {
  requires com.google.common;
  requires transitive dev.baize.search;
  requires transitive dev.baize.study;
  requires java.desktop;
  requires org.apache.xmlgraphics.batik.svggen;
  requires static org.jspecify;
  requires org.knowm.xchart;

  exports dev.baize.charts;
}
