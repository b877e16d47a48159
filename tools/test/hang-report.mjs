import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processTree, signalAll } from '../../deploy/local/command-line/process-tree.mjs';

/** What is printed before a suite that hangs is killed. */

const reportMs = 3_000;
const logLines = 25;

/**
 * Arguments of Node with which it writes what it does when it gets SIGUSR2; its workers get them too.
 * @param {string} folder
 * @returns {string[]}
 */
export function reportArguments(folder) {
  return ['--report-on-signal', '--report-signal=SIGUSR2', `--report-directory=${folder}`, '--report-exclude-network'];
}

/**
 * @param {string} folder
 * @returns {string[]} a paragraph for each process that wrote a report
 */
function readReports(folder) {
  const names = readdirSync(folder).filter((name) => name.startsWith('report.') && name.endsWith('.json'));
  return names.flatMap((name) => {
    try {
      const { header, javascriptStack, libuv } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      /** @type {string[]} */
      const handles = libuv.filter((/** @type {any} */ one) => one.is_active).map((/** @type {any} */ one) => one.type);
      const stack = [javascriptStack.message, ...(javascriptStack.stack ?? [])].filter(Boolean);
      return [`pid ${header.processId}: waits for ${[...new Set(handles)].join(', ')}`, ...stack].join('\n      ');
    } catch {
      return [];
    }
  });
}

/**
 * @param {string | undefined} log
 * @returns {string[]}
 */
function lastLines(log) {
  if (log === undefined || !existsSync(log)) return [];
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-logLines);
}

/**
 * @param {object} hang
 * @param {string} hang.suite
 * @param {number} hang.pid of the runner, whose process tree is shown
 * @param {string} hang.folder of the reports
 * @param {readonly string[]} hang.running tests
 * @param {string | undefined} hang.log of the processes under test
 * @returns {Promise<string>}
 */
export async function describeHang({ suite, pid, folder, running, log }) {
  const tree = processTree(pid);
  const nodes = tree.filter(({ command }) => command.includes('--report-on-signal'));
  signalAll(nodes, 'SIGUSR2');
  const end = Date.now() + reportMs;
  while (readReports(folder).length < nodes.length && Date.now() < end) await setTimeout(50);
  const parts = {
    'tests that still run': running,
    processes: tree.map(({ pid: id, command }) => `${id} ${command.replaceAll(/--report-\S+ /g, '').slice(0, 200)}`),
    'what they do': readReports(folder),
    'end of the log': lastLines(log),
  };
  const said = Object.entries(parts).filter(([, lines]) => lines.length > 0);
  const text = said.map(([title, lines]) => [`  ${title}:`, ...lines.map((line) => `    ${line}`)]);
  return [`\n✗ ${suite} takes too long and is ended`, ...text.flat(), ''].join('\n');
}
