import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import java.util.List;
import org.h2.mvstore.MVStore;

/** A database whose indexes are used for reading as MongoDB uses them: without, each write would read a whole collection. */
class IndexedDatabase extends H2Database {
  IndexedDatabase(String name, MVStore store, CursorRegistry cursors) {
    super(name, store, cursors);
  }

  @Override
  protected MongoCollection<Object> openOrCreateCollection(String collection, CollectionOptions options) {
    // The library's constructor comes by here before a field of ours could be set.
    MVStore store = LocalMongo.store;
    String name = getFullCollectionNamespace(collection);
    return new IndexedCollection(
        this, collection, options, store.openMap("databases." + name), store.openMap("meta." + name), cursorRegistry);
  }

  @Override
  protected Index<Object> openOrCreateUniqueIndex(String collection, String index, List<IndexKey> keys, boolean sparse) {
    return new WideIndex(super.openOrCreateUniqueIndex(collection, index, keys, sparse), sparse);
  }

  @Override
  protected Index<Object> openOrCreateSecondaryIndex(String collection, String index, List<IndexKey> keys, boolean sparse) {
    return new MemoryIndex(index, keys);
  }
}
