import { createHmac, randomBytes } from 'node:crypto';

/** A webhook as it is sent. */
export interface SentWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Genuine {
  readonly id: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly body: string;
  /** `whsec_<base64>` */
  readonly secret: string;
}

type Named = readonly [what: string, webhook: SentWebhook];

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
const macOf = (key: Buffer, text: string, hash = 'sha256') => createHmac(hash, key).update(text).digest();

/** A webhook with the signature of its secret (Standard Webhooks 1.0). */
export function signedWebhook({ id, at, body, secret }: Omit<Genuine, 'at'> & { at: number | string }): SentWebhook {
  const signature = `v1,${macOf(keyOf(secret), `${id}.${Number.parseInt(String(at), 10)}.${body}`).toString('base64')}`;
  return { headers: headersOf(id, String(at), signature), body: Buffer.from(body) };
}

function headersOf(id: string, timestamp: string, signature: string): SentWebhook['headers'] {
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
}

/** Variants of a genuine webhook, each with something that whoever lacks the secret, or sends it later, would send. */
export function hostileWebhooks(genuine: Genuine, other: Genuine): readonly Named[] {
  const all = [
    ...signatures(genuine, other),
    ...timestamps(genuine),
    ...bodies(genuine),
    ...headers(genuine),
    ...replays(genuine, other),
  ];
  // No two are the same, so that their number means something.
  return [...new Map(all.map((named) => [keyOfSent(named[1]), named])).values()];
}

const keyOfSent = ({ headers: sent, body }: SentWebhook): string => JSON.stringify([sent, body.toString('latin1')]);

function signatures(genuine: Genuine, other: Genuine): Named[] {
  const { id, at, body, secret } = genuine;
  const right = macOf(keyOf(secret), `${id}.${at}.${body}`);
  const text = right.toString('base64');
  const next = (char: string) => (char === 'A' ? 'B' : 'A');
  const flipped = [...text].map((char, n) => `v1,${text.slice(0, n)}${next(char)}${text.slice(n + 1)}`);
  const cut = [...text].map((_char, n) => `v1,${text.slice(0, n)}`);
  const versions = ['', 'v0,', 'v2,', 'v1a,', 'V1,', 'v1;', 'v1:', 'v1', ',', 'v1,v1,', 'v1, ', '1,'];
  const keys = [Buffer.from(secret), Buffer.from(secret.replace(/^whsec_/, '')), Buffer.from('x'), keyOf(other.secret)];
  const contents = [body, `${id}.${body}`, `${at}.${body}`, `${at}.${id}.${body}`, `${id}${at}${body}`, `${id}.${at}.`];
  const hashes = ['sha1', 'sha512', 'md5'].map((hash) => macOf(keyOf(secret), `${id}.${at}.${body}`, hash));
  const macs = [
    ...keys.map((key) => macOf(key, `${id}.${at}.${body}`)),
    ...contents.map((content) => macOf(keyOf(secret), content)),
    ...hashes,
    ...Array.from({ length: 20 }, () => randomBytes(32)),
    Buffer.alloc(32),
  ];
  const all = [
    ...flipped,
    ...cut,
    ...versions.map((version) => `${version}${text}`),
    ...macs.map((mac) => `v1,${mac.toString('base64')}`),
    ...[`v1,${right.toString('hex')}`, `v1,${text.toLowerCase()}`, `v1,${text}=`, `v1,${text},x`, 'v1,undefined'],
    Array.from({ length: 50 }, () => `v1,${randomBytes(32).toString('base64')}`).join(' '),
  ];
  return all
    .filter((signature) => signature !== `v1,${text}` && signature !== '')
    .map((signature) => [
      `signature ${signature}`,
      { headers: headersOf(id, String(at), signature), body: Buffer.from(body) },
    ]);
}

