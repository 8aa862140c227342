/**
 * Simulations and tournaments on an Apache Spark cluster, with the results that one machine gives.
 *
 * <p>Start with {@link dev.baize.spark.SparkStudies}.
 *
 * @since 0.1.0
 */
@NullMarked
package dev.baize.spark;

import org.jspecify.annotations.NullMarked;
