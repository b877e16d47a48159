import { describeError } from './command-line/user-error.mjs';

/**
 * The entry of each `npm run …`: `node deploy/local/launch.mjs <program> [argument …]` runs the program on Node 24 or
 * newer. It works itself with Node 20.19 and newer.
 */

const oldest = /** @type {const} */ ([20, 19]);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    `Node ${process.versions.node} is too old, needed is ${oldest.join('.')} or newer\n  - install Node 24 (https://nodejs.org)\n`,
  );
  process.exitCode = 1;
} else {
  try {
    const { launch } = await import('./launcher/run-on-node.mjs');
    await launch(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`\n${describeError(error)}\n`);
    process.exitCode = 1;
  }
}
