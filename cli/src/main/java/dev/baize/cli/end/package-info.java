/** How the program ends when it is not the one that decides: by a signal, or by a plug-in. */
@NullMarked
package dev.baize.cli.end;

import org.jspecify.annotations.NullMarked;
