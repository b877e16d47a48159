import { routes } from '@kontor/api/route/routes';
import { docsPage } from './docs-page.js';
import { createOpenApiDocument } from './openapi-document.js';

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

it('shows the routes without a script or a foreign source', () => {
  const page = docsPage(routes, 'nonce');
  for (const { path } of routes) expect(page).toContain(path);
  expect(page).not.toMatch(/<script|https?:\/\//);
});
