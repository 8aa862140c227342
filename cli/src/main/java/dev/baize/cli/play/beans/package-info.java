/** Bean trading as the person at one seat sees it. */
package dev.baize.cli.play.beans;
