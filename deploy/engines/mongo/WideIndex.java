import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Set;

/**
 * A unique index that also serves queries which name more than its fields, as compare-and-set does: by _id and version.
 * The library's own serves only those that name exactly its fields, and reads the whole collection for all others. What
 * it finds is compared with the whole query afterwards.
 */
class WideIndex extends Index<Object> {
  private final Index<Object> index;

  WideIndex(Index<Object> index, boolean sparse) {
    super(index.getName(), index.getKeys(), sparse);
    this.index = index;
  }

  /** The part of a query that the index covers. */
  private Document ownPart(Document query) {
    Document part = new Document();
    for (String key : keys()) part.put(key, query.get(key));
    return part;
  }

  @Override
  public boolean canHandle(Document query) {
    return query.keySet().containsAll(keySet()) && index.canHandle(ownPart(query));
  }

  @Override
  public Iterable<Object> getPositions(Document query) {
    return index.getPositions(ownPart(query));
  }

  @Override
  public Object getPosition(Document document) {
    return index.getPosition(document);
  }

  @Override
  public Set<KeyValue> getKeyValues(Document document) {
    return index.getKeyValues(document);
  }

  @Override
  public void checkAdd(Document document, MongoCollection<Object> collection) {
    index.checkAdd(document, collection);
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    index.add(document, position, collection);
  }

  @Override
  public Object remove(Document document) {
    return index.remove(document);
  }

  @Override
  public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {
    index.checkUpdate(before, after, collection);
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    index.updateInPlace(before, after, position, collection);
  }

  @Override
  public boolean isEmpty() {
    return index.isEmpty();
  }

  @Override
  public long getCount() {
    return index.getCount();
  }

  @Override
  public long getDataSize() {
    return index.getDataSize();
  }

  @Override
  public boolean isUnique() {
    return true;
  }

  @Override
  public void drop() {
    index.drop();
  }
}
