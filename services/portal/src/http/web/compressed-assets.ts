import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { encoders, encodingFor, type Encoding } from '../answer/encoding.js';

/** Text files of a built app by name; images and fonts are already compressed. */
const textFile = /^\/[\w.-]+\.(?:js|css|svg|json|map)$/;

/**
 * Serves the text files of a folder compressed, each of them compressed once. Only for public build results: an
 * answer with both a secret and foreign input must never be compressed (BREACH).
 */
export function serveCompressed(folder: string, headers: Readonly<Record<string, string>>): RequestHandler {
  const held = new Map<string, Promise<Buffer>>();

  const compressed = (file: string, changed: number, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${changed} ${file}`;
    const found = held.get(key) ?? readFile(file).then(encoders[encoding]);
    held.set(key, found);
    // Not cached, because the file may be readable later.
    found.catch(() => held.delete(key));
    return found;
  };

  return async (request, response, next) => {
    if (!textFile.test(request.path)) {
      next();
      return;
    }
    response.vary('Accept-Encoding');
    const file = join(folder, request.path);
    const encoding = encodingFor(request);
    const found = encoding === null ? null : await stat(file).catch(() => null);
    if (encoding === null || found === null || !found.isFile()) {
      next();
      return;
    }
    response
      .set({ ...headers, 'Content-Encoding': encoding, ETag: `"${found.size}-${found.mtimeMs}-${encoding}"` })
      .type(extname(file))
      .send(await compressed(file, found.mtimeMs, encoding));
  };
}
