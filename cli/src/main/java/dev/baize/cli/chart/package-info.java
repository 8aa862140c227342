/**
 * Charts of what simulations and tournaments have found: as text for the terminal, and as images.
 *
 * <p>Start with {@link dev.baize.cli.chart.Charts}. AWT is not loaded before an {@link
 * dev.baize.cli.chart.ImageFormat image} is drawn.
 */
@NullMarked
package dev.baize.cli.chart;

import org.jspecify.annotations.NullMarked;
