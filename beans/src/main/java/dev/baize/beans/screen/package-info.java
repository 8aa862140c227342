/** Bean trading as the person at one seat sees it. */
@NullMarked
package dev.baize.beans.screen;

import org.jspecify.annotations.NullMarked;