/** Signed with the right secret, at another time or with a time that is none. */
function timestamps({ id, at, body, secret }: Genuine): Named[] {
  const far = [330, 360, 390, 400, 600, 900, 1800, 3600, 7200, 86_400, 604_800, 31_536_000, at - 1, at];
  const times = far.flatMap((seconds) => [at - seconds, at + seconds].filter((time) => time !== at).map(String));
  const none = [
    'NaN',
    'now',
    '-1',
    '1e10',
    '0x10',
    `${at}000`,
    `-${at}`,
    'Infinity',
    new Date(at * 1000).toISOString(),
  ];
  const nearly = [`${at}x`, `${at}.5`, `${at} ${at}`, `+${at}`, `${at}e0`, `${at},${at}`];
  return [...times, ...none, ...nearly].map((time) => [
    `timestamp ${time}`,
    signedWebhook({ id, at: time, body, secret }),
  ]);
}

/** Another body under the signature of the genuine one. */
function bodies(genuine: Genuine): Named[] {
  const { headers: signed, body } = signedWebhook(genuine);
  const text = genuine.body;
  const flipped = [...body].map((byte, n) =>
    Buffer.concat([body.subarray(0, n), Buffer.of(byte ^ 1), body.subarray(n + 1)]),
  );
  const removed = [...body].map((_byte, n) => Buffer.concat([body.subarray(0, n), body.subarray(n + 1)]));
  const around = [' ', '\n', '\t', '\u0000', '\uFEFF', '{}', '"'].flatMap((more) => [
    `${text}${more}`,
    `${more}${text}`,
  ]);
  const whole = [
    '{}',
    '[]',
    'null',
    text.repeat(2),
    text.toUpperCase(),
    text.slice(0, -1),
    text.replace('{', '{"type":"x",'),
  ];
  const encoded = [Buffer.from(text, 'utf16le'), Buffer.from(Buffer.from(text).toString('base64')), Buffer.alloc(0)];
  const all = [...flipped, ...removed, ...[...around, ...whole].map((other) => Buffer.from(other)), ...encoded];
  return all
    .filter((other) => !other.equals(body))
    .map((other, n) => [`body ${n}: ${other.toString('latin1')}`, { headers: signed, body: other }]);
}

/** Headers that are missing, twice, of another name, or of another webhook. */
function headers(genuine: Genuine): Named[] {
  const { headers: signed, body } = signedWebhook(genuine);
  const names = Object.keys(signed);
  const without = (gone: readonly string[]) =>
    Object.fromEntries(Object.entries(signed).filter(([name]) => !gone.includes(name)));
  const missing = names
    .flatMap((name, n) => [[name], names.filter((one) => one !== name), names.slice(n)])
    .map(without);
  const renamed = ['svix', 'x-webhook', 'hook'].map((prefix) =>
    Object.fromEntries(Object.entries(signed).map(([name, value]) => [name.replace('webhook', prefix), value])),
  );
  const ids = [
    '',
    'other',
    `${genuine.id}x`,
    genuine.id.toUpperCase(),
    genuine.id.slice(1),
    `${genuine.id}.${genuine.at}`,
  ];
  const strange = ['a b', 'a/b', '../x', '$ne', 'x'.repeat(300)];
  const changed = [...ids, ...strange].map((id) => ({ ...signed, 'webhook-id': id }));
  const swapped = { ...signed, 'webhook-id': String(genuine.at), 'webhook-timestamp': genuine.id };
  return [...missing, ...renamed, ...changed, swapped].map((these) => [
    `headers ${JSON.stringify(these)}`,
    { headers: these, body },
  ]);
}

/** What somebody who has seen two webhooks makes of them, without the secret. */
function replays(genuine: Genuine, other: Genuine): Named[] {
  const [one, two] = [signedWebhook(genuine), signedWebhook({ ...other, secret: genuine.secret })];
  const mixed: [string, SentWebhook][] = [
    ['body of another', { headers: one.headers, body: two.body }],
    ['headers of another', { headers: two.headers, body: one.body }],
    ['fresh id', { ...one, headers: { ...one.headers, 'webhook-id': 'evt_fresh' } }],
    ['signature of another provider', signedWebhook({ ...genuine, secret: other.secret })],
  ];
  const later = Array.from({ length: 60 }, (_, n): [string, SentWebhook] => [
    `later by ${n + 1} s`,
    { ...one, headers: { ...one.headers, 'webhook-timestamp': String(genuine.at + n + 1) } },
  ]);
  return [...mixed, ...later].map(([what, webhook]) => [`replay: ${what}`, webhook]);
}
