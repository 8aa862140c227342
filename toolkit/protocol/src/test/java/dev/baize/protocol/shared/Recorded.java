package dev.baize.protocol.shared;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Runs a program that plays and records what it reads and writes: a file for each in a folder. Its
 * arguments are the folder, the main class and the arguments of that.
 */
public final class Recorded {

  private Recorded() {}

  private static OutputStream file(String folder, String end) throws IOException {
    return Files.newOutputStream(Path.of(folder, end + "-" + ProcessHandle.current().pid()));
  }

  public static void main(String[] args) throws Throwable {
    System.setIn(new In(System.in, file(args[0], "host")));
    System.setOut(
        new PrintStream(
            new Out(System.out, file(args[0], "player")), true, StandardCharsets.UTF_8));
    // As Java itself looks it up: the types of methods that are not public may not be there.
    Method main = Class.forName(args[1]).getMethod("main", String[].class);
    main.setAccessible(true);
    try {
      main.invoke(null, (Object) Arrays.copyOfRange(args, 2, args.length));
    } catch (InvocationTargetException e) {
      throw e.getTargetException();
    }
  }

  private static final class In extends FilterInputStream {

    private final OutputStream record;

    In(InputStream in, OutputStream record) {
      super(in);
      this.record = record;
    }

    @Override
    public int read() throws IOException {
      int next = super.read();
      if (next >= 0) {
        record.write(next);
      }
      return next;
    }

    @Override
    public int read(byte[] to, int offset, int length) throws IOException {
      int read = super.read(to, offset, length);
      if (read > 0) {
        record.write(to, offset, read);
      }
      return read;
    }
  }

  private static final class Out extends FilterOutputStream {

    private final OutputStream record;

    Out(OutputStream out, OutputStream record) {
      super(out);
      this.record = record;
    }

    @Override
    public void write(int next) throws IOException {
      record.write(next);
      out.write(next);
    }

    @Override
    public void write(byte[] from, int offset, int length) throws IOException {
      record.write(from, offset, length);
      out.write(from, offset, length);
    }
  }
}
