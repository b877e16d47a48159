import { UserError } from '../local/command-line/user-error.mjs';
import { operator } from './nats-permissions.mjs';

/**
 * Reads and writes the mark that ties NATS's JetStream data to the instance. The client is loaded only when it is
 * needed, because a start also runs before `npm ci`.
 *
 * @typedef {import('@nats-io/transport-node').NodeConnectionOptions & { servers: string | string[] }} NatsServer
 */

const markStream = 'KONTOR_INSTANCE';
const timeout = 5000;

/**
 * @param {string} servers
 * @param {string} pass
 * @returns {NatsServer} as the operator of a server that the start runs itself
 */
export function asOperator(servers, pass) {
  return { servers, user: operator, pass, inboxPrefix: `_INBOX_${operator}` };
}

/** @param {NatsServer} server */
async function open(server) {
  const { connect } = await import('@nats-io/transport-node');
  try {
    return await connect({ ...server, name: 'supervisor', reconnect: false, timeout });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new UserError(`NATS at ${server.servers} refuses the supervisor: ${message}`, [
      'correct NATS_URL, the user with its proof, and the certificates: docs/engines.md',
    ]);
  }
}

/**
 * @param {NatsServer} server
 * @param {string} subject
 * @param {unknown} body
 * @returns {Promise<any>} the JSON that came back
 */
async function request(server, subject, body) {
  const connection = await open(server);
  try {
    return (await connection.request(subject, JSON.stringify(body), { timeout })).json();
  } finally {
    await connection.close();
  }
}

/**
 * @param {NatsServer} server
 * @returns {Promise<string | undefined>}
 */
export async function readNatsInstance(server) {
  const answer = await request(server, `$JS.API.STREAM.INFO.${markStream}`, {});
  if (answer.error?.code === 404) return undefined;
  if (answer.error !== undefined) throw new UserError(`JetStream does not answer: ${answer.error.description}`);
  return answer.config?.metadata?.instance;
}

/**
 * @param {NatsServer} server
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
