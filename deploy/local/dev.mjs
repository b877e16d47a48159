import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './command-line/command.mjs';
import { listenForInterrupt } from './command-line/interruption.mjs';
import { environment } from './command-line/environment.mjs';
import { describeError } from './command-line/user-error.mjs';
import { dataFolder, inRoot } from './command-line/paths.mjs';
import { prepare } from './stack/prepare.mjs';
import { manifest } from './stack/processes.mjs';
import { print } from './command-line/progress.mjs';
import { mustRun } from './command-line/run.mjs';
import { claimDataFolder, Stack } from './stack/stack.mjs';
import { printWelcome } from './stack/welcome.mjs';

const help = `
Usage: npm run dev

Like npm start, and watches the sources: TypeScript is compiled on each change, a process starts again when its code
changed, the workflow bundle and both web apps are built again. Reload the browser to see a change of a web app.
`;

/** Compilers write many files at once. */
const quietMs = 700;

/** A change in one of these restarts every process. */
const shared = ['domain/dist', 'proto/dist', 'services/platform/dist', 'workflows/contract/dist'];

/**
 * @param {readonly string[]} folders
 * @param {() => Promise<void>} changed
 */
function onChange(folders, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  for (const folder of folders) {
    watch(inRoot(folder), { recursive: true }, (_, name) => {
      if (name === null || !name.endsWith('.js') || name.endsWith('workflow-bundle.js')) return;
      clearTimeout(pending);
      pending = setTimeout(() => changed().catch((error) => print(describeError(error))), quietMs);
    });
  }
}

/** @param {Stack} stack */
function restartOnChange(stack) {
  for (const { name, main } of manifest.filter((row) => row.main.includes('/dist/'))) {
    onChange([dirname(main), ...shared], async () => {
      if (name === 'worker') await mustRun(process.execPath, [inRoot('workflows/dist/build-bundle.js')]);
      print(`  ·  ${name} changed and starts again`);
      await stack.supervisor.restart(name);
    });
  }
}

/** @returns {import('node:child_process').ChildProcess[]} */
function startWatchers() {
  const bin = (/** @type {string} */ name) => inRoot(`node_modules/.bin/${name}`);
  const compiler = spawn(bin('tsc'), ['-b', '--watch', '--preserveWatchOutput'], {
    cwd: inRoot('.'),
    stdio: 'inherit',
  });
  const webs = ['web-customer', 'web-admin'].map((name) =>
    spawn(bin('vite'), ['build', '--watch', '--outDir', 'dist/app', '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: inRoot(name),
      stdio: 'inherit',
    }),
  );
  return [compiler, ...webs];
}

await runCommand({
  help,
  async main() {
    const interrupt = listenForInterrupt();
    /** @type {import('./stack/stack.mjs').StackOptions} */
    const options = {
      data: dataFolder(environment),
      env: environment,
      profile: 'demo',
      fresh: false,
      show: (name) => !['mongo', 'nats', 'temporal'].includes(name),
    };
    const engines = await prepare(environment);
    const stack = new Stack(options, await claimDataFolder(options), engines);
    /** @type {import('node:child_process').ChildProcess[]} */
    let watchers = [];
    try {
      await stack.startEngines();
      await stack.startProcesses();
      watchers = startWatchers();
      restartOnChange(stack);
      printWelcome(stack, 'Watching the sources.');
      await interrupt.received;
    } finally {
      for (const watcher of watchers) watcher.kill();
      await stack.stop();
    }
    setTimeout(() => process.exit(0), 100).unref();
  },
});
