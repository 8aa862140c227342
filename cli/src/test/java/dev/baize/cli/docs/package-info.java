/** The pages for people, held to what is there. */
@NullMarked
package dev.baize.cli.docs;

import org.jspecify.annotations.NullMarked;
