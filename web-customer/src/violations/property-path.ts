/** The path of a rule for the name of a field: `people.0.vorname` is `people[0].vorname`. A path stays as it is. */
export function propertyPathOf(name: string): string {
  return name.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** The name of a field for the path of a rule: `people[0].vorname` is `people.0.vorname`. */
export function fieldNameOf(propertyPath: string): string {
  return propertyPath.replace(/\[(\d+)\]/g, '.$1');
}
