/** Reports of what is computed exactly: for people, and as values for JSON and CSV. */
@NullMarked
package dev.baize.blackjack.report;

import org.jspecify.annotations.NullMarked;
