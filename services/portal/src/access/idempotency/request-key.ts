import type { Response } from 'express';

/** The key and body of this request as one hash; empty when the client sent no key. */
export function requestKeyOf(response: Response): string {
  const key: unknown = response.locals['requestKey'];
  return typeof key === 'string' ? key : '';
}

export function rememberRequestKey(response: Response, key: string): void {
  response.locals['requestKey'] = key;
}
