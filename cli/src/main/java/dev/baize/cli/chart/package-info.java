/**
 * Charts of what simulations and tournaments have found: as text for the terminal, and as pictures.
 *
 * <p>Start with {@link dev.baize.cli.chart.Charts}. Nothing of Java's graphics is loaded before a
 * {@link dev.baize.cli.chart.ImageFormat image} is drawn.
 */
@NullMarked
package dev.baize.cli.chart;

import org.jspecify.annotations.NullMarked;
