import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from './command-line/environment.mjs';
import { inRoot } from './command-line/paths.mjs';

/** @typedef {{ child: import('node:child_process').ChildProcess, output: { text: string }, ended: Promise<number> }} Started */

/**
 * The real command of `npm start`, on separate ports and a separate data folder.
 * @param {number} base of its ports
 */
export function startCommands(base) {
  const parent = mkdtempSync(join(tmpdir(), 'kontor-start-'));
  const data = join(parent, 'data');
  const env = {
    PATH: environment.PATH ?? '',
    HOME: environment.HOME ?? '',
    ...(environment.KONTOR_CACHE === undefined ? {} : { KONTOR_CACHE: environment.KONTOR_CACHE }),
    KONTOR_DATA: data,
    KONTOR_PORT_BASE: String(base),
  };
  return {
    env,
    data,
    /**
     * @param {string} script
     * @param {readonly string[]} [args]
     * @param {Record<string, string>} [more]
     * @returns {Started}
     */
    command(script, args = [], more = {}) {
      const child = spawn(process.execPath, [inRoot(`deploy/local/${script}`), ...args], { env: { ...env, ...more } });
      const output = { text: '' };
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output.text += text));
      return { child, output, ended: once(child, 'close').then(([code]) => Number(code)) };
    },
    /** @returns {{ name: string, pid: number, mark: string }[]} */
    recorded: () => JSON.parse(readFileSync(join(data, 'children.json'), 'utf8')),
    /** @returns {string} */
    instanceId: () => JSON.parse(readFileSync(join(data, 'instance.json'), 'utf8')).id,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** @param {Started} started */
export async function ready({ child, output }) {
  while (!output.text.includes('\nKontor is ready\n')) {
    assert.equal(child.exitCode, null, output.text);
    await wait(50);
  }
}
