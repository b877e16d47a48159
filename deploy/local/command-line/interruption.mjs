import { environment } from './environment.mjs';
import { endRunning } from './run.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentPollMs = 500;

/**
 * npm starts its scripts through a shell that does not forward a signal, so the end of the parent process counts as
 * an interrupt too.
 * @param {() => void} gone
 */
export function watchParent(gone) {
  if (environment.npm_lifecycle_event === undefined && environment.KONTOR_LAUNCHER_PID === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    gone();
  }, parentPollMs);
  poll.unref();
}

/**
 * Listens for Ctrl-C, SIGTERM and the end of the terminal. Commands that `run` has under way are ended at once.
 * @returns {{ received: Promise<string>, isReceived: () => boolean }}
 */
export function listenForInterrupt() {
  let isReceived = false;
  /** @type {Promise<string>} */
  const received = new Promise((resolve) => {
    /** @param {string} how */
    const interrupt = (how) => {
      isReceived = true;
      endRunning();
      resolve(how);
    };
    for (const signal of signals) process.on(signal, () => interrupt(signal));
    watchParent(() => interrupt('npm is gone'));
  });
  return { received, isReceived: () => isReceived };
}
