package dev.baize.cli.command;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the value of an option, and rejects an invalid one with the message of the {@link
 * IllegalArgumentException} that its parser throws.
 */
public class TextConverter<T> implements ITypeConverter<T> {

  private final Function<String, T> parse;

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
