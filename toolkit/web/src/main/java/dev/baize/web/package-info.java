/**
 * Serves tables at which people play in their browsers: start with {@link dev.baize.web.WebServer},
 * to which tables are added.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.web;

import org.jspecify.annotations.NullMarked;
