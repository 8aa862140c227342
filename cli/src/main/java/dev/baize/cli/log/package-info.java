/**
 * The program's own provider for SLF4J: small, quick to start, and silent until {@link
 * dev.baize.cli.log.ProgramLog#open} says otherwise.
 */
@NullMarked
package dev.baize.cli.log;

import org.jspecify.annotations.NullMarked;
