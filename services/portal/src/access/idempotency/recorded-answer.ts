import type { Response } from 'express';

/** A stored answer. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

const kept = ['content-type', 'etag', 'location', 'content-disposition'];

/**
 * Calls `settle` with the answer before it is sent, so that it is stored before the client has it. A streamed answer
 * settles as null.
 */
export function recordAnswer(response: Response, settle: (answer: RecordedAnswer | null) => Promise<void>): void {
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  let streamed = false;
  let settled = false;
  response.write = ((...args: unknown[]) => {
    streamed = true;
    return write(...args);
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    if (settled) return end(...args);
    settled = true;
    void settle(streamed ? null : answerOf(response, args[0], args[1])).then(
      () => end(...args),
      () => end(...args),
    );
    return response;
  }) as typeof response.end;
}

function answerOf(response: Response, chunk: unknown, encoding: unknown): RecordedAnswer {
  const headers = kept.flatMap((name) => {
    const value = response.getHeader(name);
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return {
    status: response.statusCode,
    headers: Object.fromEntries(headers),
    body: bytesOf(chunk, encoding).toString('base64'),
  };
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8');
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** Sends a stored answer. */
export function repeatAnswer(response: Response, answer: RecordedAnswer): void {
  response.status(answer.status).set({ ...answer.headers, 'Idempotent-Replayed': 'true' });
  response.end(Buffer.from(answer.body, 'base64'));
}
