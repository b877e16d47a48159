import type { RequestHandler } from 'express';

/**
 * Composes the texts of a body (NFC), so that the same name is the same text from everywhere. Passwords stay as they
 * are, because what was hashed before must be found again.
 */
export const composeBody: RequestHandler = (request, _response, next) => {
  request.body = composed(request.body);
  next();
};

function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return (value as unknown[]).map(composed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Record<string, unknown>);
  const changed = entries.map(([key, member]) => [key, isSecret(key) ? member : composed(member)] as const);
  return Object.fromEntries(changed);
}

const isSecret = (key: string): boolean => /password|secret|token|code$/i.test(key);
