/** Euchre as the person at one seat sees it. */
package dev.baize.cli.play.euchre;
