import type { Request, Response } from 'express';
import { encoders, encodingFor, type Encoding } from './encoding.js';

/** The last text by encoding, compressed: what is public is the same for everybody. */
type Held = Map<Encoding, { readonly text: string; readonly bytes: Promise<Buffer> }>;

/**
 * Returns what sends one public answer as JSON, compressed once until it changes. Only for what is the same for everybody:
 * an answer with both a secret and foreign input must never be compressed (BREACH).
 */
export function createPublicJson(): (request: Request, response: Response, body: unknown) => Promise<void> {
  const held: Held = new Map();
  const compressed = (text: string, encoding: Encoding): Promise<Buffer> => {
    const last = held.get(encoding);
    if (last?.text === text) return last.bytes;
    const bytes = encoders[encoding](Buffer.from(text));
    held.set(encoding, { text, bytes });
    return bytes;
  };
  return async (request, response, body) => {
    const text = JSON.stringify(body);
    const encoding = encodingFor(request);
    response.vary('Accept-Encoding').type('json');
    if (encoding === null) response.send(text);
    else response.set('Content-Encoding', encoding).send(await compressed(text, encoding));
  };
}
