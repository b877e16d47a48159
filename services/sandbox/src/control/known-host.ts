import type { RequestHandler } from 'express';
import { ProviderError } from '../provider-http/answer.js';

/** Whether a request names this machine or one of the configured hosts. */
function isKnown(header: string | undefined, names: readonly string[]): boolean {
  const address = `http://${header ?? ''}`;
  const name = URL.canParse(address) ? new URL(address).hostname : '';
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d+){3}$/.test(name) || names.includes(name);
}

/**
 * Control calls and pages have no authentication, so only who names this machine or a configured host has them: a page
 * elsewhere reaches a local address by a DNS name of its own (DNS rebinding). `only` leaves its router for another
 * host, and `refuse` answers 421 what no other router has answered.
 */
export function createKnownHost(names: readonly string[]): Readonly<Record<'only' | 'refuse', RequestHandler>> {
  return {
    only: (request, _response, next) => (isKnown(request.headers.host, names) ? next() : next('router')),
    refuse: (request, _response, next) => {
      const error = new ProviderError(421, 'unknown_host', 'The sandbox is not reached by this host.');
      next(isKnown(request.headers.host, names) ? undefined : error);
    },
  };
}
