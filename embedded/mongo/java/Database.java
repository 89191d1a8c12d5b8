import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.nio.file.Files;
import java.nio.file.Path;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * Speaks MongoDB's wire protocol on loopback over one H2 store file: {@code Database STORE_FILE PORT}.
 * Ends with its store closed on SIGTERM, and when standard input ends because the launcher is gone.
 */
public final class Database {
  /** How much acknowledged work a killed process may lose; MongoDB's own journal interval is 100 ms. */
  private static final int AUTO_COMMIT_DELAY_MS = 50;

  /** A former process that is still closing its store gets this long. */
  private static final long LOCK_PATIENCE_MS = 10_000;

  private Database() {}

  public static void main(String[] arguments) throws Exception {
    Path file = Path.of(arguments[0]);
    int port = Integer.parseInt(arguments[1]);
    Files.createDirectories(file.toAbsolutePath().getParent());

    MVStore store = open(file);
    store.setAutoCommitDelay(AUTO_COMMIT_DELAY_MS);
    MongoServer server = new MongoServer(new H2Backend(store));
    // Closing the server closes its backend, which commits and closes the store.
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow, "close"));
    server.bind("127.0.0.1", port);
    System.out.println("listening " + server.getLocalAddress().getPort());

    while (System.in.read() != -1) {
      // Nothing is ever written here: only the end of the stream says something.
    }
    System.exit(0);
  }

  private static MVStore open(Path file) throws InterruptedException {
    long giveUpAt = System.nanoTime() + LOCK_PATIENCE_MS * 1_000_000;
    while (true) {
      try {
        return new MVStore.Builder().fileName(file.toString()).open();
      } catch (MVStoreException problem) {
        boolean isLocked = problem.getErrorCode() == DataUtils.ERROR_FILE_LOCKED;
        if (!isLocked || System.nanoTime() > giveUpAt) throw problem;
        Thread.sleep(100);
      }
    }
  }
}
