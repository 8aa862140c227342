package dev.baize.table;

import java.util.List;

/**
 * What a person wants of a session at the table, and is told there.
 *
 * @param practice whether decisions may be taken back even after the person has seen more
 * @param confirms whether the person is asked to confirm what is likely a mistake
 * @param greeting what the person is told before the first event; may be empty
 * @param before what the person made of the same cards before, to be read beside the result
 */
public record SessionOptions(
    boolean practice, boolean confirms, String greeting, List<String> before) {}
