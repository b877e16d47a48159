import { createHash } from 'node:crypto';
import { create, toJson } from '@bufbuild/protobuf';
import type { DescMessage, JsonValue, MessageInitShape } from '@bufbuild/protobuf';

/** SHA-256 (hex) of a JSON value, the same whatever the order of its keys. */
export function hashJson(value: JsonValue): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** SHA-256 (hex) of a message; two messages with the same fields have the same hash. */
export function hashMessage<D extends DescMessage>(schema: D, message: MessageInitShape<D>): string {
  return hashJson(toJson(schema, create(schema, message)));
}

function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`);
  return `{${members.join(',')}}`;
}
