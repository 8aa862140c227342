package dev.baize.study.statistics;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * An exact sum in 192 bits. Fewer than 2⁶³ {@code long} values, or products of two, cannot overflow
 * it, since each is at most 2¹²⁶ in magnitude.
 */
final class ExactSum {

  private static final int BYTES = 3 * Long.BYTES;

  /** The sum in two's complement; the low word is unsigned. */
  private long low;

  private long middle;
  private long high;

  /** Adds a value. Almost always changes only the low word. */
  void add(long value) {
    long sum = low + value;
    long carry = (value >> 63) + carry(low, value, sum);
    low = sum;
    if (carry != 0) {
      carry(carry);
    }
  }

  /** Adds the product of two values. */
  void addProduct(long a, long b) {
    long product = a * b;
    long top = Math.multiplyHigh(a, b);
    if (top == product >> 63) {
      add(product);
    } else {
      add(product, top, top >> 63);
    }
  }

  /** Adds a value of less than 191 bits. */
  void add(BigInteger value) {
    add(
        value.longValue(),
        value.shiftRight(Long.SIZE).longValue(),
        value.shiftRight(2 * Long.SIZE).longValue());
  }

  private void add(long lowWord, long middleWord, long highWord) {
    long sum = low + lowWord;
    long carry = carry(low, lowWord, sum);
    low = sum;
    high += highWord;
    long withWord = middle + middleWord;
    high += carry(middle, middleWord, withWord);
    middle = withWord + carry;
    high += carry(withWord, carry, middle);
  }

  /** Adds −1 or 1 to the words above the lowest. */
  private void carry(long one) {
    long sum = middle + one;
    high += (one >> 63) + carry(middle, one, sum);
    middle = sum;
  }

  /** The carry, 0 or 1, of adding two unsigned words. */
  private static long carry(long a, long b, long sum) {
    return ((a & b) | ((a | b) & ~sum)) >>> 63;
  }

  BigInteger value() {
    return new BigInteger(
        ByteBuffer.allocate(BYTES).putLong(high).putLong(middle).putLong(low).array());
  }
}
