package dev.baize.core.record;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** A file on a disk that is soon full: it takes what there is room for, then fails. */
final class FullFile extends RandomAccessFile {

  private final boolean cuts;
  private long room;
  private int writes;

  /**
   * @param cuts whether what was written can be cut off again
   */
  FullFile(Path file, long room, boolean cuts) throws IOException {
    super(file.toFile(), "rw");
    this.room = room;
    this.cuts = cuts;
  }

  void makeRoom(long more) {
    room += more;
  }

  int writes() {
    return writes;
  }

  boolean isOpen() {
    return getChannel().isOpen();
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    writes++;
    int length = (int) Math.min(room, bytes.length);
    super.write(bytes, 0, length);
    room -= length;
    if (length < bytes.length) {
      throw new IOException("No space left on device");
    }
  }

  @Override
  public void setLength(long size) throws IOException {
    if (!cuts) {
      throw new IOException("Input/output error");
    }
    room += length() - size;
    super.setLength(size);
  }
}
