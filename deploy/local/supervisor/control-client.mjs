import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { UserError } from '../command-line/user-error.mjs';

/**
 * Sends a request to a running supervisor.
 * @param {string} path of its socket
 * @param {import('./control-server.mjs').ControlRequest} request
 * @returns {Promise<any>}
 */
export async function askSupervisor(path, request) {
  /** @type {import('./control-server.mjs').ControlAnswer} */
  const answer = await new Promise((resolve, reject) => {
    const socket = connect(path);
    const fail = () =>
      reject(
        new UserError('Kontor does not run on this data folder', [
          'start it: npm start',
          'or name its data folder: KONTOR_DATA',
        ]),
      );
    socket.once('error', fail);
    // The interface repeats the errors of its input.
    createInterface({ input: socket })
      .once('error', fail)
      .once('line', (line) => resolve(JSON.parse(line)))
      .once('close', () => reject(new UserError('the supervisor ended before it answered')));
    socket.write(`${JSON.stringify(request)}\n`);
  });
  if (!answer.ok) throw new UserError(answer.error);
  return answer.result;
}
