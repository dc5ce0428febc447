import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/**
 * Serves the MongoDB wire protocol on a free loopback port, from memory, every change of a document in one piece. It
 * prints its connection string on one line and stops when its standard input closes, so that it never outlives the
 * test run that started it.
 */
final class Main {
  /** The driver refuses servers below wire version 9; 13 is MongoDB 5.0's. */
  private static final class Mongo50 implements MongoVersion {
    @Override
    public List<Integer> getVersionArray() {
      return List.of(5, 0, 0);
    }

    @Override
    public int getWireVersion() {
      return 13;
    }
  }

  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend().version(new Mongo50()));
    server.bind("127.0.0.1", 0);
    System.out.println(server.getConnectionString());
    while (System.in.read() >= 0) {
      // Whatever is said, only the end counts.
    }
    server.shutdownNow();
    System.exit(0);
  }
}
