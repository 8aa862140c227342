/** Euchre as the person at one seat sees it. */
@NullMarked
package dev.baize.cli.play.euchre;

import org.jspecify.annotations.NullMarked;
