/**
 * Charts of what simulations and tournaments have found: as text for the terminal, and as images.
 *
 * <p>Start with {@link dev.baize.charts.Charts}. AWT is not loaded before an {@link
 * dev.baize.charts.ImageFormat image} is drawn.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.charts;

import org.jspecify.annotations.NullMarked;
