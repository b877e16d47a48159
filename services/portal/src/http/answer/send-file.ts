import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

export interface FileToSend {
  readonly name: string;
  readonly mimeType: string;
  /** Null when it is unknown until the end. */
  readonly sizeBytes: number | null;
  readonly content: () => AsyncIterable<Uint8Array>;
}

/** Sends a file as a download, never inline: its content must not run with the rights of our pages. */
export async function sendFile(request: Request, response: Response, file: FileToSend): Promise<void> {
  response.attachment(file.name);
  response.set({
    'Content-Type': file.mimeType,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(file.sizeBytes === null ? {} : { 'Content-Length': String(file.sizeBytes) }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const pieces = file.content()[Symbol.asyncIterator]();
  // Reads the first chunk before the headers are sent: an unreadable file is a problem, not a broken download.
  const first = await pieces.next();
  try {
    await pipeline(Readable.from(joined(first, pieces), { objectMode: false }), response);
  } catch (error) {
    if (!isHangUp(error)) throw error;
  }
}

async function* joined(
  first: IteratorResult<Uint8Array, unknown>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}

/** The client closed the connection. */
function isHangUp(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET')
  );
}
