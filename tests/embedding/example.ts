import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addresses } from '../support/addresses.js';
import { bankPage, scriptIntegrity } from './bank-page.js';

const host = 'www.bank.localhost';
const port = 9443;
const entries = {
  '/': '/start/produkte/vergleich',
  '/konto': '/start/produkte/1',
  '/online': '/start/produkte/1/online',
} as const;

/** A certificate that nobody has signed: browsers ask once whether to trust it. */
async function selfSigned(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-embedding-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '7', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  try {
    await promisify(execFile)('openssl', [...request, ...subject, '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const isEntry = (path: string): path is keyof typeof entries => Object.hasOwn(entries, path);
const integrity = await scriptIntegrity(addresses.portal);
const server = createServer(await selfSigned(), ({ url = '/' }, response) => {
  const found = isEntry(url);
  response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(found ? bankPage({ portal: addresses.portal, integrity, entry: entries[url] }) : '');
});
server.listen(port, '127.0.0.1', () => {
  process.stdout.write(
    [
      `The site of a bank: https://${host}:${port} (also /konto and /online)`,
      `1. Back office › Konfiguration › Einbettung: https://${host}:${port}`,
      '2. Open the site and trust its certificate. Ctrl+C ends it.',
      '',
    ].join('\n'),
  );
});
