import { runCommand } from './command-line/command.mjs';
import { askSupervisor } from './supervisor/control-client.mjs';
import { environment } from './command-line/environment.mjs';
import { UserError } from './command-line/user-error.mjs';
import { controlSocket, dataFolder } from './command-line/paths.mjs';
import { print } from './command-line/progress.mjs';

const help = `
Usage: npm run control <command> [process] [...]

Speaks to the supervisor of the running stack and prints its answer as JSON.

  status                             all processes: state, pid, ports, restarts, memory
  kill <process> [signal]            sends a signal (SIGKILL unless named); what dies is started again
  stop <process>                     stops one process; it stays stopped
  start <process>                    starts it and waits until it is ready
  ready <process>                    waits until it is ready
  restart <process> [NAME=value …]   stops and starts it, with these variables from now on (NAME= takes one away)

Environment: KONTOR_CONTROL (socket of the supervisor), or KONTOR_DATA (its data folder, .kontor unless set).
`;

/** @param {readonly string[]} pairs */
function variablesOf(pairs) {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, variable, value = ''] = /^([A-Z][A-Z0-9_]*)=(.*)$/s.exec(pair) ?? [];
      if (variable === undefined) throw new UserError(`"${pair}" is not NAME=value`, ['see --help']);
      return [variable, value];
    }),
  );
}

await runCommand({
  help,
  async main([command, name, ...rest]) {
    if (command === undefined) throw new UserError('No command given', ['see --help']);
    if (command !== 'status' && name === undefined)
      throw new UserError(`${command} needs the name of a process`, ['see --help']);
    const variables = command === 'restart' ? variablesOf(rest) : {};
    const [signal, ...more] = command === 'kill' ? rest : [undefined, ...(command === 'restart' ? [] : rest)];
    const [tooMany] = command === 'status' && name !== undefined ? [name] : more;
    if (tooMany !== undefined) throw new UserError(`"${tooMany}" is one word too many`, ['see --help']);
    const path = environment.KONTOR_CONTROL ?? controlSocket(dataFolder(environment));
    const request = {
      command,
      variables,
      ...(name === undefined ? {} : { process: name }),
      ...(signal === undefined ? {} : { signal }),
    };
    print(JSON.stringify(await askSupervisor(path, request), undefined, 2));
  },
});
