import { join } from 'node:path';
import { bundleWorkflows } from './bundle.js';

/** Names of the npm packages whose modules lie in a bundle, by webpack's comments and the inlined source map. */
function packagesIn(code: string): string[] {
  const map = /sourceMappingURL=data:application\/json;[^,]*base64,([A-Za-z0-9+/=]+)/.exec(code);
  if (!map) throw new Error('the bundle holds no source map');
  const { sources } = JSON.parse(Buffer.from(map[1]!, 'base64').toString('utf8')) as { sources: string[] };
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  return [...new Set(names)].sort();
}

const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

test('workflow code holds no npm package but the SDK, and nothing of zod', async () => {
  const { code } = await bundleWorkflows(join(__dirname, 'workflows.workflow.ts'), quiet);
  const packages = packagesIn(code);
  expect(packages).toContain('@temporalio/workflow');
  // The SDK's own dependencies of its sandbox, and nothing that we brought along.
  const allowed = ['@temporalio/common', '@temporalio/workflow', 'long', 'ms', 'nexus-rpc'];
  expect(packages.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(code).not.toMatch(/node_modules\/zod/);
  expect(code).toContain('identificationCase');
});

test('the scan finds a package that is there', () => {
  const map = Buffer.from(JSON.stringify({ sources: ['webpack://x/../node_modules/zod/index.js'] })).toString('base64');
  expect(packagesIn(`//# sourceMappingURL=data:application/json;charset=utf-8;base64,${map}`)).toEqual(['zod']);
});
