import { createServer } from 'node:http';
import { isKnownHost } from '../pages/known-host.mjs';
import { listPage, mailPage, notFoundPage } from './page.mjs';

/** Mails are untrusted: no scripts but the page's own, and no resources but pictures of the mails. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data: http: https:; font-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** @typedef {{ status: number, type: string, body: string | Buffer }} Answer */

/** @param {unknown} value @returns {Answer} */
const json = (value, status = 200) => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
/** @param {string} body @returns {Answer} */
const html = (body, status = 200) => ({ status, type: 'text/html; charset=utf-8', body });

/** @param {import('./mailbox.mjs').Mail} mail */
function wire({ id, date, messageId, from, to, subject, text, html: markup, attachments }) {
  return { id, date, messageId, from, to, subject, text, html: markup, attachments };
}

/**
 * @param {import('./mailbox.mjs').Mailbox} mailbox
 * @param {URL} url
 * @returns {Promise<Answer>}
 */
async function answer(mailbox, { pathname, searchParams }) {
  const to = searchParams.get('to') ?? '';
  if (pathname === '/healthz' || pathname === '/readyz') return json({ status: 'ok', pid: process.pid });
  if (pathname === '/') return html(listPage(mailbox.list(to), to));
  if (pathname === '/api/messages') return json(mailbox.list(to).map(wire));
  const [, api, id = '', raw] = /^(\/api)?\/messages\/([a-z0-9]+)(\/raw)?$/.exec(pathname) ?? [];
  const mail = mailbox.find(id);
  if (mail === undefined)
    return pathname.startsWith('/api') ? json({ error: 'not found' }, 404) : html(notFoundPage(), 404);
  if (raw !== undefined) return { status: 200, type: 'text/plain; charset=utf-8', body: await mailbox.raw(id) };
  return api === undefined ? html(mailPage(mail)) : json(wire(mail));
}

/**
 * Mails contain links that log in, and nothing asks who reads them.
 * @param {import('./mailbox.mjs').Mailbox} mailbox
 * @param {string} host by which it is reached besides the names of this machine
 * @returns {import('node:http').Server}
 */
export function createInboxServer(mailbox, host) {
  return createServer((request, response) => {
    /** @param {Answer} result */
    const send = ({ status, type, body }) => response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
    if (!isKnownHost(request.headers.host, host)) {
      send(json({ error: 'unknown host' }, 421));
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(json({ error: 'only GET' }, 405));
      return;
    }
    answer(mailbox, new URL(request.url ?? '/', 'http://inbox')).then(send, () => send(json({ error: 'failed' }, 500)));
  });
}
