import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, command: string }} Listed */

/** @returns {Listed[]} all processes of the machine */
function listProcesses() {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)));
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
    });
}

/**
 * @param {number} pid
 * @returns {Listed[]} none when it is gone meanwhile
 */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return [{ pid, parent, command }];
  } catch {
    return [];
  }
}

/**
 * @param {number} pid
 * @returns {Listed[]} the process and all below it, parents first
 */
export function processTree(pid) {
  const all = listProcesses();
  const tree = all.filter((one) => one.pid === pid);
  for (const one of tree) tree.push(...all.filter(({ parent }) => parent === one.pid));
  return tree;
}

/**
 * @param {readonly Listed[]} processes
 * @param {NodeJS.Signals} signal
 */
export function signalAll(processes, signal) {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
  }
}
