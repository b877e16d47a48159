import mongoose from 'mongoose';

/** Converts bytes that MongoDB returns as `Binary` on lean reads. */
export function toBytes(value: unknown): Uint8Array {
  if (value instanceof mongoose.mongo.Binary) return Uint8Array.from(value.value());
  if (value instanceof Uint8Array) return value;
  throw new TypeError('Expected bytes');
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
