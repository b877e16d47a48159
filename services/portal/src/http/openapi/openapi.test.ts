import { routes } from '@kontor/api/routes';
import { staffRoles } from '@kontor/domain/roles/roles';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { createOpenApiDocument } from './openapi-document.js';
import { createOpenApiRouter } from './openapi.router.js';

it('describes every route once', () => {
  const document = createOpenApiDocument(routes, '1.0.0');
  const described = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths?.['/me/register']?.post?.responses).toHaveProperty('422');
  expect(document.paths?.['/me/register']?.post).not.toHaveProperty('security');
  expect(document.paths?.['/me']?.get).toHaveProperty('security');
});

it('describes a violation by path, code, label and message', () => {
  const { paths } = createOpenApiDocument(routes, '1.0.0');
  expect(paths?.['/me/register']?.post?.responses).toMatchObject({
    422: {
      content: {
        'application/problem+json': {
          schema: {
            properties: {
              violations: {
                items: {
                  properties: { propertyPath: {}, code: {}, label: { type: 'string' }, message: {} },
                  required: ['propertyPath', 'code', 'message'],
                },
              },
            },
          },
        },
      },
    },
  });
});

it('says of every route who may call it', () => {
  const { paths } = createOpenApiDocument(routes, '1.0.0');
  expect(paths?.['/me/register']?.post).toMatchObject({ 'x-callers': ['anybody'] });
  expect(paths?.['/me/logout']?.post).toMatchObject({ 'x-callers': ['unverified', 'customer', ...staffRoles] });
  expect(paths?.['/bgo_identifications_portal/{id}/disableProcess']?.post).toMatchObject({
    'x-callers': ['ROLE_ADMIN_PLUS'],
  });
  expect(paths?.['/bgo_identifications_portal']?.get).toMatchObject({
    'x-callers': ['ROLE_ROOT', 'ROLE_ADMIN', 'ROLE_ADMIN_PLUS', 'ROLE_AUDITOR'],
  });
  const unnamed = routes.filter(({ access, area, act }) =>
    ['staff', 'any'].includes(access) ? (area === undefined) === (act === undefined) : act !== undefined,
  );
  expect(unnamed.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe('statuses of every route', () => {
  const { paths } = createOpenApiDocument(routes, '1.0.0');
  const responsesOf = ({ method, path }: (typeof routes)[number]) =>
    paths?.[path]?.[method.toLowerCase() as 'get']?.responses ?? {};
  const lacking = (statuses: readonly number[], of: (route: (typeof routes)[number]) => boolean) =>
    routes
      .filter((route) => of(route) && statuses.some((status) => responsesOf(route)[status] === undefined))
      .map(({ method, path }) => `${method} ${path}`);

  it.each([
    ['of any', [431, 503], () => true],
    ['with a limit', [429], ({ limited }) => limited === true],
    ['with a parameter that cannot be decoded', [400], ({ path }) => path.includes('{')],
    ['that reads a body', [400, 408, 413, 415], ({ method }) => method !== 'GET' && method !== 'HEAD'],
    ['with an Idempotency-Key', [400, 409, 422], ({ method }) => method === 'POST'],
  ] as const satisfies readonly (readonly [string, readonly number[], (route: (typeof routes)[number]) => boolean])[])(
    'are described: those %s',
    (_which, statuses, of) => {
      expect(routes.filter(of)).not.toEqual([]);
      expect(lacking(statuses, of)).toEqual([]);
    },
  );

  it('429 is described of limited routes only, and says when to repeat', () => {
    const described = routes.filter((route) => responsesOf(route)[429] !== undefined);
    expect(described).toEqual(routes.filter(({ limited }) => limited === true));
    for (const route of described) expect(responsesOf(route)[429]).toHaveProperty('headers.Retry-After');
  });
});

describe('the viewer', () => {
  let http: HttpListener;
  beforeAll(async () => {
    const app = createHttpApp({ logger: silentLogger() });
    app.use('/api', createOpenApiRouter(routes), notFoundHandler, problemHandler({ logger: silentLogger() }));
    http = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterAll(() => http.close(0));

  const get = (path: string) => fetch(`http://127.0.0.1:${http.port}/api${path}`);

  it('runs scripts by nonce only and loads nothing from another host', async () => {
    const answer = await get('/docs');
    const page = await answer.text();
    const nonce = /script-src 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
    expect(nonce).not.toBe('');
    expect(page.match(/<script[^>]*>/g)?.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    expect(page).toContain('tryItOutEnabled: true');
    expect(page).not.toMatch(/https?:\/\//);
  });

  it.each([
    ['/docs/swagger-ui-bundle.js', 'javascript'],
    ['/docs/swagger-ui.css', 'css'],
  ])('gets %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
  });

  it.each(['/docs/package.json', '/docs/index.html', '/docs/swagger-initializer.js'])(
    'does not serve %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
