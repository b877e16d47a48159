import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../deploy/engines/free-port.fixture.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { elapsed, print } from '../../deploy/local/command-line/progress.mjs';
import { mustRun, run } from '../../deploy/local/command-line/run.mjs';
import { demo, readCompose } from '../../deploy/docker/compose-file.fixture.mjs';
import { putCertificates } from '../../deploy/docker/certificates.fixture.mjs';
import { makeContainerSecrets } from '../../deploy/docker/container-secrets.mjs';
import { imageNames, tools } from '../../deploy/docker/images.mjs';

const help = `
Usage: node deploy/local/launch.mjs tools/images/images.soak.mjs [<image> …]

Does on this machine what the Dockerfile does: copies what it copies, runs what its build steps run, and starts each process
out of its image's folder with the environment of docker-compose.yml. Each must pass its own health check and end when
it is asked to. Packages come from npm's cache as far as they are there. Takes minutes, and about 1 GB in the temporary
folder while it runs.
`;

/**
 * The build steps packages and build.
 * @param {string} context
 */
async function buildInside(context) {
  const dockerfile = readFileSync(inRoot('deploy/docker/Dockerfile'), 'utf8');
  const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)];
  const isLet = (/** @type {string} */ path) => !/(^|\/)(node_modules|dist|gen)$|\.tsbuildinfo$/.test(path);
  const lay = (/** @type {boolean} */ manifests) => {
    for (const source of copies.flatMap(([, sources = '']) => sources.split(' '))) {
      if (/package(-lock)?\.json$|npmrc$/.test(source) !== manifests) continue;
      mkdirSync(dirname(join(context, source)), { recursive: true });
      cpSync(inRoot(source), join(context, source), { recursive: true, filter: isLet });
    }
  };
  lay(true);
  await mustRun('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error'], { cwd: context });
  lay(false);
  await mustRun(process.execPath, ['deploy/local/build.mjs'], { cwd: context });
}

/** @param {string} folder @returns {number} bytes */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.isSymbolicLink()) return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}

/**
 * @param {string} name
 * @param {string} image
 * @param {string} secrets
 */
async function environmentOf(name, image, secrets) {
  const given = readCompose(demo).services[name]?.environment ?? {};
  const here = Object.entries(given).map(([key, value]) => [
    key,
    String(value)
      .replace('/run/secrets', secrets)
      .replace(/^\/kontor\//, `${image}/kontor/`)
      .replace(/^\/data$/, `${image}/data`),
  ]);
  const ports = Object.keys(given).filter((key) => key.endsWith('_PORT'));
  const free = await Promise.all(ports.map(async (key) => [key, String(await freePort())]));
  return {
    PATH: environment.PATH ?? '',
    NODE_ENV: 'production',
    ...Object.fromEntries([...here, ...free]),
    HOST: '127.0.0.1',
  };
}

/**
 * @param {string} image
 * @param {Record<string, string>} env
 * @returns {Promise<number>} milliseconds until its health check passed
 */
async function startAndEnd(image, env) {
  const cwd = join(image, 'kontor');
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['--enable-source-maps', 'main.mjs'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-2000)));
  try {
    while ((await run(process.execPath, ['deploy/docker/health.mjs'], { cwd, env })).code !== 0) {
      if (child.exitCode !== null || Date.now() - startedAt > 60_000) throw new UserError(`it does not live:\n${said}`);
      await wait(100);
    }
    return Date.now() - startedAt;
  } finally {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await gone;
    if (child.exitCode !== 0) print(`  ended with ${child.exitCode ?? child.signalCode}:\n${said}`);
  }
}

/**
 * @param {string} name
 * @param {string} folder
 */
async function proveImage(name, folder) {
  const image = join(folder, 'images', name);
  const startedAt = Date.now();
  const cwd = join(folder, 'context');
  await mustRun(process.execPath, ['deploy/docker/collect.mjs', name, image], { cwd });
  const bill = ['--image', name, '--out', join(image, 'kontor/sbom.cdx.json')];
  await mustRun(process.execPath, ['deploy/docker/sbom.mjs', ...bill], { cwd });
  const collected = Date.now() - startedAt;
  const parts = ['main.mjs', 'sbom.cdx.json', 'LICENSE'].filter((file) => !existsSync(join(image, 'kontor', file)));
  if (parts.length > 0) throw new UserError(`${name} lacks ${parts.join(', ')}`);
  const size = `${Math.round(sizeOf(image) / 1e6)} MB`;
  const env = name === tools ? undefined : await environmentOf(name, image, join(folder, 'secrets'));
  const lived = env === undefined ? undefined : await startAndEnd(image, env);
  if (env === undefined) await mustRun(process.execPath, ['main.mjs', '--help'], { cwd: join(image, 'kontor') });
  print(`| ${name} | ${size} | ${elapsed(collected)} | ${lived === undefined ? 'a command' : elapsed(lived)} |`);
  rmSync(image, { recursive: true });
}

await runCommand({
  help,
  async main(names) {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-images-'));
    try {
      const startedAt = Date.now();
      const temporalConfig = readFileSync(inRoot('deploy/docker/temporal/server.yaml'), 'utf8');
      makeContainerSecrets({ data: folder, profile: 'demo', instance: 'demo', temporalConfig });
      putCertificates(folder);
      await buildInside(join(folder, 'context'));
      print(
        `packages and build: ${elapsed(Date.now() - startedAt)}\n\n| image | files | collected in | healthy after |\n| --- | --- | --- | --- |`,
      );
      for (const name of names.length === 0 ? imageNames : names) await proveImage(name, folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
