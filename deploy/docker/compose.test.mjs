import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { registerSearchAttributes } from '../engines/temporal.mjs';
import { inRoot } from '../local/command-line/paths.mjs';
import { demo, production, readCompose } from './compose-file.fixture.mjs';
import { natsTls } from './container-secrets.mjs';
import { imageNames } from './images.mjs';

const compose = readCompose(demo);
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image.startsWith('kontor/'));
const steps = ['certificates', 'prepare', 'mongo-setup', 'temporal-schema', 'temporal-namespace'];

/** Files of configuration that name secrets, too. @type {Readonly<Record<string, unknown>>} */
const configurations = { nats: natsTls, temporal: readFileSync(inRoot('deploy/docker/temporal/server.yaml'), 'utf8') };

describe('docker-compose.yml', () => {
  for (const [name, service] of services) {
    it(`${name} has a read-only file system, no capabilities and limits of its resources`, () => {
      assert.equal(service.read_only, true);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      const { cpus, memory, pids } = service.deploy.resources.limits;
      assert.ok(Number(cpus) > 0 && /^\d+[mg]$/.test(memory) && pids > 0);
      assert.equal(
        service.restart,
        { certificates: 'no', prepare: 'no' }[name] ?? (steps.includes(name) ? 'on-failure:5' : 'unless-stopped'),
      );
    });

    it(`${name} does not run as root, except for the two steps that write files of others`, () => {
      const isOurs = service.image.startsWith('kontor/');
      if (name === 'prepare' || name === 'certificates') assert.equal(service.user, '0:0');
      else if (!isOurs || service.user !== undefined)
        assert.match(service.user ?? '', /^(999|1000|65534):(999|1000|65534)$/);
    });

    it(`${name} has an exact version and a health check`, () => {
      assert.match(service.image, /:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
      const checked = service.healthcheck?.test !== undefined || (service.build !== undefined && !steps.includes(name));
      if (!steps.includes(name) && name !== 'temporal-ui') assert.ok(checked);
    });

    it(`${name} depends on what it needs, with the right condition`, () => {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        assert.ok(compose.services[other] !== undefined, `${other} is no service`);
        assert.equal(condition, steps.includes(other) ? 'service_completed_successfully' : 'service_healthy');
      }
    });

    it(`${name} gets each secret it names as a file, and no other`, () => {
      const text = JSON.stringify([service.environment, service.command, service.entrypoint, configurations[name]]);
      const named = new Set([...text.matchAll(/\/run\/secrets\/([A-Z_]+)/g)].map(([, secret]) => secret));
      if (name !== 'mongo-setup') assert.deepEqual([...(service.secrets ?? [])].sort(), [...named].sort());
      for (const secret of service.secrets ?? []) assert.ok(compose.secrets[secret] !== undefined, secret);
    });

    it(`${name} is reachable from this machine only`, () => {
      for (const port of service.ports ?? []) assert.match(port, /^127\.0\.0\.1:\d+:\d+$/);
    });
  }

  it('declares no unused secret', () => {
    const read = new Set(services.flatMap(([, { secrets = [] }]) => secrets));
    assert.deepEqual(
      Object.keys(compose.secrets).filter((name) => !read.has(name)),
      [],
    );
  });

  it('builds every image from the one Dockerfile', () => {
    const built = new Set(ours.map(([, { build }]) => build?.args.SERVICE));
    assert.deepEqual([...built].sort(), [...imageNames].sort());
  });

  it('keeps stand-ins out of production', () => {
    const inProduction = Object.entries(readCompose(production).services).filter(([, { profiles }]) => !profiles);
    const names = inProduction.map(([name]) => name);
    assert.ok(names.includes('portal') && !names.includes('sandbox') && !names.includes('mailpit'));
    assert.doesNotMatch(JSON.stringify(inProduction.map(([, { environment }]) => environment)), /sandbox|kontor\.test/);
  });

  it('does not start when a production setting is missing', () => {
    for (const name of ['APP_URL', 'IDENTITY_WEBHOOK_URL', 'COMPANY_CHECK_WEBHOOK_URL', 'MAIL_FROM'])
      assert.throws(() => readCompose({ ...production, [name]: '' }), new RegExp(name));
  });
});

describe('the networks', () => {
  it('of the engines have no route to the outside', () => {
    for (const name of ['facts', 'bus', 'process', 'temporal-store', 'watch'])
      assert.equal(compose.networks[name]?.internal, true);
  });

  it('give access to MongoDB only to services that store data there', () => {
    const reach = services.filter(([, { networks }]) => networks?.includes('facts')).map(([name]) => name);
    const keepers = ['portal', 'identity', 'company-check', 'core-banking', 'notification'];
    assert.deepEqual(reach.sort(), [...keepers, 'mongo', 'mongo-setup'].sort());
  });
});

describe('the engines in containers', () => {
  it('have the same versions as on one machine', () => {
    const version = (/** @type {string} */ file, /** @type {string} */ module) =>
      new RegExp(`${module} v(\\S+)`).exec(readFileSync(inRoot(file), 'utf8'))?.[1];
    const nats = version('deploy/engines/nats/go.mod', 'github.com/nats-io/nats-server/v2');
    const temporal = version('deploy/engines/temporal/go.mod', 'go.temporal.io/server');
    assert.equal(compose.services.nats?.image, `nats:${nats}-alpine`);
    assert.equal(compose.services.temporal?.image, `temporalio/server:${temporal}`);
    assert.equal(compose.services['temporal-schema']?.image, `temporalio/admin-tools:${temporal}`);
  });

  it('have the search attributes of one machine', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-temporal-'));
    const [cli, said] = [join(folder, 'temporal'), join(folder, 'said')];
    writeFileSync(cli, `#!/bin/sh\necho "$@" >${said}\n`);
    chmodSync(cli, 0o755);
    try {
      await registerSearchAttributes(cli, 'address', 'namespace');
      const attributes = (/** @type {string} */ text) => text.match(/--name \w+ --type \w+/g);
      const wanted = attributes(readFileSync(said, 'utf8'));
      assert.ok(wanted !== null && wanted.length > 0);
      assert.deepEqual(attributes(readFileSync(inRoot('deploy/docker/temporal/namespace.sh'), 'utf8')), wanted);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are set up by scripts with valid shell syntax', () => {
    for (const script of ['schema.sh', 'namespace.sh'])
      execFileSync('sh', ['-n', inRoot(`deploy/docker/temporal/${script}`)]);
  });
});

const hasCompose = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;

describe('docker compose itself', () => {
  it(
    'docker compose config accepts docker-compose.yml',
    { skip: hasCompose ? false : 'there is no docker compose here' },
    () => {
      const args = ['compose', '--env-file', inRoot('deploy/docker/demo.env'), '-f', inRoot('docker-compose.yml')];
      const config = JSON.parse(execFileSync('docker', [...args, 'config', '--format', 'json'], { encoding: 'utf8' }));
      const isStarted = (/** @type {readonly string[]} */ profiles) =>
        profiles.length === 0 || profiles.includes('demo');
      const started = services.filter(([, { profiles }]) => isStarted(profiles ?? [])).map(([name]) => name);
      assert.deepEqual(Object.keys(config.services).sort(), started.sort());
    },
  );
});
