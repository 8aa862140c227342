package dev.baize.cli.io;

import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be written, for people. */
public final class FileFailure {

  private FileFailure() {}

  public static String reason(Exception failure) {
    if (failure instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    return failure instanceof InvalidPathException path
        ? path.getReason()
        : String.valueOf(failure.getMessage());
  }
}
