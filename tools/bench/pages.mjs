import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { obtainBrowser } from '../test/browser.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { listenForInterrupt } from '../../deploy/local/command-line/interruption.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { print, step } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';
import { resolvePorts } from '../../deploy/local/stack/ports.mjs';
import { spread, table } from './pages-table.mjs';

const help = `
Usage: npm run bench:pages -- <folder> [<page> …]

Compares LCP and CLS of the customer's pages with those of an older checkout of this repository, which the folder holds
(git worktree add ../before <commit>): two stacks of their own, whose pages are visited in turn on a slow phone (Slow 4G,
a processor four times slower), five times each at 412 and 1280 px. Prints a table for docs/benchmarks.md; about twenty
minutes.

  <page>   only these: comparison, opening, login, activation, form, mehrwerte, summary, status

Environment: KONTOR_BENCH_PORT_BASE (29000), CHROMIUM_BIN, KONTOR_CACHE, and those of the engines.
`;

const rounds = 5;
const widths = /** @type {const} */ ([412, 1280]);

/** @typedef {import('./pages-table.mjs').Vitals} Vitals */
/** @typedef {{ ask: (line: string) => Promise<unknown>, read: () => Promise<unknown>, stop: () => Promise<void> }} Visitor */

/**
 * @param {number} offset
 * @param {string} data
 */
function environmentOf(offset, data) {
  const base = Number(environment.KONTOR_BENCH_PORT_BASE ?? 29_000) + offset;
  const ownEnv = { ...environment, KONTOR_DATA: data, KONTOR_PORT_BASE: String(base), RATE_LIMIT_FACTOR: '1000' };
  const ports = resolvePorts(ownEnv);
  const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  return {
    ...ownEnv,
    KONTOR_URL: local(ports.KONTOR_PORT),
    MAIL_URL: local(ports.MAIL_PORT),
    SANDBOX_URL: local(ports.SANDBOX_PORT),
  };
}

/**
 * Starts the stack of a checkout.
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @param {(stop: () => Promise<void>) => void} opened gets what stops it, also before it is ready
 */
async function startStack(folder, env, opened) {
  const args = [join(folder, 'deploy/local/launch.mjs'), 'deploy/local/start.mjs', '--quiet'];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  opened(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let output = '';
  await new Promise((ready, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('\nKontor is ready\n')) ready(undefined);
    });
    void ended.then(() => fail(new UserError(`The stack of ${folder} did not start`, [output.slice(-500)])));
  });
}

/**
 * Starts the program that visits the pages of a stack.
 * @param {Record<string, string | undefined>} env
 * @returns {Visitor}
 */
function startVisitor(env) {
  const child = spawn(process.execPath, [inRoot('tests/dist/benchmark/page-speed.js')], {
    cwd: root,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  const read = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new UserError('The visits ended early');
    return JSON.parse(value);
  };
  return {
    read,
    ask: (line) => {
      child.stdin.write(`${line}\n`);
      return read();
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/**
 * Visits each page of both sides in turn; who is first changes with each round.
 * @param {readonly [Visitor, Visitor]} sides before and now
 * @param {readonly string[]} pages
 */
async function compare(sides, pages) {
  /** @type {import('./pages-table.mjs').Row[]} */
  const rows = [];
  for (const page of pages)
    for (const width of widths) {
      /** @type {[Vitals[], Vitals[]]} */
      const visits = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const side of round % 2 === 0 ? /** @type {const} */ ([0, 1]) : /** @type {const} */ ([1, 0]))
          visits[side].push(/** @type {Vitals} */ (await sides[side].ask(`${page} ${width}`)));
      const row = { page, width, before: spread(visits[0]), now: spread(visits[1]) };
      print(JSON.stringify(row));
      rows.push(row);
    }
  return rows;
}

await runCommand({
  help,
  options: [],
  async main([folder, ...only]) {
    if (folder === undefined) throw new UserError('The folder of the older checkout is missing', ['see --help']);
    const tsc = inRoot('node_modules/.bin/tsc');
    await step('Compiling the program', () => mustRun(tsc, ['-b', 'tests'], { what: 'Compiling the program' }));
    const browser = { CHROMIUM_BIN: await obtainBrowser(environment) };
    const data = mkdtempSync(join(tmpdir(), 'kontor-pages-'));
    const before = environmentOf(0, join(data, 'before'));
    const now = environmentOf(40, join(data, 'now'));
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    const interrupted = listenForInterrupt().received.then(() => {
      throw new UserError('Interrupted');
    });
    const work = async () => {
      const opened = (/** @type {() => Promise<void>} */ stop) => void stops.push(stop);
      await step('Starting the older checkout', () => startStack(resolve(folder), before, opened));
      await step('Starting this checkout', () => startStack(root, now, opened));
      const sides = /** @type {const} */ ([
        startVisitor({ ...before, ...browser }),
        startVisitor({ ...now, ...browser }),
      ]);
      stops.unshift(...sides.map(({ stop }) => stop));
      const [known] = await Promise.all(sides.map(({ read }) => read()));
      const { pages } = /** @type {{ pages: string[] }} */ (known);
      const chosen = pages.filter((page) => only.length === 0 || only.includes(page));
      print(table(await compare(sides, chosen)));
      return 0;
    };
    try {
      return await Promise.race([work(), interrupted]);
    } finally {
      for (const stop of stops) await stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
});
