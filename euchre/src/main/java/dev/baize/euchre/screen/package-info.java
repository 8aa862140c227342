/** Euchre as the person at one seat sees it. */
@NullMarked
package dev.baize.euchre.screen;

import org.jspecify.annotations.NullMarked;
