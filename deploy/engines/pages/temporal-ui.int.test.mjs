import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { hiddenAddress, serveTemporalUi } from './temporal-ui.mjs';

describe('the UI of Temporal', () => {
  const hidden = hiddenAddress() ?? '';
  /** @type {string[]} what reached the UI itself */
  const reached = [];
  const ui = createServer(async (incoming, answer) => {
    reached.push(`${incoming.method} ${incoming.url} ${await text(incoming)}`);
    answer.writeHead(201, { 'X-Of': 'ui' }).end('Workflows');
  });
  /** @type {() => Promise<void>} */
  let close;
  let port = 0;

  before(async () => {
    ui.listen(0, hidden);
    await once(ui, 'listening');
    port = /** @type {import('node:net').AddressInfo} */ (ui.address()).port;
    close = await serveTemporalUi({ port, hidden });
  });
  after(async () => {
    await close();
    ui.close();
  });

  /** @param {string} host @param {string} [body] */
  async function ask(host, body) {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request({ host: '127.0.0.1', port, method, path: '/api/v1/x?a=b', headers: { host } });
    asked.end(body);
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, of: answer.headers['x-of'], text: await text(answer) };
  }

  for (const host of ['localhost', '127.0.0.1', '[::1]'])
    it(`is passed on to who names ${host}`, async () => {
      const answer = await ask(`${host}:${port}`, 'Inhalt');
      assert.deepEqual(answer, { status: 201, of: 'ui', text: 'Workflows' });
      assert.equal(reached.at(-1), 'POST /api/v1/x?a=b Inhalt');
    });

  for (const host of ['rebound.example', 'localhost.rebound.example', '127.0.0.1.rebound.example', 'x y'])
    it(`is refused to who names ${host}`, async () => {
      const before = reached.length;
      assert.equal((await ask(`${host}:${port}`)).status, 421);
      assert.equal(reached.length, before);
    });

  it('says that Temporal does not answer', async () => {
    ui.close();
    ui.closeAllConnections();
    assert.deepEqual(await ask('localhost'), { status: 502, of: undefined, text: 'Temporal does not answer' });
  });
});
