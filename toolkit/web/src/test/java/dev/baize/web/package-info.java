@NullMarked
package dev.baize.web;

import org.jspecify.annotations.NullMarked;
