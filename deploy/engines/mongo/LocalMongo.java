import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.h2.mvstore.MVStore;

/**
 * Stands in for MongoDB on a machine that has none: mongo-java-server on an H2 file.
 * Arguments: port, file, cache in MB.
 */
public class LocalMongo {
  /** Commands after which the file is written to disk before the answer leaves; without this a crash loses a second of them. */
  static final Set<String> WRITES = Set.of(
      "insert", "update", "delete", "findandmodify", "create", "createindexes", "drop",
      "dropindexes", "dropdatabase", "renamecollection", "aggregate");

  /** Milliseconds for making the file smaller at the end; the supervisor waits longer than that. */
  static final int COMPACT_MS = 1500;

  /**
   * How long a part of the file that nothing refers to is kept for reads that began before, in ms. With 0 a long read
   * failed with "Chunk not found"; with H2's 45 s the file grows a hundredfold.
   */
  static final int RETENTION_MS = 3000;

  static MVStore store;

  public static void main(String[] args) throws Exception {
    store = new MVStore.Builder().fileName(args[1]).cacheSize(Integer.parseInt(args[2])).open();
    store.setRetentionTime(RETENTION_MS);
    store.setVersionsToKeep(0);
    store.setAutoCommitDelay(200);
    H2Backend backend = new H2Backend(store) {
      @Override
      protected MongoDatabase openOrCreateDatabase(String name) {
        return new IndexedDatabase(name, getMvStore(), getCursorRegistry());
      }

      @Override
      public Document handleMessage(MongoMessage message) {
        try {
          return super.handleMessage(message);
        } finally {
          String command = message.getDocument().keySet().iterator().next().toLowerCase(Locale.ROOT);
          if (WRITES.contains(command)) {
            synchronized (store) {
              if (store.hasUnsavedChanges()) {
                store.commit();
                store.sync();
              }
            }
          }
        }
      }
    };
    // Drivers of today refuse the version that the library reports of itself.
    backend.version(new MongoVersion() {
      public List<Integer> getVersionArray() {
        return List.of(7, 0, 0);
      }

      public int getWireVersion() {
        return 17;
      }
    });
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      store.compactFile(COMPACT_MS);
      server.shutdownNow();
    }));
    Thread.sleep(Long.MAX_VALUE);
  }
}
