package dev.baize.cli.command;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses the value of an option, and rejects an invalid one with the message of its parser. */
public class TextConverter<T> implements ITypeConverter<T> {

  private final Function<String, T> parse;

  /** A converter. */
  public TextConverter(Function<String, T> parse) {
    this.parse = parse;
  }

  @Override
  public T convert(String text) {
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
