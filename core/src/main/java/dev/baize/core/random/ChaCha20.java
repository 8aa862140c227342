package dev.baize.core.random;

import static java.lang.Integer.rotateLeft;

/**
 * The ChaCha20 block function of RFC 8439, section 2.3: no attack is known that finds the key from
 * its output faster than brute force.
 *
 * <p>The JDK has this function, and SHA-256, behind its security providers. Loading those takes
 * half as long as starting the whole program.
 */
final class ChaCha20 {
  private static final int WORDS = 16;
  private static final int ROUNDS = 20;

  /** The words of "expand 32-byte k". */
  private static final int[] CONSTANTS = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574};

  private static final int LONGS = WORDS / 2;

  private ChaCha20() {}

  /** The start of the keystream of a key and a nonce, each of which is followed by zeros. */
  static long[] keystream(long key, long nonce, int length) {
    int[] keyWords = {(int) key, (int) (key >>> Integer.SIZE), 0, 0, 0, 0, 0, 0};
    int[] nonceWords = {(int) nonce, (int) (nonce >>> Integer.SIZE), 0};
    long[] stream = new long[length];
    int[] block = {};
    for (int i = 0; i < length; i++) {
      int word = i % LONGS * 2;
      if (word == 0) {
        block = block(keyWords, i / LONGS, nonceWords);
      }
      stream[i] = Integer.toUnsignedLong(block[word]) | (long) block[word + 1] << Integer.SIZE;
    }
    return stream;
  }

  /** The sixteen words of one block, from a key of eight words and a nonce of three. */
  static int[] block(int[] key, int counter, int[] nonce) {
    int[] input = new int[WORDS];
    System.arraycopy(CONSTANTS, 0, input, 0, CONSTANTS.length);
    System.arraycopy(key, 0, input, 4, 8);
    input[12] = counter;
    System.arraycopy(nonce, 0, input, 13, 3);
    int[] output = input.clone();
    for (int round = 0; round < ROUNDS; round++) {
      // Rounds of columns and of diagonals take turns.
      int shift = round % 2;
      for (int i = 0; i < 4; i++) {
        int b = 4 + (i + shift) % 4;
        int c = 8 + (i + 2 * shift) % 4;
        int d = 12 + (i + 3 * shift) % 4;
        quarterRound(output, i, b, c, d);
      }
    }
    for (int i = 0; i < WORDS; i++) {
      output[i] += input[i];
    }
    return output;
  }

  private static void quarterRound(int[] words, int a, int b, int c, int d) {
    words[a] += words[b];
    words[d] = rotateLeft(words[d] ^ words[a], 16);
    words[c] += words[d];
    words[b] = rotateLeft(words[b] ^ words[c], 12);
    words[a] += words[b];
    words[d] = rotateLeft(words[d] ^ words[a], 8);
    words[c] += words[d];
    words[b] = rotateLeft(words[b] ^ words[c], 7);
  }
}
