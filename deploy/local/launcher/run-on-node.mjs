import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, delimiter } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNode } from '../../engines/node.mjs';
import { environment } from '../command-line/environment.mjs';
import { watchParent } from '../command-line/interruption.mjs';
import { absolute } from '../command-line/paths.mjs';
import { UserError } from '../command-line/user-error.mjs';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']);

/**
 * @param {string} node
 * @returns {Record<string, string>} in which `node` is the given one
 */
function environmentFor(node) {
  return {
    ...environment,
    PATH: [dirname(node), environment.PATH ?? ''].join(delimiter),
    ...(environment.NODE === undefined ? {} : { NODE: node }),
    ...(environment.npm_node_execpath === undefined ? {} : { npm_node_execpath: node }),
    KONTOR_LAUNCHER_PID: String(process.pid),
  };
}

/**
 * Ends this process with the exit code or signal of the child.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endLike(code, signal) {
  if (signal === null) {
    process.exit(code ?? 1);
  }
  for (const name of forwarded) process.removeAllListeners(name);
  process.kill(process.pid, signal);
}

/**
 * Runs a program on Node 24 or newer: in this process when it is one, else in a child that receives the signals of
 * this process and sets its exit code.
 * @param {readonly string[]} args path of the program, and its arguments
 */
export async function launch([program, ...args]) {
  if (program === undefined) throw new UserError('No program given', ['see the scripts of package.json']);
  const node = await findNode(environment);
  const path = realpathSync(absolute(program));
  if (node === process.execPath) {
    process.argv = [node, path, ...args];
    await import(pathToFileURL(path).href);
    return;
  }
  const child = spawn(node, [path, ...args], { stdio: 'inherit', env: environmentFor(node) });
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  watchParent(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    process.stderr.write(`${node} cannot be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', endLike);
}
