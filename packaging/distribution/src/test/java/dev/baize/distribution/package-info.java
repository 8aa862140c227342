@NullMarked
package dev.baize.distribution;

import org.jspecify.annotations.NullMarked;
