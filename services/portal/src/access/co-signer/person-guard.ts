import { routes } from '@kontor/api/routes';
import type { RequestHandler } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import type { CoSignerDeps } from './co-signer-deps.js';
import { isPersonToken, readSession } from './co-signer-sessions.js';

interface Opened {
  readonly method: string;
  readonly path: RegExp;
}

const openTo = (access: 'public' | 'person'): readonly Opened[] =>
  routes
    .filter((route) => route.access === access)
    .map(({ method, path }) => ({ method, path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i') }));

const own = openTo('person');
const open = openTo('public');

function isAmong(opened: readonly Opened[], method: string, path: string): boolean {
  const asked = method === 'HEAD' ? 'GET' : method;
  return opened.some((one) => one.method === asked && one.path.test(path));
}

/**
 * Lets the session of a co-signer to its own routes. Those of everybody treat it like no session; every other address,
 * known or not, is refused with 403, so that a new route is closed to co-signers by itself.
 */
export function createPersonGuard(
  deps: Pick<CoSignerDeps, 'repository' | 'person' | 'searchHash' | 'deriveSecret' | 'now'>,
): RequestHandler {
  return async (request, response, next) => {
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1] ?? '';
    const session = isPersonToken(token) ? await readSession(deps, token) : null;
    const { method, path } = request;
    if (session === null || isAmong(open, method, path)) return void next();
    if (!isAmong(own, method, path)) throw problem('forbidden');
    response.locals['person'] = session;
    next();
  };
}
