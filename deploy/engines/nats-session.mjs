import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { UserError } from '../local/command-line/user-error.mjs';
import { operator } from './nats-permissions.mjs';

/**
 * Reads and writes the mark that ties NATS's JetStream data to the instance. Uses the text protocol directly, so that
 * a start needs no client library.
 */

const markStream = 'KONTOR_INSTANCE';

/**
 * @param {{ url: string, password: string | undefined, user?: string | undefined }} server
 * @param {string} subject
 * @param {unknown} body
 * @returns {Promise<any>} the JSON that came back
 */
function request({ url, password, user = operator }, subject, body) {
  const { hostname, port } = new URL(url);
  const inbox = `_INBOX_${operator}.${process.pid}.${Date.now()}`;
  const credentials = password === undefined ? {} : { user, pass: password };
  const hello = {
    verbose: false,
    pedantic: false,
    lang: 'kontor',
    version: '1',
    protocol: 1,
    name: 'supervisor',
    ...credentials,
  };
  const payload = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 4222) });
    socket.setTimeout(5000, () => socket.destroy(new Error(`NATS at ${url} did not answer ${subject} within 5 s`)));
    socket.once('error', reject);
    let awaitsPayload = false;
    const lines = createInterface({ input: socket });
    lines.once('error', reject);
    lines.on('line', (line) => {
      if (line.startsWith('INFO ')) {
        socket.write(
          `CONNECT ${JSON.stringify(hello)}\r\nSUB ${inbox} 1\r\nPUB ${subject} ${inbox} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`,
        );
      } else if (line.startsWith('-ERR')) {
        socket.destroy(new UserError(`NATS at ${url} refuses the supervisor: ${line}`));
      } else if (line.startsWith('MSG ')) {
        awaitsPayload = true;
      } else if (awaitsPayload) {
        awaitsPayload = false;
        socket.end();
        resolve(JSON.parse(line));
      }
    });
  });
}

/**
 * @param {Parameters<typeof request>[0]} server
 * @returns {Promise<string | undefined>}
 */
export async function readNatsInstance(server) {
  const answer = await request(server, `$JS.API.STREAM.INFO.${markStream}`, {});
  if (answer.error?.code === 404) return undefined;
  if (answer.error !== undefined) throw new UserError(`JetStream does not answer: ${answer.error.description}`);
  return answer.config?.metadata?.instance;
}

/**
 * @param {Parameters<typeof request>[0]} server
 * @param {string} instance
 */
export async function writeNatsInstance(server, instance) {
  const answer = await request(server, `$JS.API.STREAM.CREATE.${markStream}`, {
    name: markStream,
    subjects: ['kontor.instance'],
    storage: 'file',
    retention: 'limits',
    max_msgs: 1,
    num_replicas: 1,
    metadata: { instance },
  });
  if (answer.error !== undefined)
    throw new UserError(`JetStream cannot be marked with the instance id: ${answer.error.description}`);
}
