package dev.baize.cli.command;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the value of an option, and refuses what is not understood with the reason that its parser
 * gives.
 *
 * @param <T> what is read
 */
public class TextConverter<T> implements ITypeConverter<T> {

  private final Function<String, T> parse;

  /**
   * A converter.
   *
   * @param parse reads a text, and throws an {@link IllegalArgumentException} that says what is
   *     wrong if it does not understand it
   */
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
