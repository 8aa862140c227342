package dev.baize.core.statistics;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * An exact sum in 192 bits. So many {@code long} values as a {@code long} can count, and so many
 * products of two, cannot overflow it: each is at most 2¹²⁶ in size, there are fewer than 2⁶³.
 */
final class ExactSum {

  private static final int BYTES = 3 * Long.BYTES;

  /** The sum in two's complement: the low word counts without a sign. */
  private long low;

  private long middle;
  private long high;

  /** Adds a value. Nearly always touches the low word only. */
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

  /** Adds another sum; it is not checked that both together are a sum of so few values. */
  void add(ExactSum other) {
    add(other.low, other.middle, other.high);
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

  /** 1 if the addition of two words without a sign overflowed, else 0. */
  private static long carry(long a, long b, long sum) {
    return ((a & b) | ((a | b) & ~sum)) >>> 63;
  }

  BigInteger value() {
    return new BigInteger(
        ByteBuffer.allocate(BYTES).putLong(high).putLong(middle).putLong(low).array());
  }
}
