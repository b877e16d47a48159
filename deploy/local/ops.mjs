import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { environment } from './command-line/environment.mjs';
import { describeError, UserError } from './command-line/user-error.mjs';
import { readCommandWords } from './operations/command-words.mjs';
import { rotateKey, rotations } from './operations/key-rotation.mjs';
import { operatorEnvironment } from './operations/operator-environment.mjs';
import { inRoot } from './command-line/paths.mjs';
import { print } from './command-line/progress.mjs';

/** `npm run ops`: the command line of operations with the addresses of this machine, and the rotation of its keys. */

const program = inRoot('workflows/dist/ops.js');

const rotationHelp = `
  rotate-key <name>   makes a new key and wraps all that the old one held; the old one still opens
  retire-key <name>   takes the old key away; keys: ${Object.keys(rotations).join(', ')}`;

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
async function ops(args) {
  if (!existsSync(program)) throw new UserError('The command line is not built', ['build it: npm run build']);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    env: operatorEnvironment(environment),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** @param {readonly string[]} words */
async function main(words) {
  const { rotation, rest, asksForHelp, showsAll } = readCommandWords(words);
  if (rotation !== undefined) {
    if (!asksForHelp) return rotateKey(rotation, rest, ops);
    print(rotationHelp.trimStart());
    return 0;
  }
  const code = await ops(words);
  if (showsAll) print(rotationHelp);
  return code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
