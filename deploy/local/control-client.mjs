import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { Fault } from './fault.mjs';

/**
 * Asks a running supervisor.
 * @param {string} path of its socket
 * @param {import('./control-server.mjs').ControlRequest} request
 * @returns {Promise<any>}
 */
export async function askSupervisor(path, request) {
  /** @type {import('./control-server.mjs').ControlAnswer} */
  const answer = await new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('error', () =>
      reject(
        new Fault('Kontor does not run on this data folder', [
          'start it: npm start',
          'or name its data folder: KONTOR_DATA',
        ]),
      ),
    );
    createInterface({ input: socket })
      .once('line', (line) => resolve(JSON.parse(line)))
      .once('close', () => reject(new Fault('the supervisor ended before it answered')));
    socket.write(`${JSON.stringify(request)}\n`);
  });
  if (!answer.ok) throw new Fault(answer.error);
  return answer.result;
}
