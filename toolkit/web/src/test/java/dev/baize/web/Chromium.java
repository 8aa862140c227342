package dev.baize.web;

import static java.util.Objects.requireNonNull;

import com.google.common.io.Resources;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.random.RandomGenerator;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.os.ExecutableFinder;

/**
 * A person with the system's Chromium, which has no screen. Both it and its driver are installed:
 * Debian's packages are {@code chromium} and {@code chromium-driver}.
 */
final class Chromium implements AutoCloseable {

  static final String OVER = "over";

  private static final String DRIVER = "webdriver.chrome.driver";

  /** The number of a question that is new, when there is one; or that the game is over. */
  private static final String NEXT =
      """
      const [seen, done] = arguments;
      const place = document.getElementById('place');
      const look = () => {
        document.body.click();
        const question = document.getElementById('table').dataset.question;
        const isOver = place.querySelector('button[name=again]');
        if (isOver || (question !== '0' && question !== seen)) {
          observer.disconnect();
          done(isOver ? 'over' : question);
        }
      };
      const observer = new MutationObserver(look);
      observer.observe(place, {childList: true});
      look();
      """;

  /** One of the answers that can be clicked, in view; none if none can. */
  private static final String BUTTON =
      """
      const answers = document.querySelectorAll('#place button[name=answer]:not(.tools *)');
      const answer = answers[arguments[0] % answers.length];
      answer?.scrollIntoView({block: 'center'});
      return answer;
      """;

  /** An answer that can be typed. */
  private static final String WORD =
      """
      const keys = document.querySelectorAll('#place button[name=answer]:not(.tools *)');
      const words = keys.length ? keys : document.querySelectorAll('#words option');
      return words[arguments[0] % words.length].value;
      """;

  private static final String AXE_VIOLATIONS =
      """
      const done = arguments[0];
      axe.run().then(found => done(found.violations.map(each =>
          each.impact + ' ' + each.id + ': ' + each.nodes.map(node => node.html).join(' '))));
      """;

  /**
   * Warns that it does not know all that this Chromium could do; a field, so that it stays quiet.
   */
  private static final Logger NOISE = Logger.getLogger("org.openqa.selenium.devtools");

  private static final URL AXE =
      Resources.getResource("META-INF/resources/webjars/axe-core/4.6.3/axe.min.js");

  private final ChromeDriver driver;

  /** Opens a window in which nothing moves. */
  Chromium() {
    if (System.getProperty(DRIVER) == null) {
      // Else Selenium would look for one in the network.
      System.setProperty(
          DRIVER, requireNonNull(new ExecutableFinder().find("chromedriver"), "no chromedriver"));
    }
    NOISE.setLevel(Level.SEVERE);
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    ChromeOptions options = new ChromeOptions();
    options.addArguments("--headless=new", "--no-sandbox");
    options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
    driver = new ChromeDriver(options);
    // For what is looked for on a page that is not there yet.
    driver.manage().timeouts().implicitlyWait(Duration.ofSeconds(20));
    look(1280, 800, "light", "reduce");
  }

  /** Has the window a size, and the system a colour scheme and a wish about motion. */
  void look(int width, int height, String scheme, String motion) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 500));
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of("name", "prefers-color-scheme", "value", scheme),
                Map.of("name", "prefers-reduced-motion", "value", motion))));
  }

  void open(URI page) {
    driver.get(page.toString());
  }

  /** What an expression of the page is. */
  String eval(String expression) {
    return String.valueOf(driver.executeScript("return " + expression));
  }

  /** What a script says when it calls the last of its arguments. */
  Object await(String script, Object... arguments) {
    return requireNonNull(driver.executeAsyncScript(script, arguments));
  }

  /** Waits for a question that was not seen before, or the end of the game. */
  String next(String seen) {
    return String.valueOf(await(NEXT, seen));
  }

  /** Waits for what a selector finds. */
  WebElement find(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  /** Types with what has the focus. */
  void type(CharSequence... keys) {
    new Actions(driver).sendKeys(keys).perform();
  }

  /** Answers one question anyhow, by mouse where something can be clicked. */
  void answerByMouse(RandomGenerator random) {
    Object button = driver.executeScript(BUTTON, random.nextInt(100));
    if (button instanceof WebElement found) {
      new Actions(driver, Duration.ZERO).click(found).perform();
    } else {
      find("#place input").click();
      type(word(random), Keys.ENTER);
    }
  }

  /** Answers one question anyhow; Enter is for what is not an answer with its first key. */
  void answerByKeyboard(RandomGenerator random) {
    String word = word(random);
    type(word);
    if (eval("document.querySelector('#place input')?.value").equals(word)) {
      type(Keys.ENTER);
    }
  }

  private String word(RandomGenerator random) {
    return String.valueOf(driver.executeScript(WORD, random.nextInt(100)));
  }

  /** What axe-core finds wrong with the page for people who see or move less than others. */
  List<?> barriers() throws IOException {
    driver.executeScript(Resources.toString(AXE, StandardCharsets.UTF_8));
    return (List<?>) await(AXE_VIOLATIONS);
  }

  /** What the driver has noted of each request since this was asked last. */
  List<String> requests() {
    return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
        .map(LogEntry::getMessage)
        .filter(entry -> entry.contains("\"Network.requestWillBeSent\""))
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
