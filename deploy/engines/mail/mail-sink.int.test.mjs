import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../../local/command-line/environment.mjs';
import { inRoot } from '../../local/command-line/paths.mjs';
import { answersOk } from '../../local/stack/processes.mjs';
import { freePort } from '../free-port.fixture.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kontor-mail-'));
/** @type {import('node:child_process').ChildProcess} */
let sink;
let [smtpPort, mailPort] = [0, 0];
const at = (/** @type {string} */ path) => `http://127.0.0.1:${mailPort}${path}`;

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
const readJson = async (path) => (await fetch(at(path))).json();

/** @param {Record<string, string>} more */
async function start(more = {}) {
  const env = {
    ...more,
    PATH: environment.PATH,
    MAIL_DATA: folder,
    SMTP_PORT: String(smtpPort),
    MAIL_PORT: String(mailPort),
  };
  sink = spawn(process.execPath, [inRoot('deploy/engines/mail/main.mjs')], { env, stdio: 'ignore' });
  while (!(await answersOk(at('/readyz')).catch(() => false))) await wait(30);
}

before(async () => {
  [smtpPort, mailPort] = [await freePort(), await freePort()];
  await start();
});
after(async () => {
  if (sink.exitCode === null && sink.signalCode === null) {
    const gone = once(sink, 'exit');
    sink.kill('SIGTERM');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

/**
 * @param {readonly string[]} to
 * @param {string} mail
 * @returns {Promise<string>} the server's last answer
 */
async function send(to, mail) {
  const socket = connect({ host: '127.0.0.1', port: smtpPort }).setEncoding('utf8');
  // The sink may be killed before it answers QUIT.
  socket.on('error', () => undefined);
  let last = '';
  const lines = [
    'EHLO test',
    'MAIL FROM:<bank@kontor.test>',
    ...to.map((address) => `RCPT TO:<${address}>`),
    'DATA',
    `${mail.replaceAll('\n', '\r\n')}\r\n.`,
  ];
  for (const line of [undefined, ...lines]) {
    if (line !== undefined) socket.write(`${line}\r\n`);
    do {
      const [text] = await once(socket, 'data');
      last = String(text).trim().split('\r\n').at(-1) ?? '';
    } while (/^\d{3}-/.test(last));
  }
  socket.end('QUIT\r\n');
  return last;
}

const mail = (/** @type {string} */ subject, /** @type {string} */ id) => `From: Kontor <bank@kontor.test>
To: Jürgen <j@example.test>
Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=
Message-ID: <${id}@kontor.test>
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Ihr Code lautet 123456. Öffnen Sie http://localhost:8080/verify?a=1&b=2
--b
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: 8bit

<p>Ihr Code lautet <b>123456</b></p><script>alert(1)</script>
--b--`;

describe('mail sink', () => {
  it('stores a mail and lists the newest first, also after a kill -9', async () => {
    assert.match(await send(['j@example.test'], mail('Willkommen, schöne Grüße', 'first')), /^250/);
    assert.match(await send(['j@example.test', 'other@example.test'], mail('Zweite', 'second')), /^250/);
    sink.kill('SIGKILL');
    await once(sink, 'exit');
    await start();
    const messages = await readJson('/api/messages?to=J@example.test');
    assert.deepEqual(
      messages.map((/** @type {any} */ { subject }) => subject),
      ['Zweite', 'Willkommen, schöne Grüße'],
    );
    const [{ id, date, from, to, text, html, messageId }] = messages;
    assert.equal(from, 'Kontor <bank@kontor.test>');
    assert.deepEqual(to, ['j@example.test', 'other@example.test']);
    assert.match(text, /Code lautet 123456\. Öffnen/);
    assert.match(html, /<b>123456<\/b>/);
    assert.equal(messageId, '<second@kontor.test>');
    assert.ok(Date.parse(date) > 0);
    assert.equal((await readJson(`/api/messages/${id}`)).id, id);
    assert.equal((await readJson('/api/messages?to=nobody@example.test')).length, 0);
  });

  it('shows an inbox that runs no script of a mail', async () => {
    const list = await (await fetch(at('/'))).text();
    assert.match(list, /Testumgebung/);
    assert.match(list, /Willkommen, schöne Grüße/);
    const path = /href="(\/messages\/[a-z0-9]+)"/.exec(list)?.[1] ?? '';
    const page = await (await fetch(at(path))).text();
    assert.doesNotMatch(page, /<script>alert/);
    assert.match(page, /sandbox="allow-popups/);
    assert.match(page, /href="http:\/\/localhost:8080\/verify\?a=1&amp;b=2"/);
    assert.match(await (await fetch(at(`${path}/raw`))).text(), /^From: Kontor/);
  });

  it('refuses a share of the mails for now, and keeps none of them', async () => {
    sink.kill('SIGKILL');
    await once(sink, 'exit');
    await start({ MAIL_REFUSAL_RATE: '0.5', MAIL_REFUSAL_SEED: '3' });
    const answers = [];
    for (let count = 0; count < 12; count += 1)
      answers.push(await send(['later@example.test'], mail(`Nummer ${count}`, `later-${count}`)));
    const kept = answers.filter((answer) => answer.startsWith('250')).length;
    assert.equal(answers.filter((answer) => answer.startsWith('451')).length, 12 - kept);
    assert.ok(kept > 0 && kept < 12);
    assert.equal((await readJson('/api/messages?to=later@example.test')).length, kept);
  });

  it('answers unknown addresses with 404, and refuses changes', async () => {
    assert.equal((await fetch(at('/messages/none'))).status, 404);
    assert.equal((await fetch(at('/api/messages/none'))).status, 404);
    assert.equal((await fetch(at('/api/messages'), { method: 'DELETE' })).status, 405);
  });

  it('answers only who names this machine', async () => {
    // `fetch` sets the header itself.
    const ask = async (/** @type {string} */ path, /** @type {string} */ host) => {
      const [response] = await once(request(at(path), { headers: { host } }).end(), 'response');
      return response.resume().statusCode;
    };
    const foreign = ['evil.example', `evil.example:${mailPort}`, 'localhost.evil.example', '127.0.0.1.evil.example'];
    for (const path of ['/', '/api/messages', '/messages/none', '/healthz']) {
      for (const host of foreign) assert.equal(await ask(path, host), 421, `${path} by ${host}`);
      for (const host of [`localhost:${mailPort}`, '127.0.0.1', '[::1]:80'])
        assert.notEqual(await ask(path, host), 421);
    }
  });
});
