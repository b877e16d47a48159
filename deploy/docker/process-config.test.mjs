import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'vite';
import { inRoot } from '../local/command-line/paths.mjs';
import { demo, production, readCompose } from './compose-file.fixture.mjs';
import { putCertificates } from './certificates.fixture.mjs';
import { makeContainerSecrets } from './container-secrets.mjs';

/** Every process with the file and the function that read its configuration, and the engines it reaches. */
const readers = {
  portal: { file: 'services/portal/src/config.ts', reader: 'readConfig', engines: ['NATS', 'MONGODB', 'TEMPORAL'] },
  identity: { file: 'services/identity/src/config.ts', reader: 'readConfig', engines: ['NATS', 'MONGODB'] },
  'company-check': { file: 'services/company-check/src/config.ts', reader: 'readConfig', engines: ['NATS', 'MONGODB'] },
  'core-banking': { file: 'services/core-banking/src/config.ts', reader: 'readConfig', engines: ['NATS', 'MONGODB'] },
  notification: { file: 'services/notification/src/config.ts', reader: 'readConfig', engines: ['NATS', 'MONGODB'] },
  sandbox: { file: 'services/sandbox/src/config.ts', reader: 'readConfig', engines: [] },
  worker: { file: 'workflows/src/config.ts', reader: 'readWorkerConfig', engines: ['NATS', 'TEMPORAL'] },
  'event-bridge': { file: 'workflows/src/config.ts', reader: 'readEventBridgeConfig', engines: ['NATS', 'TEMPORAL'] },
};
/** @typedef {keyof typeof readers} Name */
const names = /** @type {Name[]} */ (Object.keys(readers));

/** Inside the project, so that the compiled files resolve their packages. */
let folder = '';

/**
 * @param {Name} name
 * @param {Readonly<Record<string, string>>} variables of compose
 * @param {(variable: string) => boolean} [isGiven] which of the process's variables it gets
 * @returns {{ given: string[], error: string | null, asked: string[] }}
 */
function readAs(name, variables, isGiven = () => true) {
  const all = Object.entries(readCompose(variables).services[name]?.environment ?? {});
  const values = all.filter(([key]) => isGiven(key));
  const given = Object.fromEntries(
    values.map(([key, value]) => [key, String(value).replace('/run/secrets/', `${folder}/secrets/`)]),
  );
  const reader = inRoot('deploy/docker/process-config.fixture.mjs');
  const args = [reader, join(folder, `${name}.js`), JSON.stringify(given)];
  const answers = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return { given: Object.keys(given), ...answers[readers[name].reader] };
}

before(async () => {
  mkdirSync(inRoot('node_modules/.cache/kontor'), { recursive: true });
  folder = mkdtempSync(inRoot('node_modules/.cache/kontor/config-'));
  const temporalConfig = readFileSync(inRoot('deploy/docker/temporal/server.yaml'), 'utf8');
  makeContainerSecrets({ data: folder, profile: 'demo', instance: 'demo', temporalConfig });
  putCertificates(folder);
  await build({
    configFile: false,
    root: inRoot('.'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, inRoot(readers[name].file)])) },
    },
    ssr: { noExternal: [/^@kontor\//], resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  });
});

after(() => rmSync(folder, { recursive: true, force: true }));

describe('the environment of a process in a container', () => {
  for (const name of names) {
    it(`${name} has all required variables, in a valid form`, () => {
      const { error, asked } = readAs(name, demo);
      assert.equal(error, null);
      assert.ok(asked.includes('HEALTH_PORT'));
    });

    it(`${name} has no variable that its configuration does not read`, () => {
      const { given, asked } = readAs(name, demo);
      assert.deepEqual(
        given.filter((variable) => !asked.includes(variable)),
        [],
      );
    });

    if (name !== 'sandbox') {
      it(`${name} starts with a complete production.env`, () => assert.equal(readAs(name, production).error, null));
    }
  }

  it('refuses demo staff, debug routes, short windows and the sandbox in production', () => {
    const refused = { DEMO_STAFF: '1', DEBUG_ROUTES: '1', CASE_POLICY: '{"pollMs":1000}' };
    for (const [name, value] of Object.entries(refused)) {
      assert.match(readAs('portal', { ...production, [name]: value }).error ?? '', new RegExp(`${name}.*not allowed`));
    }
    assert.match(readAs('sandbox', production).error ?? '', /never runs in the production profile/);
  });

  for (const [name, { engines }] of Object.entries(readers)) {
    for (const engine of engines)
      it(`${name} refuses ${engine} on another machine without TLS in production, and names the variable`, () => {
        const access = new RegExp(`^${engine}_(CA|CERTIFICATE|CERTIFICATE_KEY)_FILE$`);
        const isGiven = (/** @type {string} */ key) => !access.test(key);
        assert.equal(readAs(/** @type {Name} */ (name), demo, isGiven).error, null);
        const { error } = readAs(/** @type {Name} */ (name), production, isGiven);
        assert.match(error ?? '', new RegExp(`${engine}_(CA|CERTIFICATE) is missing: .* names another machine`));
      });
  }

  it('is invalid when a variable is missing', () => {
    assert.match(readAs('notification', { ...demo, MAIL_FROM: 'x' }).error ?? '', /MAIL_FROM/);
  });
});
