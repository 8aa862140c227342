package dev.baize.cli;

import java.util.List;

/**
 * How a classic program was called.
 *
 * @param program by which name
 * @param words with which words after it
 */
record Called(String program, List<String> words) {}
