package dev.baize.core.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ChaCha20Test {

  private static final int BLOCK = 64;

  @Test
  void the_block_of_the_rfc_is_what_it_says_there() {
    int[] key = new int[8];
    for (int i = 0; i < key.length; i++) {
      key[i] = 0x03020100 + i * 0x04040404;
    }
    assertThat(ChaCha20.block(key, 1, new int[] {0x09000000, 0x4A000000, 0}))
        .startsWith(0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3)
        .endsWith(0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2)
        .hasSize(16);
  }

  @Property(tries = 200)
  void every_block_is_that_of_the_jdk(
      @ForAll @Size(8) int[] key, @ForAll int counter, @ForAll @Size(3) int[] nonce)
      throws GeneralSecurityException {
    assertThat(ints(ChaCha20.block(key, counter, nonce)))
        .isEqualTo(jdk(ints(key), counter, ints(nonce), BLOCK));
  }

  @Property(tries = 200)
  void a_keystream_is_that_of_the_jdk_from_its_first_block_on(
      @ForAll long key, @ForAll long nonce, @ForAll @IntRange(max = 40) int length)
      throws GeneralSecurityException {
    byte[] stream = new byte[length * Long.BYTES];
    littleEndian(stream).asLongBuffer().put(ChaCha20.keystream(key, nonce, length));
    byte[] jdkKey = new byte[32];
    littleEndian(jdkKey).putLong(key);
    byte[] jdkNonce = new byte[12];
    littleEndian(jdkNonce).putLong(nonce);
    assertThat(stream).isEqualTo(jdk(jdkKey, 0, jdkNonce, length * Long.BYTES));
  }

  private static byte[] jdk(byte[] key, int counter, byte[] nonce, int length)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("ChaCha20");
    cipher.init(
        Cipher.ENCRYPT_MODE,
        new SecretKeySpec(key, "ChaCha20"),
        new ChaCha20ParameterSpec(nonce, counter));
    return cipher.doFinal(new byte[length]);
  }

  private static byte[] ints(int[] words) {
    byte[] bytes = new byte[words.length * Integer.BYTES];
    littleEndian(bytes).asIntBuffer().put(words);
    return bytes;
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
