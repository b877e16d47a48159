import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { obtainBrowser } from '../test/browser.mjs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { listenForInterrupt } from '../../deploy/local/command-line/interruption.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { UserError } from '../../deploy/local/command-line/user-error.mjs';
import { root } from '../../deploy/local/command-line/paths.mjs';
import { print, step } from '../../deploy/local/command-line/progress.mjs';
import { startLineProgram } from './load/load-generator.mjs';
import { compileFigures } from './stack/measured-stack.mjs';
import { environmentOf, startStack } from './stack/started-stack.mjs';
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
/** @typedef {ReturnType<typeof startLineProgram>} Visitor the program that visits the pages of a stack */

const firstPort = Number(environment.KONTOR_BENCH_PORT_BASE ?? 29_000);

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
    await compileFigures();
    const browser = { CHROMIUM_BIN: await obtainBrowser(environment) };
    const data = mkdtempSync(join(tmpdir(), 'kontor-pages-'));
    const before = environmentOf({ base: firstPort, data: join(data, 'before') });
    const now = environmentOf({ base: firstPort + 40, data: join(data, 'now') });
    /** @type {(() => Promise<void>)[]} */
    const stops = [];
    const interrupted = listenForInterrupt().received.then(() => {
      throw new UserError('Interrupted');
    });
    const work = async () => {
      const opened = (/** @type {() => Promise<void>} */ stop) => void stops.push(stop);
      await step('Starting the older checkout', () => startStack({ folder: resolve(folder) }, before, opened));
      await step('Starting this checkout', () => startStack({ folder: root }, now, opened));
      const sides = /** @type {const} */ ([
        startLineProgram('page-speed.js', { ...before, ...browser }),
        startLineProgram('page-speed.js', { ...now, ...browser }),
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
