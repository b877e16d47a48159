import { existsSync, readFileSync } from 'node:fs';
import { elapsed } from '../../deploy/local/command-line/progress.mjs';
import { addFailure } from './outcome.mjs';

/**
 * What jest-reporter.cjs writes.
 * @typedef {{ event: 'file started', file: string }} FileStarted
 * @typedef {{ event: 'test started', file: string, test: string }} TestStarted
 * @typedef {{ event: 'file ended', file: string, isFailed: boolean, message: string, ms: number, tests: readonly { status: string, fullName: string }[] }} FileEnded
 * @typedef {FileStarted | TestStarted | FileEnded} JestEvent
 */

/**
 * @param {string} path
 * @returns {JestEvent[]} none when jest ended before it could write
 */
export function readEvents(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  // A line without its end was being written.
  return lines.slice(0, -1).map((line) => JSON.parse(line));
}

/**
 * @param {string} suite
 * @param {readonly JestEvent[]} events
 * @returns {import('./outcome.mjs').Outcome}
 */
export function outcomeOf(suite, events) {
  const ended = events.filter((event) => event.event === 'file ended');
  const tests = ended.flatMap(({ file, tests: ofFile }) => ofFile.map((test) => ({ ...test, file })));
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName }) => `${suite}: ${file}: ${fullName}`);
  // A file that cannot be loaded has no tests and must still count as a failure.
  const broken = ended
    .filter(({ isFailed, tests: ofFile }) => isFailed && ofFile.every(({ status }) => status !== 'failed'))
    .map(({ file, message }) => `${suite}: ${file}: ${firstLine(message)}`);
  return {
    suite,
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    skips: tests.filter(isSkipped).map(({ fullName }) => fullName),
    failures: [...failed, ...broken],
    files: ended.map(({ file, ms, isFailed, tests: ofFile }) => ({
      file,
      ms,
      isFailed,
      skipped: ofFile.filter(isSkipped).length,
    })),
  };
}

/** @param {{ status: string }} test */
function isSkipped({ status }) {
  return ['pending', 'todo', 'disabled', 'skipped'].includes(status);
}

/** @param {string} message */
function firstLine(message) {
  return message.split('\n').find((line) => line.trim() !== '') ?? 'cannot be run';
}

/**
 * @param {readonly JestEvent[]} events
 * @returns {{ file: string, test: string }[]} the files that started and did not end, with the test that started last
 */
export function stillRunning(events) {
  /** @type {Map<string, string>} */
  const running = new Map();
  for (const event of events) {
    if (event.event === 'file ended') running.delete(event.file);
    else running.set(event.file, event.event === 'test started' ? event.test : 'before its first test');
  }
  return [...running].map(([file, test]) => ({ file, test }));
}

/**
 * @param {import('./outcome.mjs').Outcome} outcome what jest had until it was ended
 * @param {readonly JestEvent[]} events
 * @param {number} ms after which it was ended
 * @returns {import('./outcome.mjs').Outcome} failed, with the files that ran
 */
export function hangingOutcome(outcome, events, ms) {
  const running = stillRunning(events);
  const names = running.map(({ file, test }) => `${file}: ${test}`).join('; ');
  const files = running.map(({ file }) => ({ file, ms, isFailed: true, skipped: 0 }));
  const failed = addFailure(outcome, `not done within ${elapsed(ms)}, running: ${names || 'no test'}`);
  return { ...failed, files: [...(outcome.files ?? []), ...files] };
}
