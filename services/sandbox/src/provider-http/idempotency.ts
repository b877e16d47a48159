import { createHash } from 'node:crypto';
import type { Store } from '../journal/store.js';
import { ProviderError, type Answer } from './answer.js';

interface StoredAnswer {
  hash: string;
  status: number;
  body: unknown;
}

export interface Idempotency {
  /** The stored response of this key, or null. @throws ProviderError 422 for another request with the same key. */
  find(key: string, hash: string): Answer | null;
  /** Stores a response that created something; errors may be retried. */
  keep(key: string, hash: string, answer: Answer): void;
}

export function createIdempotency(store: Store, provider: string): Idempotency {
  const answers = store.collection<StoredAnswer>(`idempotency.${provider}`);
  return {
    find: (key, hash) => {
      const stored = answers.get(key);
      if (!stored) return null;
      if (stored.hash !== hash) {
        throw new ProviderError(422, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
      }
      return { status: stored.status, body: stored.body };
    },
    keep: (key, hash, answer) => {
      if (answer.status < 300) answers.put(key, { hash, status: answer.status, body: answer.body });
    },
  };
}

/** Identity of a request: method, path, body and the headers that describe a document. */
export function requestHash(parts: {
  method: string;
  path: string;
  headers: Record<string, string>;
  raw: Buffer;
}): string {
  const described = Object.entries(parts.headers)
    .filter(([name]) => name.startsWith('x-document-'))
    .sort(([left], [right]) => left.localeCompare(right));
  return createHash('sha256')
    .update(JSON.stringify([parts.method, parts.path, described]))
    .update(parts.raw)
    .digest('hex');
}
