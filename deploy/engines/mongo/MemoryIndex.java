import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.EmptyIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An index that is not unique, which the library has none of: the places of documents by each of its fields, in memory,
 * filled anew at each start. What is found by it is compared with the whole query afterwards.
 */
class MemoryIndex extends EmptyIndex<Object> {
  private final Map<String, Places> fields = new LinkedHashMap<>();

  MemoryIndex(String name, List<IndexKey> keys) {
    super(name, keys);
    for (IndexKey key : keys) if (!key.getKey().equals("_id")) fields.put(key.getKey(), new Places());
  }

  /** The values of a document in one field, normalised: one, or those of a list. */
  private static Collection<Object> valuesOf(Document document, String field) {
    return new OneField(field).getKeyValues(document).stream().map(value -> value.get(0)).collect(Collectors.toList());
  }

  private static class OneField extends EmptyIndex<Object> {
    OneField(String field) {
      super(field, List.of(new IndexKey(field, true)));
    }
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    fields.forEach((field, places) -> places.add(valuesOf(document, field), position));
  }

  @Override
  public Object remove(Document document) {
    remove(document, document.get("_id"));
    return null;
  }

  private void remove(Document document, Object position) {
    fields.forEach((field, places) -> places.remove(valuesOf(document, field), position));
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    fields.forEach((field, places) -> {
      Collection<Object> old = valuesOf(before, field);
      Collection<Object> now = valuesOf(after, field);
      if (old.equals(now)) return;
      places.remove(old, position);
      places.add(now, position);
    });
  }

  /** The places of one of its fields, or null. */
  Places placesOf(String field) {
    return fields.get(field);
  }

  /** The fewest places that one of its fields leaves of a query; null when that are many. */
  Set<Object> find(Document query) {
    Set<Object> fewest = null;
    for (Map.Entry<String, Places> field : fields.entrySet()) {
      Object condition = conditionOn(field.getKey(), query);
      Set<Object> found = condition == null ? null : field.getValue().of(condition);
      if (found != null && (fewest == null || found.size() < fewest.size())) fewest = found;
    }
    return fewest;
  }

  /** What a query asks of a field, also of a field of the elements of a list; null when nothing that helps. */
  private static Object conditionOn(String field, Document query) {
    int dot = field.lastIndexOf('.');
    if (query.containsKey(field) || dot < 0) return query.get(field);
    Object list = query.get(field.substring(0, dot));
    Object element = list instanceof Document ? ((Document) list).get("$elemMatch") : null;
    return element instanceof Document ? ((Document) element).get(field.substring(dot + 1)) : null;
  }

  @Override
  public long getCount() {
    return fields.values().stream().mapToLong(Places::size).max().orElse(0);
  }

  @Override
  public Set<KeyValue> getKeyValues(Document document) {
    return Set.of();
  }
}
