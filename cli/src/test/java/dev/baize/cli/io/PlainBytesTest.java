package dev.baize.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PlainBytesTest {

  private static boolean isPlain(byte b) {
    return b == '\n' || (b >= ' ' && b <= '~');
  }

  @Example
  void each_byte_is_judged_alone_in_every_place() {
    for (int length = 1; length <= 17; length++) {
      for (int at = 0; at < length; at++) {
        for (int value = Byte.MIN_VALUE; value <= Byte.MAX_VALUE; value++) {
          for (byte other : new byte[] {' ', '~', '\n'}) {
            byte[] bytes = new byte[length];
            Arrays.fill(bytes, other);
            bytes[at] = (byte) value;
            assertThat(StandardOutput.isPlain(bytes)).isEqualTo(isPlain((byte) value));
          }
        }
      }
    }
  }

  @Property
  void bytes_are_plain_if_each_of_them_is(@ForAll byte[] bytes) {
    boolean plain = true;
    for (byte each : bytes) {
      plain &= isPlain(each);
    }
    assertThat(StandardOutput.isPlain(bytes)).isEqualTo(plain);
  }
}
