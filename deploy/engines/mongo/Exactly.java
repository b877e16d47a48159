import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Answers a query by indexes alone, without reading a document: the places of all that fits and of nothing else. */
class Exactly {
  private Exactly() {}

  /** Null when an index is missing, or the query asks for what indexes cannot answer. */
  static Set<Object> matching(Document query, IndexedCollection collection) {
    List<Set<Object>> parts = new ArrayList<>();
    for (Map.Entry<String, Object> part : query.entrySet()) {
      Set<Object> found = matching(part.getKey(), part.getValue(), collection);
      if (found == null) return null;
      parts.add(found);
    }
    return parts.isEmpty() ? null : allOf(parts);
  }

  private static Set<Object> matching(String key, Object condition, IndexedCollection collection) {
    if (key.equals("_id")) return condition instanceof String ? only((String) condition, collection) : null;
    if (key.equals("$and") || key.equals("$or")) {
      List<Set<Object>> parts = new ArrayList<>();
      for (Object part : (Collection<?>) condition) {
        Set<Object> found = matching((Document) part, collection);
        if (found == null) return null;
        parts.add(found);
      }
      return key.equals("$and") ? allOf(parts) : anyOf(parts);
    }
    Places places = key.startsWith("$") ? null : collection.indexOf(key);
    return places == null ? null : places.exactly(condition);
  }

  private static Set<Object> only(String id, IndexedCollection collection) {
    return collection.holds(id) ? Set.of(id) : Set.of();
  }

  static Set<Object> anyOf(List<Set<Object>> parts) {
    if (parts.size() == 1) return parts.get(0);
    Set<Object> all = new HashSet<>();
    parts.forEach(all::addAll);
    return all;
  }

  static Set<Object> allOf(List<Set<Object>> parts) {
    Set<Object> fewest = parts.get(0);
    for (Set<Object> part : parts) if (part.size() < fewest.size()) fewest = part;
    if (parts.size() == 1) return fewest;
    Set<Object> common = new HashSet<>();
    for (Object position : fewest) if (parts.stream().allMatch(part -> part.contains(position))) common.add(position);
    return common;
  }
}
