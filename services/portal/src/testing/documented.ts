import { isDeepStrictEqual } from 'node:util';
import { approvalRequiredSchema } from '@kontor/api/approval/approval.schema';
import { problemSchema } from '@kontor/api/problem/problem.schema';
import { isFile, type ApiRoute, type RouteAnswer } from '@kontor/api/route/route';
import { routes } from '@kontor/api/routes';
import * as z from 'zod';
import { createOpenApiDocument } from '../http/openapi/openapi-document.js';

interface Received {
  readonly method: string;
  /** Below `/api`, with its parameters filled in. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Described {
  readonly content?: Readonly<Record<string, unknown>>;
}

type Responses = Readonly<Record<string, Described | undefined>>;

const described = new Map<ApiRoute, Responses>();

/** Fails for an answer that the OpenAPI document does not describe: its route, status, media type, each member of its body. */
export function requireDocumented({ method, path, status, headers, text }: Received): void {
  // HEAD is GET without a body (RFC 9110, 9.3.2).
  if (method === 'HEAD') return;
  const route = routeOf(method, path);
  // An address without a route is 404 for everybody, and 405 with another method than its routes have.
  if (route === undefined && (status === 404 || status === 405)) return;
  const lack = route === undefined ? 'has no route' : lackOf(route, { status, headers, text });
  if (lack !== null) throw new Error(`${method} ${path} answered ${status}, which is not documented: it ${lack}`);
}

function lackOf(route: ApiRoute, { status, headers, text }: Pick<Received, 'status' | 'headers' | 'text'>) {
  const response = responsesOf(route)[String(status)];
  if (response === undefined) return 'has another status';
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const isProblem = type === 'application/problem+json';
  const answer = isProblem ? problemSchema : answerOf(route, status);
  if (answer === 'empty') return text === '' ? null : 'has a body';
  if (response.content?.[type] === undefined) return `is ${type}`;
  return answer === undefined || answer === 'events' || isFile(answer) ? null : misfitOf(answer, JSON.parse(text));
}

/** What the OpenAPI document says of one route; describing all of them takes longer than most tests. */
function responsesOf(route: ApiRoute): Responses {
  const known = described.get(route);
  if (known !== undefined) return known;
  const { paths } = createOpenApiDocument([route], '1.0.0');
  const responses: Responses = paths?.[route.path]?.[route.method.toLowerCase() as 'get']?.responses ?? {};
  described.set(route, responses);
  return responses;
}

function answerOf({ answers, approval }: ApiRoute, status: number): RouteAnswer | undefined {
  return status === 202 && approval === true ? approvalRequiredSchema : answers[status];
}

/** A route describes a Hydra collection, or its members and says in its summary that there is one. */
function misfitOf(schema: z.ZodType, body: unknown): string | null {
  const lack = misfit(schema, body);
  const isCollection = typeof body === 'object' && body !== null && 'hydra:member' in body;
  return lack !== null && isCollection ? misfit(schema, body['hydra:member']) : lack;
}

/** Null where one of the forms of an answer has exactly these members. */
function misfit(schema: z.ZodType, body: unknown): string | null {
  const forms = schema instanceof z.ZodUnion ? (schema.options as readonly z.ZodType[]) : [schema];
  const lacks = forms.map((form) => {
    const { success, data, error } = form.safeParse(body);
    if (!success) return z.prettifyError(error);
    return isDeepStrictEqual(data, body) ? null : `has ${beyond(body, data)} beyond its schema`;
  });
  return lacks.includes(null) ? null : lacks.join('; ');
}

/** The first member of a body that its schema did not keep. */
function beyond(body: unknown, kept: unknown, at = ''): string {
  if (typeof body !== 'object' || body === null) return at;
  const keptMembers: Readonly<Record<string, unknown>> = typeof kept === 'object' ? { ...kept } : {};
  const lost = Object.entries(body).find(([key, value]) => !isDeepStrictEqual(value, keptMembers[key]));
  return lost === undefined ? at : beyond(lost[1], keptMembers[lost[0]], `${at}.${lost[0]}`);
}

/** The route of an address; of several the one that names most of it. */
function routeOf(method: string, path: string): ApiRoute | undefined {
  const [address = ''] = path.split('?');
  const named = ({ path: own }: ApiRoute): number => own.replaceAll(/\{\w+\}/g, '').length;
  return routes
    .filter((route) => route.method === method && patternOf(route).test(address))
    .sort((left, right) => named(right) - named(left))[0];
}

function patternOf({ path }: ApiRoute): RegExp {
  const literal = path.replaceAll('.', '\\.');
  return new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
