package dev.baize.cli.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What is in files and streams, as strings in which each character stands for one byte: those can
 * be cut and joined anywhere, and compared.
 */
final class Bytes {

  private Bytes() {}

  static String of(byte[] bytes) {
    return new String(bytes, ISO_8859_1);
  }

  /** The bytes of a text in UTF-8. */
  static String of(String text) {
    return of(text.getBytes(UTF_8));
  }

  static String read(Path file) throws IOException {
    return of(Files.readAllBytes(file));
  }

  static byte[] array(String bytes) {
    return bytes.getBytes(ISO_8859_1);
  }

  /** The text, with a replacement character for whatever is not UTF-8. */
  static String text(String bytes) {
    return new String(array(bytes), UTF_8);
  }

  static boolean isText(String bytes) {
    try {
      UTF_8.newDecoder().decode(ByteBuffer.wrap(array(bytes)));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
