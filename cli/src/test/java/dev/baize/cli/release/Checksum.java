package dev.baize.cli.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** The checksums beside a file: the first two are required, the others may be there. */
enum Checksum {
  MD5("md5", "MD5"),
  SHA1("sha1", "SHA-1"),
  SHA256("sha256", "SHA-256"),
  SHA512("sha512", "SHA-512");

  private final String ending;
  private final String algorithm;

  Checksum(String ending, String algorithm) {
    this.ending = ending;
    this.algorithm = algorithm;
  }

  private boolean isRequired() {
    return this == MD5 || this == SHA1;
  }

  private Path of(Path file) {
    return file.resolveSibling(file.getFileName() + "." + ending);
  }

  private String compute(Path file) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance(algorithm);
      return HexFormat.of().formatHex(digest.digest(Files.readAllBytes(file)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has them
    }
  }

  /** Writes the required ones. */
  static void write(Path file) throws IOException {
    for (Checksum checksum : List.of(MD5, SHA1)) {
      Files.writeString(checksum.of(file), checksum.compute(file));
    }
  }

  /** Those that are missing or wrong, one line for each. */
  static List<String> faults(Path file) throws IOException {
    List<String> faults = new ArrayList<>();
    for (Checksum checksum : values()) {
      Path written = checksum.of(file);
      if (!Files.exists(written)) {
        if (checksum.isRequired()) {
          faults.add(written.getFileName() + ": is missing");
        }
      } else if (!Files.readString(written).strip().equals(checksum.compute(file))) {
        faults.add(written.getFileName() + ": is not that of " + file.getFileName());
      }
    }
    return faults;
  }
}
