import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './command.mjs';
import { listenForEnd } from './end.mjs';
import { environment } from './environment.mjs';
import { describeError } from './fault.mjs';
import { dataFolder, inRoot } from './paths.mjs';
import { prepare } from './prepare.mjs';
import { manifest } from './processes.mjs';
import { print } from './progress.mjs';
import { mustRun } from './run.mjs';
import { holdData, Stack } from './stack.mjs';
import { printWelcome } from './welcome.mjs';

const help = `
Usage: npm run dev

Like npm start, and watches the sources: TypeScript is compiled on each change, a process starts again when its code
changed, the workflow bundle and both web apps are built again. Reload the browser to see a change of a web app.
`;

/** Compilers write many files at once. */
const quietMs = 700;

/** A change in one of these rooms is a change of every process. */
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
    const end = listenForEnd();
    /** @type {import('./stack.mjs').StackOptions} */
    const options = {
      data: dataFolder(environment),
      env: environment,
      profile: 'demo',
      fresh: false,
      show: (name) => !['mongo', 'nats', 'temporal'].includes(name),
    };
    const engines = await prepare(environment);
    const stack = new Stack(options, await holdData(options));
    /** @type {import('node:child_process').ChildProcess[]} */
    let watchers = [];
    try {
      await stack.startEngines(engines);
      await stack.startProcesses();
      watchers = startWatchers();
      restartOnChange(stack);
      printWelcome(stack, 'Watching the sources.');
      await end.asked;
    } finally {
      for (const watcher of watchers) watcher.kill();
      await stack.stop();
    }
    setTimeout(() => process.exit(0), 100).unref();
  },
});
