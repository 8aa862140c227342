/** The projects of new games and players, made from the templates beside this package's classes. */
@NullMarked
package dev.baize.cli.create;

import org.jspecify.annotations.NullMarked;
