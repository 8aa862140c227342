package dev.baize.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"", "Ann Lee", "Иван", "王", "שרה", "é", "e\u0301", "👩\u200D🎤", "\u200Bx", "♠±…"})
  void text_in_any_script_stays_as_it_is(String text) {
    assertThat(Printable.isLine(text)).isTrue();
    assertThat(Printable.line(text)).isSameAs(text);
    assertThat(Printable.lines(text)).isSameAs(text);
  }

  @ParameterizedTest
  @ValueSource(
      chars = {
        0, 7, '\b', '\r', '\f', 0x1b, 0x7f, 0x80, 0x9b, 0x9d, 0x61c, 0x200e, 0x200f, 0x202a, 0x202e,
        0x2066, 0x2069, 0x2028, 0x2029, 0xd83d, 0xdca1, 0xfeff
      })
  void what_a_terminal_obeys_is_spelled_out(char c) {
    String text = "a" + c + "b";
    String escaped = "a\\u%04Xb".formatted((int) c);
    assertThat(Printable.isLine(text)).isFalse();
    assertThat(Printable.line(text)).isEqualTo(escaped);
    assertThat(Printable.lines(text)).isEqualTo(escaped);
  }

  @Example
  void line_feeds_and_tabs_stay_in_text_that_is_laid_out() {
    assertThat(Printable.isLine("a\nb")).isFalse();
    assertThat(Printable.isLine("a\tb")).isFalse();
    assertThat(Printable.line("a\n\tb")).isEqualTo("a\\u000A\\u0009b");
    assertThat(Printable.lines("a\n\tb\r\n")).isEqualTo("a\n\tb\\u000D\n");
  }

  @Property
  void what_was_escaped_is_printable_and_stays_so(@ForAll String text) {
    String line = Printable.line(text);
    assertThat(Printable.isLine(line)).isTrue();
    assertThat(Printable.isLine(text)).isEqualTo(line.equals(text));
    assertThat(Printable.isLine(Printable.lines(text).replaceAll("[\n\t]", ""))).isTrue();
  }
}
