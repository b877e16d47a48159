import { addresses } from './addresses.js';

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>
  >;
}

let known: Promise<Described> | undefined;

/** Fails for a status that the OpenAPI document of the running portal does not name. The bodies are compared in its own tests. */
export async function requireDocumented(method: string, path: string, status: number): Promise<void> {
  const paths = await describedPaths();
  // HEAD is GET without a body (RFC 9110, 9.3.2).
  if (paths === null || method === 'HEAD') return;
  const [address = ''] = path.split('?');
  const route = Object.keys(paths)
    .filter((one) => patternOf(one).test(address) && paths[one]?.[method.toLowerCase()] !== undefined)
    .sort((left, right) => literal(right) - literal(left))[0];
  // An address without a route is 404 for everybody.
  if (route === undefined && status === 404) return;
  if (route === undefined || paths[route]?.[method.toLowerCase()]?.responses[status] === undefined)
    throw new Error(`${method} ${path} answered ${status}, which the OpenAPI document does not name`);
}

/** Null while the portal does not answer, as some tests want it. */
async function describedPaths(): Promise<Described['paths'] | null> {
  known ??= fetch(`${addresses.portal}/api/openapi.json`).then(async (answer) => (await answer.json()) as Described);
  try {
    return (await known).paths;
  } catch {
    known = undefined;
    return null;
  }
}

const literal = (route: string): number => route.replaceAll(/\{\w+\}/g, '').length;

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
