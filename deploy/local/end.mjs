import { environment } from './environment.mjs';
import { endRunning } from './run.mjs';

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentPollMs = 500;

/**
 * npm starts its scripts through a shell that dies of a signal without handing it on: `kill` of npm would leave the
 * script running unseen. So the end of that shell counts as the wish to end.
 * @param {() => void} gone
 */
function watchParent(gone) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    gone();
  }, parentPollMs);
  poll.unref();
}

/**
 * Listens for the wish to end: Ctrl-C, SIGTERM, or the terminal was closed. What `run` has under way is ended at once.
 * @returns {{ asked: Promise<string>, isAsked: () => boolean }}
 */
export function listenForEnd() {
  let isAsked = false;
  /** @type {Promise<string>} */
  const asked = new Promise((resolve) => {
    /** @param {string} how */
    const end = (how) => {
      isAsked = true;
      endRunning();
      resolve(how);
    };
    for (const signal of signals) process.on(signal, () => end(signal));
    watchParent(() => end('npm is gone'));
  });
  return { asked, isAsked: () => isAsked };
}
