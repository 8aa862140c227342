/**
 * What simulations and tournaments have found, laid out for people, as values for JSON, and as rows
 * for CSV.
 *
 * <p>Start with {@link dev.baize.study.report.ReportFormat}.
 */
@NullMarked
package dev.baize.study.report;

import org.jspecify.annotations.NullMarked;
