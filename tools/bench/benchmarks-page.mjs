import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { mustRun } from '../../deploy/local/command-line/run.mjs';

const page = 'docs/benchmarks.md';
/** Sections of the page that commands write, by their marks. */
const marks = /** @type {const} */ ({
  figures: ['<!-- bench:begin, written by npm run bench -->', '<!-- bench:end -->'],
  profile: ['<!-- profile:begin, written by npm run bench -- --profile -->', '<!-- profile:end -->'],
});

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
 * @param {keyof typeof marks} [name]
 * @returns {string}
 */
export function withSection(text, section, name = 'figures') {
  const [begin, end] = marks[name];
  const marked = `${begin}\n\n${section.trim()}\n\n${end}`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${marked}\n`;
  return text.slice(0, from) + marked + text.slice(to + end.length);
}

/**
 * @param {keyof typeof marks} name
 * @param {string} section
 */
async function writeSection(name, section) {
  const file = inRoot(page);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  writeFileSync(file, withSection(before, section, name));
  await mustRun(inRoot('node_modules/.bin/prettier'), ['--write', '--log-level', 'warn', page]);
  print(`Written: ${page}`);
}

/**
 * @param {string} figures as Markdown
 * @param {import('../../deploy/local/stack/engines.mjs').Engines} engines
 */
export function writeFigures(figures, engines) {
  return writeSection('figures', `## Speed, cost and size\n\n${surroundings(engines)}\n\n${figures}`);
}

/**
 * @param {string} profile as Markdown
 * @param {import('../../deploy/local/stack/engines.mjs').Engines} engines
 */
export function writeProfile(profile, engines) {
  return writeSection('profile', `## Who spends what\n\n${surroundings(engines)}\n\n${profile}`);
}
