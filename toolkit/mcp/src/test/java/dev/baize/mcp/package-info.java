@NullMarked
package dev.baize.mcp;

import org.jspecify.annotations.NullMarked;
