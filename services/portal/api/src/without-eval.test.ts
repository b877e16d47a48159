const shared = globalThis as { __zod_globalConfig?: object };

afterEach(() => {
  delete shared.__zod_globalConfig;
  jest.resetModules();
});

test.each([
  ['before it is loaded', ['./without-eval.js', 'zod/v4/core']],
  ['after it is loaded', ['zod/v4/core', './without-eval.js', 'zod/v4/core']],
])('zod compiles no parsers where this is set %s', async (_when, modules) => {
  let last: unknown;
  for (const name of modules) last = await import(name);
  expect(last).toMatchObject({ globalConfig: { jitless: true } });
});
