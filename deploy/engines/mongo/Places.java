import de.bwaldvogel.mongo.backend.ValueComparator;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Where the documents lie that have a value in one field, in the order of the values. */
class Places {
  /** With more places than this it is faster to read the collection from end to end. */
  static final int MANY = 1000;

  private static final String BEGINNING = "\\^[\\p{L}\\p{N}]+";
  private static final Set<String> COMPARISONS = Set.of("$lt", "$lte", "$gt", "$gte");

  /** Several places of one value. Most values have one place only, and stand for it without a set of their own. */
  private static class Several extends LinkedHashSet<Object> {
    private static final long serialVersionUID = 1L;
  }

  private final NavigableMap<Object, Object> byValue = new TreeMap<>(ValueComparator.asc());
  private int lists;

  void add(Collection<Object> values, Object position) {
    if (values.size() != 1) lists++;
    for (Object value : values) byValue.merge(value, position, Places::with);
  }

  private static Object with(Object here, Object position) {
    if (here.equals(position)) return here;
    Several several = here instanceof Several ? (Several) here : new Several();
    if (several != here) several.add(here);
    several.add(position);
    return several;
  }

  void remove(Collection<Object> values, Object position) {
    if (values.size() != 1) lists--;
    for (Object value : values)
      byValue.computeIfPresent(value, (key, here) -> {
        if (!(here instanceof Several)) return here.equals(position) ? null : here;
        ((Several) here).remove(position);
        return ((Several) here).isEmpty() ? null : here;
      });
  }

  private static Set<Object> asSet(Object here) {
    return here instanceof Several ? (Several) here : Set.of(here);
  }

  /** All places, group by group of equal values; null when a document may lie in none or in several groups. */
  Iterable<Set<Object>> inOrder(boolean ascending) {
    if (lists > 0) return null;
    return () -> (ascending ? byValue : byValue.descendingMap()).values().stream().map(Places::asSet).iterator();
  }

  /** The places of exactly what fits to the condition on the field, however many; null when the index cannot say. */
  Set<Object> exactly(Object condition) {
    if (isPlain(condition)) return at(condition);
    if (!(condition instanceof Document) || ((Document) condition).isEmpty()) return null;
    Document operator = (Document) condition;
    if (isRange(operator)) return lists > 0 ? null : Exactly.anyOf(groupsWithin(operator));
    if (operator.size() != 1) return null;
    if (isPlainList(operator.get("$in"))) return Exactly.anyOf(atEach((Collection<?>) operator.get("$in")));
    if (isPlainList(operator.get("$all"))) return Exactly.allOf(atEach((Collection<?>) operator.get("$all")));
    if (!(operator.get("$regex") instanceof String) || !((String) operator.get("$regex")).matches(BEGINNING)) return null;
    List<Set<Object>> found = new ArrayList<>();
    beginning((String) operator.get("$regex")).values().forEach(here -> found.add(asSet(here)));
    return Exactly.anyOf(found);
  }

  private List<Set<Object>> atEach(Collection<?> values) {
    return values.stream().map(this::at).collect(Collectors.toList());
  }

  /** The places of what may fit to the condition on the field; null when they are many or the index cannot say. */
  Set<Object> of(Object condition) {
    if (isPlain(condition)) return union(List.of(at(condition)));
    if (!(condition instanceof Document) || ((Document) condition).isEmpty()) return null;
    Document operators = (Document) condition;
    if (isRange(operators)) return byValue.size() > MANY ? null : union(groupsWithin(operators));
    if (operators.size() != 1) return null;
    if (isPlainList(operators.get("$all"))) return union(List.of(at(((Collection<?>) operators.get("$all")).iterator().next())));
    if (isPlainList(operators.get("$in"))) {
      List<Set<Object>> found = new ArrayList<>();
      for (Object value : (Collection<?>) operators.get("$in")) found.add(at(value));
      return union(found);
    }
    return operators.get("$regex") instanceof String ? beginningWith((String) operators.get("$regex")) : null;
  }

  private static boolean isRange(Document operators) {
    return COMPARISONS.containsAll(operators.keySet()) && operators.values().stream().allMatch(Number.class::isInstance);
  }

  /** The groups of the numbers in a range, read from its first bound on. */
  private List<Set<Object>> groupsWithin(Document range) {
    Map.Entry<String, Object> bound = range.entrySet().iterator().next();
    NavigableMap<Object, Object> part = bound.getKey().startsWith("$g")
        ? byValue.tailMap(bound.getValue(), true)
        : byValue.headMap(bound.getValue(), true);
    List<Set<Object>> found = new ArrayList<>();
    part.forEach((value, here) -> {
      if (value instanceof Number && isWithin(value, range)) found.add(asSet(here));
    });
    return found;
  }

  private static boolean isWithin(Object value, Document range) {
    return range.entrySet().stream().allMatch(entry -> {
      int order = ValueComparator.asc().compare(value, entry.getValue());
      switch (entry.getKey()) {
        case "$lt": return order < 0;
        case "$lte": return order <= 0;
        case "$gt": return order > 0;
        default: return order >= 0;
      }
    });
  }

  /** Only expressions of the form ^prefix. */
  private Set<Object> beginningWith(String expression) {
    if (!expression.matches(BEGINNING)) return null;
    return union(
        beginning(expression).values().stream().limit(MANY + 1).map(Places::asSet).collect(Collectors.toList()));
  }

  private NavigableMap<Object, Object> beginning(String expression) {
    String start = expression.substring(1);
    return byValue.subMap(start, true, start + Character.MAX_VALUE, true);
  }

  private Set<Object> at(Object value) {
    Object here = byValue.get(value);
    return here == null ? Set.of() : asSet(here);
  }

  private static Set<Object> union(List<Set<Object>> found) {
    if (found.stream().mapToInt(Set::size).sum() > MANY) return null;
    Set<Object> all = new LinkedHashSet<>();
    found.forEach(all::addAll);
    return all;
  }

  private static boolean isPlain(Object value) {
    return value instanceof String || value instanceof Number || value instanceof Boolean;
  }

  private static boolean isPlainList(Object value) {
    return value instanceof Collection && !((Collection<?>) value).isEmpty()
        && ((Collection<?>) value).stream().allMatch(Places::isPlain);
  }

  int size() {
    return byValue.size();
  }
}
