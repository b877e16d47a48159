import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createSmtpTransport } from './smtp-transport.js';

async function startRelay(refuse?: { code: number; at: 'sender' | 'recipient' | 'content' }) {
  const received: string[] = [];
  const refusal = () => Object.assign(new Error('no'), { responseCode: refuse?.code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refuse?.at === 'sender' ? refusal() : null),
    onRcptTo: (_address, _session, done) => done(refuse?.at === 'recipient' ? refusal() : null),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      stream.on('end', () => {
        received.push(text);
        done(refuse?.at === 'content' ? refusal() : null);
      });
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const mail = {
  messageId: '<x@bank.test>',
  to: 'erika@firma.test',
  subject: 'Bestätigung für Müller',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
  attachments: [],
  unsubscribeUrl: '',
};

it('sends text and HTML under the given id', async () => {
  const relay = await startRelay();
  const transport = createSmtpTransport({ url: relay.url, from: 'Kontor <noreply@bank.test>', mustEncrypt: true });
  expect(await transport.ping()).toBe(true);
  expect(await transport.deliver(mail)).toEqual({ kind: 'sent' });
  transport.close();
  await relay.close();
  expect(relay.received).toHaveLength(1);
  expect(relay.received[0]).toContain('Message-ID: <x@bank.test>');
  expect(relay.received[0]).toMatch(/text\/plain[\s\S]*text\/html/);
});

it('lets the recipient of a reminder stop them by one click (RFC 8058), and no other mail', async () => {
  const relay = await startRelay();
  const transport = createSmtpTransport({ url: relay.url, from: 'noreply@bank.test', mustEncrypt: true });
  await transport.deliver({ ...mail, unsubscribeUrl: 'https://konto.bank.test/api/reminders/one_click/7..x' });
  await transport.deliver(mail);
  transport.close();
  await relay.close();
  const unfolded = relay.received.map((text) => text.replace(/\r\n[ \t]/g, ' '));
  expect(unfolded[0]).toContain('List-Unsubscribe: <https://konto.bank.test/api/reminders/one_click/7..x>');
  expect(unfolded[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded[1]).not.toContain('List-Unsubscribe');
});

it('sends attachments with their names', async () => {
  const relay = await startRelay();
  const transport = createSmtpTransport({ url: relay.url, from: 'noreply@bank.test', mustEncrypt: true });
  const content = Buffer.from('%PDF-1.7');
  await transport.deliver({ ...mail, attachments: [{ name: 'Antrag.pdf', mediaType: 'application/pdf', content }] });
  transport.close();
  await relay.close();
  expect(relay.received[0]).toContain('Content-Type: application/pdf; name=Antrag.pdf');
  expect(relay.received[0]).toContain(content.toString('base64'));
});

it.each([
  ['recipient', 550],
  ['content', 554],
  // It is larger than the relay takes.
  ['sender', 552],
] as const)('distinguishes a final refusal of the %s from a temporary one', async (at, code) => {
  const relay = await startRelay({ code, at });
  const transport = createSmtpTransport({ url: relay.url, from: 'noreply@bank.test', mustEncrypt: true });
  expect(await transport.deliver(mail)).toEqual({ kind: 'refused', reason: `smtp-${code}` });
  transport.close();
  await relay.close();
});

it.each([
  ['recipient', 450],
  ['content', 451],
  // The relay does not know our sender (yet): every mail would be lost.
  ['sender', 550],
  ['sender', 530],
] as const)('throws for a temporary refusal of the %s', async (at, code) => {
  const relay = await startRelay({ code, at });
  const transport = createSmtpTransport({ url: relay.url, from: 'noreply@bank.test', mustEncrypt: true });
  await expect(transport.deliver(mail)).rejects.toMatchObject({ code: 'relay-unavailable', retryable: true });
  transport.close();
  await relay.close();
});

it('throws when the relay is not reachable', async () => {
  const transport = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from: 'noreply@bank.test', mustEncrypt: true });
  await expect(transport.deliver(mail)).rejects.toMatchObject({ retryable: true });
  expect(await transport.ping()).toBe(false);
  transport.close();
});

describe('a relay on another machine that offers no TLS', () => {
  // The short form is this machine too, but not one of the names that stay unencrypted.
  const elsewhere = (url: string) => url.replace('127.0.0.1', '127.1');

  it('gets no mail where encryption is demanded', async () => {
    const relay = await startRelay();
    const transport = createSmtpTransport({ url: elsewhere(relay.url), from: 'noreply@bank.test', mustEncrypt: true });
    await expect(transport.deliver(mail)).rejects.toMatchObject({ code: 'relay-unavailable', retryable: true });
    expect(await transport.ping()).toBe(false);
    transport.close();
    await relay.close();
    expect(relay.received).toEqual([]);
  });

  it('gets the mail of a demo', async () => {
    const relay = await startRelay();
    const transport = createSmtpTransport({ url: elsewhere(relay.url), from: 'noreply@bank.test', mustEncrypt: false });
    expect(await transport.deliver(mail)).toEqual({ kind: 'sent' });
    transport.close();
    await relay.close();
    expect(relay.received).toHaveLength(1);
  });
});
