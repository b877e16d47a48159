import type { CreatedField } from './created-person.js';

/** The field of a violation's path: `selections[2].person.email` → `created.p2.email`. */
export function fieldOfViolation(propertyPath: string): `created.p${number}.${CreatedField}` | undefined {
  const match = /^selections\[(\d+)\]\.person\.(\w+)$/.exec(propertyPath);
  if (match === null) return undefined;
  const [, index, name = ''] = match;
  const field = name === 'pepStatus' ? 'notExposed' : (name as CreatedField);
  return `created.p${Number(index)}.${field}`;
}
