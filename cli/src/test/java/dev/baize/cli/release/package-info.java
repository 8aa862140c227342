/** What is published, and whether it could be. */
@NullMarked
package dev.baize.cli.release;

import org.jspecify.annotations.NullMarked;
