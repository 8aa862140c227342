/** The manual that the distribution installs: what the help says, as pages for {@code man}. */
@NullMarked
package dev.baize.cli.manual;

import org.jspecify.annotations.NullMarked;
