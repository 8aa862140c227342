/** Files of results: new ones are written at once and as a whole, and nothing is overwritten. */
@NullMarked
package dev.baize.study.file;

import org.jspecify.annotations.NullMarked;
