package dev.baize.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A seat, or any other page, as a browser has it open.
 *
 * @param link its address
 */
public record OpenSeat(URI link) {

  private static final Pattern ANSWER = Pattern.compile("name=\"answer\" value=\"([^\"]+)\"");
  private static final Pattern QUESTION = Pattern.compile("data-question=\"(\\d+)\"");

  /** {@return the page of this moment} */
  public String page() throws IOException {
    try (InputStream in = link.toURL().openStream()) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  /** {@return the number of the question that is asked; 0 if none is} */
  public String question() throws IOException {
    Matcher question = QUESTION.matcher(page());
    assertThat(question.find()).isTrue();
    return question.group(1);
  }

  /** {@return the first answer that is offered} */
  public String offered() throws IOException {
    Matcher answer = ANSWER.matcher(page());
    assertThat(answer.find()).isTrue();
    return answer.group(1);
  }

  /** {@return the status of the reply to an answer} */
  public int answer(String question, String text) throws IOException {
    HttpRequest request =
        HttpRequest.newBuilder(link.resolve("answer"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Origin", "http://" + link.getAuthority())
            .POST(HttpRequest.BodyPublishers.ofString("question=" + question + "&answer=" + text))
            .build();
    try {
      return HttpClient.newHttpClient()
          .send(request, HttpResponse.BodyHandlers.discarding())
          .statusCode();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }
}
