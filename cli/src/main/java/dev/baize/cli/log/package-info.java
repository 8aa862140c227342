/**
 * The program's own provider for SLF4J, silent until {@link dev.baize.cli.log.ProgramLog#open} says
 * otherwise. The providers that exist take longer until they are ready (on Java 17, 21 ms for
 * slf4j-simple and 22 ms for slf4j-jdk14, where this takes 12 ms), and a line feed in a value makes
 * a second line in their logs, where players could write what they like.
 */
@NullMarked
package dev.baize.cli.log;

import org.jspecify.annotations.NullMarked;
