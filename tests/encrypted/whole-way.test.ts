import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { programs } from '../support/addresses.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { freePort } from '../support/free-port.js';
import { bringToReady, settle } from '../support/whole-way.js';
import { until } from '../support/until.js';
import { createAuthority, type Authority } from './authority.js';
import { createNkey, startNats } from './nats-with-tls.js';
import { start, type Started } from './started.js';
import { startTemporal } from './temporal-behind-tls.js';

type Variables = Readonly<Record<string, string>>;

/**
 * All processes with NATS and Temporal by TLS, under an authority that the test makes: NATS takes client certificates and
 * an nkey, Temporal client certificates. MongoDB is on loopback without TLS, because its stand-in has none.
 */
describe('engines by TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-encrypted-'));
  let authority: Authority;
  let nats: Awaited<ReturnType<typeof startNats>>;
  let temporal: Awaited<ReturnType<typeof startTemporal>>;
  /** How a process reaches both engines. */
  let access: Variables;

  beforeAll(async () => {
    authority = await createAuthority(folder, 'bank');
    const [client, nkey] = [await authority.issue('kontor'), createNkey(folder, 'kontor')];
    nats = await startNats(folder, authority, nkey.publicKey);
    temporal = await startTemporal(folder, authority);
    const filesOf = (engine: string) => ({
      [`${engine}_CA_FILE`]: authority.file,
      [`${engine}_CERTIFICATE_FILE`]: client.certificate,
      [`${engine}_CERTIFICATE_KEY_FILE`]: client.key,
    });
    access = {
      ...{ NATS_URL: nats.url, NATS_MONITOR_URL: nats.monitor, NATS_USER: 'kontor', NATS_NKEY_SEED_FILE: nkey.file },
      ...{
        TEMPORAL_CLI_PATH: programs.temporal,
        TEMPORAL_ADDRESS: temporal.address,
        ...filesOf('NATS'),
        ...filesOf('TEMPORAL'),
      },
    };
  });

  afterAll(async () => {
    await Promise.all([nats.stop(), temporal.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  describe('with the right keys', () => {
    let portal: Started;
    let caseId = '';

    beforeAll(async () => {
      portal = start(process.execPath, [resolve('deploy/local/start.mjs'), '--quiet'], {
        ...access,
        KONTOR_DATA: join(folder, 'data'),
      });
      const isReady = async () => portal.output().includes('Kontor is ready') || !portal.isRunning();
      await until(isReady, { what: 'the start with engines by TLS', timeoutMs: 600_000 });
      expect(portal.output()).toContain('Kontor is ready');
    }, 600_000);
    afterAll(() => portal.stop('SIGHUP'));

    test('a case goes from its registration to the open account', async () => {
      const applicant = await bringToReady(unknownCompany());
      const clerk = await Clerk.login();
      await settle(clerk, applicant.caseId);
      await applicant.reaches(430);
      caseId = applicant.caseId;
    });

    test('operations see it over the same connections', async () => {
      const ops = start(process.execPath, [resolve('deploy/local/ops.mjs'), 'show', caseId], access);
      expect([await ops.ended, ops.output()]).toEqual([0, expect.stringContaining('430')]);
    });

    test('every connection was by TLS, with a certificate', async () => {
      const facts = (await (await fetch(`${nats.monitor}/connz?auth=1`)).json()) as {
        connections: readonly { name: string; tls_version?: string; nkey?: string }[];
      };
      const byName = new Map(facts.connections.map((one) => [one.name, one]));
      const names = ['portal', 'identity', 'company-check', 'core-banking', 'notification', 'worker', 'event-bridge'];
      for (const name of names) expect([name, byName.get(name)?.tls_version]).toEqual([name, '1.3']);
      expect(temporal.counts.accepted).toBeGreaterThan(0);
      expect(temporal.counts.refused).toBe(0);
    });
  });

  describe('with a wrong key', () => {
    /** A worker uses both engines; it says why one refuses it, and is not ready. */
    async function refusal(variables: Variables, expected: RegExp): Promise<void> {
      const healthPort = await freePort();
      const env = { HEALTH_PORT: String(healthPort), WORKFLOW_BUNDLE: resolve('workflows/dist/workflow-bundle.js') };
      const worker = start(process.execPath, [resolve('workflows/dist/worker.js')], {
        ...access,
        ...env,
        ...variables,
      });
      try {
        await until(
          async () => {
            if (!expected.test(worker.output())) throw new Error(worker.output());
            return true;
          },
          { what: expected.source },
        );
        const ready = await until(() => fetch(`http://127.0.0.1:${healthPort}/readyz`), { what: 'the health check' });
        expect(ready.status).toBe(503);
      } finally {
        // It would wait for its calls to Temporal.
        await worker.stop('SIGKILL');
      }
    }

    const says = (engine: string, hint: string) =>
      new RegExp(`"hint":"${hint}[^"]*","msg":"${engine} is not reachable, trying again"`);

    test('a server of another authority is refused', async () => {
      const { file } = await createAuthority(folder, 'stranger');
      await refusal({ NATS_CA_FILE: file }, says('NATS', 'its certificate is of another CA than NATS_CA'));
      await refusal({ TEMPORAL_CA_FILE: file }, says('Temporal', 'its certificate is of another CA than TEMPORAL_CA'));
    });

    const refusesOurs = (engine: string) => says(engine, '[^"]*it refuses or misses our');

    test('NATS and Temporal refuse a process without a certificate', async () => {
      const without = (engine: string) => ({
        [`${engine}_CERTIFICATE_FILE`]: '',
        [`${engine}_CERTIFICATE_KEY_FILE`]: '',
      });
      await refusal(without('NATS'), refusesOurs('NATS'));
      await refusal(without('TEMPORAL'), refusesOurs('Temporal'));
    });

    test('NATS and Temporal refuse a certificate of another authority', async () => {
      const { certificate, key } = await (await createAuthority(folder, 'forger')).issue('kontor');
      const forged = (engine: string) => ({
        [`${engine}_CERTIFICATE_FILE`]: certificate,
        [`${engine}_CERTIFICATE_KEY_FILE`]: key,
      });
      await refusal(forged('NATS'), refusesOurs('NATS'));
      await refusal(forged('TEMPORAL'), refusesOurs('Temporal'));
    });

    test('NATS refuses an nkey that it does not know', () =>
      refusal(
        { NATS_NKEY_SEED_FILE: createNkey(folder, 'unknown').file },
        says('NATS', 'it does not accept the user or key'),
      ));

    test('the start itself says which engine refuses it', async () => {
      const started = start(process.execPath, [resolve('deploy/local/start.mjs'), '--quiet'], {
        ...access,
        KONTOR_DATA: join(folder, 'refused'),
        NATS_NKEY_SEED_FILE: createNkey(folder, 'stranger').file,
      });
      expect(await started.ended).toBe(1);
      expect(started.output()).toMatch(/NATS at .* refuses the supervisor/);
    });
  });
});
