import { closeSync, existsSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '../command-line/progress.mjs';

/**
 * The output of all processes. The file has every line unchanged; the terminal shows the lines of our own processes
 * in short form, and those of an engine only when it fails.
 *
 * @typedef {object} Log
 * @property {(name: string, line: string) => void} line a line of a process
 * @property {(text: string) => void} say a line of the supervisor
 * @property {(name: string) => readonly string[]} tail the last lines of a process
 * @property {() => void} close
 */

const levels = /** @type {Readonly<Record<number, string>>} */ ({
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
});
const omittedFields = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'v', 'instance', 'process', 'stack']);
const tailLength = 30;

/**
 * @param {any} value
 * @returns {string}
 */
function showValue(value) {
  if (typeof value === 'string') return value;
  return typeof value?.message === 'string' ? value.message : JSON.stringify(value);
}

/**
 * @param {string} line a line of JSON as pino writes it, or any other text
 * @returns {string}
 */
export function shorten(line) {
  if (!line.startsWith('{')) return line;
  try {
    const entry = JSON.parse(line);
    const rest = Object.entries(entry).filter(([key, value]) => !omittedFields.has(key) && value !== undefined);
    const fields = rest.map(([key, value]) => `${key}=${showValue(value)}`);
    return [levels[entry.level] ?? '', entry.msg ?? '', ...fields].filter((part) => part !== '').join(' ');
  } catch {
    return line;
  }
}

/**
 * @param {string} data
 * @param {{ show: (name: string) => boolean }} options which processes the terminal shows
 * @returns {Log}
 */
export function openLog(data, { show }) {
  const folder = join(data, 'logs');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'kontor.log');
  if (existsSync(path)) renameSync(path, join(folder, 'kontor.previous.log'));
  const file = openSync(path, 'a', 0o600);
  /** @type {Map<string, string[]>} */
  const tails = new Map();

  /** @param {string} name @param {string} line */
  const keep = (name, line) => {
    writeSync(file, `${new Date().toISOString()} ${name.padEnd(13)} ${line}\n`);
    const tail = tails.get(name) ?? [];
    tail.push(line);
    if (tail.length > tailLength) tail.shift();
    tails.set(name, tail);
  };
  return {
    line(name, line) {
      keep(name, line);
      if (show(name)) print(`${new Date().toTimeString().slice(0, 8)} ${name.padEnd(13)} ${shorten(line)}`);
    },
    say(text) {
      keep('supervisor', text);
      if (show('supervisor')) print(`${new Date().toTimeString().slice(0, 8)} ${'supervisor'.padEnd(13)} ${text}`);
    },
    tail: (name) => tails.get(name) ?? [],
    close: () => closeSync(file),
  };
}
