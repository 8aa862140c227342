package dev.baize.cli.classic;

import java.util.List;

/**
 * How a classic program was called.
 *
 * @param program the name that it was called by, as the transcript shows it
 * @param words the words after the name
 */
public record Invocation(String program, List<String> words) {}
