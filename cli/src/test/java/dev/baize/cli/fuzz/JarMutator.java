package dev.baize.cli.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** Changes one of the files in a jar, which is a sound jar afterwards. */
final class JarMutator {

  private static final LocalDateTime DATE = LocalDateTime.of(2000, 1, 1, 0, 0);

  private JarMutator() {}

  /** The same jar, whenever it was made. */
  static String undated(String jar) throws IOException {
    return packed(new TreeMap<>(entries(jar)));
  }

  static String mutate(String jar, Dice dice, ByteMutator mutator) throws IOException {
    Map<String, String> entries = entries(jar);
    List<String> names = new ArrayList<>(entries.keySet());
    String name = dice.pick(names);
    if (dice.oneIn(8)) {
      entries.remove(name);
    } else {
      entries.compute(name, (key, bytes) -> mutator.mutate(String.valueOf(bytes)));
    }
    return packed(entries);
  }

  private static Map<String, String> entries(String jar) throws IOException {
    Map<String, String> entries = new LinkedHashMap<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(Bytes.array(jar)))) {
      for (ZipEntry next = in.getNextEntry(); next != null; next = in.getNextEntry()) {
        entries.put(next.getName(), Bytes.of(in.readAllBytes()));
      }
    }
    return entries;
  }

  private static String packed(Map<String, String> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, String> entry : entries.entrySet()) {
        ZipEntry undated = new ZipEntry(entry.getKey());
        undated.setTimeLocal(DATE);
        out.putNextEntry(undated);
        out.write(Bytes.array(entry.getValue()));
      }
    }
    return Bytes.of(bytes.toByteArray());
  }
}
