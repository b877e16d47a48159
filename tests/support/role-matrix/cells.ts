import type { Answer } from '../http.js';
import type { Belongings } from './case-at-work.js';
import type { DescribedRoute } from './described-routes.js';
import { foreign, type Identity } from './identities.js';
import { targetsOf, type Target } from './targets.js';

/** `as missing`: what belongs to another customer is answered like what nobody has. */
type Expected = 401 | 403 | 404 | 'as missing' | 'let in';

/** One call of the matrix. */
export interface Cell {
  readonly route: DescribedRoute;
  readonly identity: Identity;
  readonly target: Target;
  readonly path: string;
  readonly expected: Expected;
}

/** Every route for every identity and whatever its path can name. */
export function cellsOf(
  routes: readonly DescribedRoute[],
  identities: readonly Identity[],
  [first, second]: readonly [Belongings, Belongings],
): readonly Cell[] {
  return routes.flatMap((route) =>
    identities.flatMap((identity) => {
      const things = identity.name === foreign ? { own: second, foreign: first } : { own: first, foreign: second };
      return Object.entries(targetsOf(route, things)).flatMap(([name, path]) => {
        const target = name as Target;
        const cell = { route, identity, target, path, expected: expectedOf(route, identity, target) };
        return isDriven(cell) ? [cell] : [];
      });
    }),
  );
}

function expectedOf({ callers, method, path }: DescribedRoute, { caller }: Identity, target: Target): Expected {
  if (callers.includes('anybody')) return 'let in';
  if (caller === undefined) return 401;
  if (!callers.includes(caller)) return 403;
  if (isConnection(path, target)) return ofConnection(method, caller);
  if (caller === 'customer' && (target === 'foreign' || target === 'missing')) return 'as missing';
  return target === 'missing' || target === 'malformed' ? 404 : 'let in';
}

const isConnection = (path: string, target: Target): boolean => path.startsWith('/settings/') && target === 'foreign';

/** The connections of providers are settings that support alone may see, and nobody may remove. */
const ofConnection = (method: string, caller: string): Expected => {
  if (method === 'DELETE') return 404;
  return caller === 'ROLE_ROOT' ? 'let in' : 403;
};

/** Who is let in must not change what there is: a body is refused then, and a call without one is not driven. */
function isDriven({ route, target, expected }: Cell): boolean {
  if (target === 'malformed') return expected === 404;
  return expected !== 'let in' || route.method !== 'DELETE';
}

/** Whether an answer is the expected one, and one that the portal describes for the route. */
export function isRight({ expected, route }: Cell, answer: Answer): boolean {
  const { status } = answer;
  const isProblem = isProblemDocument(answer);
  // A call whose body must be empty does not describe that another one is refused.
  const isDescribed = route.statuses.includes(status) || status === 422;
  if (expected === 'let in') return isDescribed && ![401, 403, 429].includes(status) && status < 500;
  // Where the own case is too far for an act, nothing else is looked for.
  if (expected === 'as missing') return isProblem && (status === 404 || (isDescribed && status === 409));
  return isProblem && status === expected;
}

function isProblemDocument({ status, headers, body }: Answer): boolean {
  const problem = (body ?? {}) as Readonly<Record<string, unknown>>;
  const hasType = headers.get('content-type')?.includes('application/problem+json') === true;
  return (
    hasType && problem['status'] === status && ['title', 'traceId'].every((key) => typeof problem[key] === 'string')
  );
}

/** A problem without what differs from request to request. */
export function problemText({ status, body }: Answer): string {
  return JSON.stringify({ ...(body as object), status, traceId: undefined, instance: undefined });
}
