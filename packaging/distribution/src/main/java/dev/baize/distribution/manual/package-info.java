/**
 * What the build writes for the distribution: what the help says, as pages for {@code man}, and the
 * completions of the shell.
 */
@NullMarked
package dev.baize.distribution.manual;

import org.jspecify.annotations.NullMarked;
