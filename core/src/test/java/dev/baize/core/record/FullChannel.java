package dev.baize.core.record;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** A file on a disk that is soon full: it takes what there is room for, then fails. */
final class FullChannel extends FileChannel {

  private final FileChannel file;
  private final boolean cuts;
  private long room;
  private int writes;

  /**
   * @param cuts whether what was written can be cut off again
   */
  FullChannel(FileChannel file, long room, boolean cuts) {
    this.file = file;
    this.room = room;
    this.cuts = cuts;
  }

  void makeRoom(long more) {
    room += more;
  }

  int writes() {
    return writes;
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    writes++;
    if (room == 0) {
      throw new IOException("No space left on device");
    }
    int length = (int) Math.min(room, bytes.remaining());
    file.write(bytes.slice().limit(length));
    bytes.position(bytes.position() + length);
    room -= length;
    return length;
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    if (!cuts) {
      throw new IOException("Input/output error");
    }
    room += file.size() - size;
    file.truncate(size);
    return this;
  }

  @Override
  public long position() throws IOException {
    return file.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    file.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return file.size();
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return file.tryLock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    file.close();
  }

  @Override
  public int read(ByteBuffer bytes) {
    throw unexpected();
  }

  @Override
  public long read(ByteBuffer[] bytes, int offset, int length) {
    throw unexpected();
  }

  @Override
  public int read(ByteBuffer bytes, long position) {
    throw unexpected();
  }

  @Override
  public long write(ByteBuffer[] bytes, int offset, int length) {
    throw unexpected();
  }

  @Override
  public int write(ByteBuffer bytes, long position) {
    throw unexpected();
  }

  @Override
  public void force(boolean metaData) {
    throw unexpected();
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) {
    throw unexpected();
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count) {
    throw unexpected();
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) {
    throw unexpected();
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) {
    throw unexpected();
  }

  private static AssertionError unexpected() {
    return new AssertionError("a record is not written like this");
  }
}
