import { addresses } from './addresses.js';

/** An answer of the server. `body` is the parsed JSON, the text when it is no JSON, or null. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Whether an answer is no 2xx. */
export function isRefused({ status }: Pick<Answer, 'status'>): boolean {
  return status < 200 || status >= 300;
}

export interface Call {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Calls the API below `/api`; throws for a status that is not documented, and for no other. */
export async function api<T = unknown>(method: string, path: string, call: Call = {}): Promise<Answer<T>> {
  const answer = await http<T>(method, `${addresses.portal}/api${path}`, call);
  await requireDocumented(method, path, answer.status);
  return answer;
}

/** Calls any address of the stack; never throws for a status. */
export async function http<T = unknown>(method: string, url: string, call: Call = {}): Promise<Answer<T>> {
  const { token, body, timeoutMs = 60_000 } = call;
  const headers = new Headers(call.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const isRaw = body instanceof FormData || typeof body === 'string';
  if (body !== undefined && !isRaw && !headers.has('content-type')) headers.set('content-type', 'application/json');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`${method} ${url} took over ${timeoutMs} ms`)), timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: limit.signal,
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: parsed(await response.text()) as T };
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An unexpected answer; its message has method, path, status and body. */
export function unexpected(what: string, answer: Answer): Error {
  return new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

interface Described {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, unknown>> }>>>
  >;
}

let known: Promise<Described> | undefined;

/** Fails for a status that the OpenAPI document of the running portal does not name. The bodies are compared in its own tests. */
async function requireDocumented(method: string, path: string, status: number): Promise<void> {
  const paths = await describedPaths();
  // HEAD is GET without a body (RFC 9110, 9.3.2).
  if (paths === null || method === 'HEAD') return;
  const [address = ''] = path.split('?');
  const route = Object.keys(paths)
    .filter((one) => patternOf(one).test(address) && paths[one]?.[method.toLowerCase()] !== undefined)
    .sort((left, right) => literal(right) - literal(left))[0];
  // An address without a route is 404 for everybody, and 405 with another method than its routes have.
  if (route === undefined && (status === 404 || status === 405)) return;
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
