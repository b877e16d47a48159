import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const linux = process.platform === 'linux';

/**
 * Start time of a process, so that a reused pid is not mistaken for the recorded process.
 * @param {number} pid
 * @returns {string | undefined} an opaque mark, undefined when no such process runs
 */
export function startMark(pid) {
  try {
    if (!linux)
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Its other threads hold its ports for a moment longer than the first one runs.
    const [state, threads] = [fields[0], Number(fields[17])];
    if (state === 'Z' && threads <= 1) return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/**
 * @param {{ pid: number, mark: string | undefined }} recorded
 * @returns {boolean} whether exactly the recorded process still runs
 */
export function isSameProcess({ pid, mark }) {
  return mark !== undefined && startMark(pid) === mark;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @returns {boolean} false when the process is gone already
 */
export function sendSignal(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * @param {number} pid
 * @returns {number} resident memory in bytes, 0 when it cannot be read
 */
export function residentBytes(pid) {
  try {
    if (!linux) return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
    const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(line?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Processor time that a process has used in all its threads, which other load on the machine does not lengthen.
 * @param {number} pid
 * @returns {number} ms, in steps of 10; 0 when it cannot be read
 */
export function processorMs(pid) {
  try {
    if (!linux) {
      const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }).trim();
      return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

/**
 * @param {number} port
 * @returns {Set<string>} inodes of the sockets that listen on the port
 */
function listeningInodes(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(`:${hex}`) && fields[3] === '0A') inodes.add(fields[9]);
    }
  }
  return inodes;
}

/**
 * Proves that our own child listens on a port, and not a leftover or foreign process.
 * @param {number} pid
 * @param {number} port
 * @returns {boolean} on systems without /proc always true, there the port check before the start has to do
 */
export function listensOn(pid, port) {
  if (!linux) return true;
  try {
    const inodes = listeningInodes(port);
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        const socket = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`));
        return socket?.[1] !== undefined && inodes.has(socket[1]);
      } catch {
        return false;
      }
    });
  } catch {
    return false;
  }
}
