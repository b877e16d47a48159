import { createServer, connect } from 'node:net';

/**
 * Counts the commands that a process sends to MongoDB, from outside: a port that passes everything on and reads the
 * first field of each message.
 */

const opMessage = 2013;
const headerBytes = 16;
/** Header and flags of an OP_MSG. */
const sectionsAt = headerBytes + 4;
const document = 0;
const stringElement = 2;

/** Commands by which a driver only looks after its connections. */
const upkeep = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions', 'saslStart', 'saslContinue']);

/**
 * The command of a whole message: its first field's name, and its value when that is a text (the collection).
 * @param {Buffer} message
 * @returns {string | undefined} e.g. `find cases`; undefined for another message and for the upkeep of connections
 */
export function commandIn(message) {
  if (message.length < sectionsAt + 6 || message.readInt32LE(12) !== opMessage) return undefined;
  let at = sectionsAt;
  // Sections of the other kind, several documents, may come before the one with the command.
  while (at < message.length && message[at] !== document) at += 1 + message.readInt32LE(at + 1);
  const type = message[at + 5];
  const name = at + 6;
  const end = message.indexOf(0, name);
  if (type === undefined || end < 0) return undefined;
  const command = message.toString('utf8', name, end);
  if (upkeep.has(command)) return undefined;
  if (type !== stringElement) return command;
  const length = message.readInt32LE(end + 1);
  return `${command} ${message.toString('utf8', end + 5, end + 4 + length)}`;
}

/**
 * Cuts a stream of bytes into messages, each of which names its own length first.
 * @param {(message: Buffer) => void} onMessage
 * @returns {(part: Buffer) => void}
 */
export function messageReader(onMessage) {
  /** @type {Buffer} */
  let rest = Buffer.alloc(0);
  return (part) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part]);
    while (rest.length >= 4) {
      const length = rest.readInt32LE(0);
      if (length < headerBytes) throw new RangeError(`A message of ${length} bytes is none of MongoDB`);
      if (rest.length < length) return;
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

/** @typedef {ReadonlyMap<string, number>} Counts by command */

/**
 * Listens on a port and passes everything on to MongoDB.
 * @param {{ port: number, mongoPort: number }} ports
 * @returns {Promise<{ counts: () => Counts, close: () => Promise<void> }>} counts: since the last time it was asked
 */
export async function countCommands({ port, mongoPort }) {
  /** @type {Map<string, number>} */
  let counts = new Map();
  /** @param {Buffer} message */
  const count = (message) => {
    const command = commandIn(message);
    if (command !== undefined) counts.set(command, (counts.get(command) ?? 0) + 1);
  };
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  const server = createServer({ noDelay: true }, (client) => {
    const mongo = connect({ port: mongoPort, host: '127.0.0.1', noDelay: true });
    for (const [from, to] of /** @type {const} */ ([
      [client, mongo],
      [mongo, client],
    ])) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
      from.pipe(to);
    }
    client.on('data', messageReader(count));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return {
    counts: () => {
      const before = counts;
      counts = new Map();
      return before;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
