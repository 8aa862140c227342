/** Bean trading as the person at one seat sees it. */
@NullMarked
package dev.baize.cli.play.beans;

import org.jspecify.annotations.NullMarked;
