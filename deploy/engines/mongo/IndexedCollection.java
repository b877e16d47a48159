import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.ArrayFilters;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.Oplog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.h2.mvstore.MVMap;

/** A collection that finds documents by its indexes, also the parts of $or and $and, and reads a sorted page in order. */
class IndexedCollection extends H2Collection {
  /** So many documents are read and sorted sooner than an order is followed through the whole collection. */
  private static final int FEW = 100;

  /** Whether a write is under way; read and set only by who holds the monitor of this collection. */
  private boolean writing;

  IndexedCollection(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> data,
      MVMap<String, Object> meta, CursorRegistry cursors) {
    super(database, name, options, data, meta, cursors);
  }

  /** By the indexes alone where they can answer; like everything else that reads them, never beside somebody who writes. */
  @Override
  public synchronized int count(Document query, int skip, int limit) {
    Set<Object> all = query == null || query.isEmpty() ? null : Exactly.matching(query, this);
    if (all == null) return super.count(query, skip, limit);
    int left = Math.max(0, all.size() - skip);
    return limit > 0 ? Math.min(left, limit) : left;
  }

  /** The places of one field, by whichever index has them; null without one. */
  Places indexOf(String field) {
    for (Index<Object> index : getIndexes()) {
      Places places = index instanceof MemoryIndex ? ((MemoryIndex) index).placesOf(field) : null;
      if (places != null) return places;
    }
    return null;
  }

  /**
   * The library changes the stored documents in place and may return them as they are, so an answer that is encoded later
   * would show a later write. A write therefore works on copies, which then take the places of the stored documents.
   */
  @Override
  public synchronized Document findAndModify(Document command) {
    return onCopies(() -> super.findAndModify(command));
  }

  @Override
  public synchronized Document updateDocuments(Document selector, Document update, ArrayFilters arrayFilters, boolean multi,
      boolean upsert, Oplog oplog) {
    return onCopies(() -> super.updateDocuments(selector, update, arrayFilters, multi, upsert, oplog));
  }

  private Document onCopies(Supplier<Document> write) {
    writing = true;
    try {
      return write.get();
    } finally {
      writing = false;
    }
  }

  boolean holds(Object position) {
    return getDocument(position) != null;
  }

  @Override
  protected QueryResult queryDocuments(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
    QueryResult found = find(query, orderBy, skip, limit, batchSize, fields);
    if (!writing) return found;
    List<Document> copies = new ArrayList<>();
    for (Document document : found) copies.add(document.cloneDeeply());
    return new QueryResult(copies);
  }

  private QueryResult find(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
    Set<Object> few = placesOf(query);
    if (few != null && (few.size() <= FEW || limit <= 0)) return matchDocuments(query, few, orderBy, skip, limit, batchSize, fields);
    List<Document> page = sortedPage(query, orderBy, skip + limit, limit);
    if (page == null && few != null) return matchDocuments(query, few, orderBy, skip, limit, batchSize, fields);
    if (page != null) return matchDocumentsFromStream(page.stream(), query, orderBy, skip, limit, batchSize, fields);
    return super.queryDocuments(query, orderBy, skip, limit, batchSize, fields);
  }

  /** The few places where all that fits must lie; null when the indexes cannot answer. */
  private Set<Object> placesOf(Document query) {
    Set<Object> fewest = null;
    for (Index<Object> index : getIndexes()) {
      Set<Object> found = index instanceof MemoryIndex ? ((MemoryIndex) index).find(query) : null;
      if (found != null && (fewest == null || found.size() < fewest.size())) fewest = found;
    }
    if (fewest != null) return fewest;
    if (query.size() == 1 && query.get("_id") instanceof String)
      return getDocument(query.get("_id")) == null ? Set.of() : Set.of(query.get("_id"));
    if (query.get("$and") instanceof Collection)
      for (Object part : (Collection<?>) query.get("$and")) {
        Set<Object> found = placesOf((Document) part);
        if (found != null) return found;
      }
    return query.get("$or") instanceof Collection ? placesOfAny((Collection<?>) query.get("$or")) : null;
  }

  private Set<Object> placesOfAny(Collection<?> alternatives) {
    Set<Object> all = new LinkedHashSet<>();
    for (Object alternative : alternatives) {
      Set<Object> found = placesOf((Document) alternative);
      if (found == null) return null;
      all.addAll(found);
    }
    return all.size() > Places.MANY ? null : all;
  }

  /** The first so many documents in the order asked for, and all that are equal to the last; null without an index. */
  private List<Document> sortedPage(Document query, Document orderBy, int wanted, int limit) {
    if (orderBy == null || orderBy.isEmpty() || limit <= 0) return null;
    String first = orderBy.keySet().iterator().next();
    boolean ascending = orderBy.get(first) instanceof Number && ((Number) orderBy.get(first)).intValue() > 0;
    Places places = indexOf(first);
    Iterable<Set<Object>> groups = places == null ? null : places.inOrder(ascending);
    return groups == null ? null : firstOf(groups, query, wanted);
  }

  private List<Document> firstOf(Iterable<Set<Object>> groups, Document query, int wanted) {
    List<Document> page = new ArrayList<>();
    Set<Object> all = Exactly.matching(query, this);
    for (Set<Object> group : groups) {
      for (Object position : group) {
        if (all != null && !all.contains(position)) continue;
        Document document = getDocument(position);
        if (documentMatchesQuery(document, query)) page.add(document);
      }
      if (page.size() >= wanted) break;
    }
    return page;
  }
}
