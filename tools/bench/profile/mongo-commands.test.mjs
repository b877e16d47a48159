import assert from 'node:assert/strict';
import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { commandIn, countCommands, messageReader } from './mongo-commands.mjs';

/**
 * @param {number} value
 * @returns {Buffer}
 */
function int32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

/**
 * A message whose command has a text as its value, or a number.
 * @param {string} command
 * @param {string | number} value
 * @param {{ opCode?: number, before?: Buffer }} [options] before: a section before that of the command
 */
function message(command, value, { opCode = 2013, before = Buffer.alloc(0) } = {}) {
  const name = Buffer.from(`${command}\0`);
  const text = Buffer.from(`${value}\0`);
  const element =
    typeof value === 'string'
      ? Buffer.concat([Buffer.from([2]), name, int32(text.length), text])
      : Buffer.concat([Buffer.from([16]), name, int32(value)]);
  const body = Buffer.concat([int32(element.length + 5), element, Buffer.from([0])]);
  const sections = Buffer.concat([int32(0), before, Buffer.from([0]), body]);
  return Buffer.concat([int32(sections.length + 16), int32(1), int32(0), int32(opCode), sections]);
}

const several = Buffer.concat([Buffer.from([1]), int32(20), Buffer.from('documents\0'), Buffer.alloc(6)]);

describe('a command to MongoDB', () => {
  const cases = /** @type {const} */ ([
    ['names its collection', message('find', 'cases'), 'find cases'],
    ['has a number where it concerns no collection', message('commitTransaction', 1), 'commitTransaction'],
    ['comes after its documents', message('insert', 'audit', { before: several }), 'insert audit'],
    ['is not the upkeep of a connection', message('hello', 1), undefined],
    ['is not the end of sessions', message('endSessions', 1), undefined],
    ['is in no other kind of message', message('find', 'cases', { opCode: 2004 }), undefined],
    ['is in no short message', int32(4), undefined],
  ]);
  for (const [what, bytes, wanted] of cases) it(what, () => assert.equal(commandIn(bytes), wanted));

  it('is found wherever the bytes are cut', () => {
    const bytes = Buffer.concat([message('find', 'cases'), message('hello', 1), message('update', 'keys')]);
    for (const size of [1, 7, bytes.length]) {
      /** @type {(string | undefined)[]} */
      const found = [];
      const read = messageReader((one) => found.push(commandIn(one)));
      for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
      assert.deepEqual(found, ['find cases', undefined, 'update keys']);
    }
  });

  it('is counted on its way, which it goes unchanged', async () => {
    const server = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const mongoPort = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = /** @type {import('node:net').AddressInfo} */ (free.address());
    await new Promise((resolve) => free.close(resolve));
    const counter = await countCommands({ port, mongoPort });
    const client = connect({ port, host: '127.0.0.1' });
    const sent = Buffer.concat([message('find', 'cases'), message('find', 'cases'), message('ping', 1)]);
    client.write(sent);
    let back = Buffer.alloc(0);
    while (back.length < sent.length) {
      const [part] = await once(client, 'data');
      back = Buffer.concat([back, part]);
    }
    assert.deepEqual(back, sent);
    assert.deepEqual(Object.fromEntries(counter.counts()), { 'find cases': 2 });
    assert.equal(counter.counts().size, 0);
    client.destroy();
    await counter.close();
    server.close();
  });
});
