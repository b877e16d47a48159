import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { ProviderError } from './answer.js';

/** Compares in constant time, whatever the lengths. */
export function equalSecrets(given: string | undefined, wanted: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given ?? ''), digest(wanted));
}

/** User and secret of an HTTP Basic header, or null. */
export function readBasic(request: Request): { user: string; secret: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const [user, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  return encoded && user !== undefined ? { user, secret: rest.join(':') } : null;
}

export function unauthorized(): ProviderError {
  return new ProviderError(401, 'unauthorized', 'Credentials are missing or wrong.');
}
