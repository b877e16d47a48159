import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';

const page = 'docs/benchmarks.md';
const begin = '<!-- bench:begin, written by npm run bench -->';
const end = '<!-- bench:end -->';

/**
 * The hardware of the measurement, without the machine's name.
 * @param {import('../../deploy/local/stack/engines.mjs').Engines} engines
 */
function surroundings({ mongo, nats, temporal }) {
  const processors = cpus();
  const database =
    mongo.kind === 'stand-in'
      ? `the stand-in for MongoDB (mongo-java-server ${mongo.version})`
      : `MongoDB ${mongo.version}`;
  return [
    `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC with \`npm run bench\`.`,
    `Machine: ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB; ${process.platform} ${process.arch}, Node ${process.versions.node}.`,
    `Engines: Temporal CLI ${temporal.version} (dev server on a file), ${database}, NATS ${nats.version} (each message on disk before it is acknowledged).`,
    'Engines, all processes and the load itself share these processors. Profile `test`: no latency is added by the provider sandbox, each asynchronous step of a provider takes 150 ms, limits by network address are multiplied by 1000.',
  ].join('\n');
}

/**
 * Replaces the section between its marks and keeps the rest of the page.
 * @param {string} text of the page
 * @param {string} section
 * @returns {string}
 */
export function withSection(text, section) {
  const marked = `${begin}\n\n${section.trim()}\n\n${end}`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${marked}\n`;
  return text.slice(0, from) + marked + text.slice(to + end.length);
}

/**
 * @param {string} figures as Markdown
 * @param {import('../../deploy/local/stack/engines.mjs').Engines} engines
 */
export async function writeFigures(figures, engines) {
  const file = inRoot(page);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  writeFileSync(file, withSection(before, `## Speed, cost and size\n\n${surroundings(engines)}\n\n${figures}`));
  await mustRun(inRoot('node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', page]);
  print(`Written: ${page}`);
}
