/**
 * What the program reads and writes, and how it ends: as it decides, by a signal, or by a plug-in.
 */
@NullMarked
package dev.baize.cli.io;

import org.jspecify.annotations.NullMarked;
