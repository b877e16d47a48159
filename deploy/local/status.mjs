import { runCommand } from './command-line/command.mjs';
import { askSupervisor } from './supervisor/control-client.mjs';
import { environment } from './command-line/environment.mjs';
import { UserError } from './command-line/user-error.mjs';
import { runningSupervisor } from './supervisor/lock.mjs';
import { residentBytes } from './supervisor/os-process.mjs';
import { controlSocket, dataFolder } from './command-line/paths.mjs';
import { elapsed, print } from './command-line/progress.mjs';

const help = `
Usage: npm run status

Shows the processes of the running stack: state, pid, ports, how long it runs, restarts and memory, and the sum.

Environment: KONTOR_DATA (data folder of the stack, .kontor unless set).
`;

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** @param {readonly (readonly string[])[]} rows */
function printTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

await runCommand({
  help,
  async main() {
    const data = dataFolder(environment);
    const holder = runningSupervisor(data);
    if (holder === undefined) throw new UserError(`Kontor does not run on ${data}`, ['start it: npm start']);
    /** @type {import('./supervisor/supervisor.mjs').ProcessStatus[]} */
    const processes = await askSupervisor(controlSocket(data), { command: 'status' });
    const own = residentBytes(holder.pid);
    printTable([
      ['process', 'state', 'pid', 'ports', 'up', 'restarts', 'memory'],
      ['supervisor', 'ready', String(holder.pid), '', '', '', megabytes(own)],
      ...processes.map((row) => [
        row.name,
        row.state,
        row.pid === null ? '-' : String(row.pid),
        row.ports.join(' '),
        row.pid === null ? '-' : elapsed(row.upMs),
        String(row.restarts),
        megabytes(row.residentBytes),
      ]),
    ]);
    const sum = processes.reduce((total, row) => total + row.residentBytes, own);
    print(`\n  ${processes.length + 1} processes, ${megabytes(sum)} in memory`);
    return processes.every(({ state }) => state === 'ready') ? 0 : 1;
  },
});
