import {
  OpenAPIRegistry,
  OpenApiGeneratorV31,
  extendZodWithOpenApi,
  type RouteConfig,
} from '@asteasolutions/zod-to-openapi';
import { approvalRequiredSchema } from '@kontor/api/approval/approval.schema';
import { problemSchema } from '@kontor/api/problem/problem.schema';
import { isFile, type ApiRoute, type RouteAnswer } from '@kontor/api/route/route';
import * as z from 'zod';
import { callersOf } from './route-callers.js';

extendZodWithOpenApi(z);

const problemTexts: Readonly<Record<number, string>> = {
  400: 'Request, code or link refused',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Unknown or foreign',
  408: 'Not received in time',
  409: 'Not possible in this status; `state` says why',
  410: 'Archived',
  412: 'Changed by somebody else',
  413: 'Too large',
  415: 'Type not allowed',
  422: 'Input refused; `violations` says why',
  429: 'Too many requests',
  431: 'Headers too large',
  502: 'The core banking system refused',
  503: 'Not available at the moment',
};

/** Describes the API as OpenAPI 3.1, from the same routes as the typed client. */
export function createOpenApiDocument(routes: readonly ApiRoute[], version: string) {
  const registry = new OpenAPIRegistry();
  const bearer = registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const route of routes) registry.registerPath(pathOf(route, bearer.name));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Kontor', version, description: 'Opens and identifies business bank accounts.' },
    servers: [{ url: '/api' }],
  });
}

function pathOf(route: ApiRoute, bearer: string): RouteConfig {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return {
    method: route.method.toLowerCase() as RouteConfig['method'],
    path: route.path,
    summary: route.summary,
    tags: [route.tag],
    ...(route.access === 'public' ? {} : { security: [{ [bearer]: [] }] }),
    request: {
      ...(names.length === 0 ? {} : { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }),
      ...(route.query === undefined ? {} : { query: route.query }),
      ...bodyOf(route),
    },
    'x-callers': callersOf(route),
    responses: { ...answersOf(route), ...problemsOf(route) },
  };
}

function bodyOf({ body }: ApiRoute): Pick<NonNullable<RouteConfig['request']>, 'body'> {
  if (body === undefined) return {};
  if (body !== 'form') return { body: { required: true, content: { 'application/json': { schema: body } } } };
  return { body: { required: true, content: { 'multipart/form-data': { schema: { type: 'object' as const } } } } };
}

function answersOf({ answers, approval, collection }: ApiRoute): RouteConfig['responses'] {
  const all = { ...answers, ...(approval === undefined ? {} : { 202: approvalRequiredSchema }) };
  return Object.fromEntries(Object.entries(all).map(([status, answer]) => [status, answerOf(answer, collection)]));
}

function answerOf(answer: RouteAnswer, collection: ApiRoute['collection']): RouteConfig['responses'][string] {
  if (answer === 'empty') return { description: 'Done' };
  if (isFile(answer)) {
    const schema = { type: 'string', format: 'binary' } as const;
    return { description: 'The file', content: Object.fromEntries(answer.file.map((type) => [type, { schema }])) };
  }
  if (answer === 'events')
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } };
  const type = collection === 'always' ? 'application/ld+json' : 'application/json';
  const asked = collection === 'asked' ? { 'application/ld+json': { schema: collectionOf(answer) } } : {};
  return { description: 'Answer', content: { [type]: { schema: answer }, ...asked } };
}

/** A page of a list for those who ask for a Hydra collection. */
const collectionOf = (members: z.ZodType) =>
  z.object({
    '@id': z.string(),
    '@type': z.literal('hydra:Collection'),
    'hydra:totalItems': z.int(),
    'hydra:member': members,
  });

function problemsOf(route: ApiRoute): RouteConfig['responses'] {
  const usual = [
    ...(route.access === 'public' ? [] : [401, 403]),
    ...(route.path.includes('{') ? [400, 404] : []),
    ...(route.method === 'GET' || route.method === 'HEAD' ? [] : ofBodies),
    ...(route.method === 'POST' ? ofRequestKeys : []),
    ...(route.body === undefined && route.query === undefined ? [] : [422]),
    ...(route.limited === true ? [429] : []),
    ...ofEveryRoute,
  ];
  const statuses = [...new Set([...usual, ...(route.problems ?? [])])].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [status, problemOf(status)]));
}

/** A body is read, and refused, before its route is known: unreadable, too slow, too large, of another type. */
const ofBodies = [400, 408, 413, 415];
/** Of the header `Idempotency-Key`: not a key, its first request still runs, used for another request. */
const ofRequestKeys = [400, 409, 422];
/** Headers too large; an engine is not reachable. */
const ofEveryRoute = [431, 503];

function problemOf(status: number): RouteConfig['responses'][string] {
  return {
    description: problemTexts[status] ?? 'Refused',
    ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
    content: { 'application/problem+json': { schema: problemSchema } },
  };
}

const retryAfter = {
  description: 'Seconds after which the request is worth repeating, where they are known',
  schema: { type: 'integer' as const, minimum: 1 },
};
