import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { megabytes, times, type Figure } from './figure.js';
import { runningProcesses } from './processes.js';

/** Memory of an idle Node process, bytes. */
async function emptyProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write(String(process.memoryUsage().rss))'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(child, 'close');
  return Number(text);
}

/** Memory of each process after all other figures. */
export const memory: Figure = {
  name: 'memory',
  title: 'Resident memory per process',
  how: 'As the supervisor reports it, after the figures before. Bare limit: a Node process that does nothing.',
  limitMs: 15_000,
  measure: async function* () {
    const bare = await emptyProcess();
    const all = await runningProcesses();
    for (const { name, residentBytes } of all)
      yield {
        what: name,
        value: megabytes(residentBytes),
        n: 1,
        bare: megabytes(bare),
        ratio: times(residentBytes, bare),
      };
    const sum = all.reduce((total, { residentBytes }) => total + residentBytes, 0);
    yield { what: 'all', value: megabytes(sum), n: all.length };
  },
};
