import { uploadBusinessDocuments } from '../document/document.routes.js';
import { unreachable } from '../problem/api-problem.js';
import { createMemoryTokens } from '../session/token-store.js';
import { createUploader } from './upload-file.js';

const now = Date.UTC(2026, 10, 20);
const tokenFor = (seconds: number, name = 'a@b.test') =>
  `h.${Buffer.from(JSON.stringify({ sub: 'x', username: name, roles: [], inheritedRoles: [], verified: true, iat: 0, exp: now / 1000 + seconds, aud: 'kontor-customer' })).toString('base64url')}.s`;

/** The parts of XMLHttpRequest that the uploader uses. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  readonly answerHeaders = new Map<string, string>();
  line = '';
  body: unknown;
  status = 0;
  responseText = '';

  open(method: string, url: string): void {
    this.line = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders.get(name) ?? null;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.end('abort');
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }));
  }
  answer(status: number, value: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(value);
    this.end('load');
  }
  end(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

const document = {
  id: 'd1',
  filename: 'vertrag.pdf',
  documentType: 'FOUNDATION_DOCUMENT',
  mimeType: 'application/pdf',
  sizeBytes: 4,
  timeString: '2026-11-20T00:00:00.000Z',
};

function uploaderWith(token: string | null, refresh: () => Promise<boolean> = async () => true) {
  const request = new FakeRequest();
  const tokens = createMemoryTokens(token === null ? null : { token, refresh_token: 'old' });
  const createRequest = () => request as unknown as XMLHttpRequest;
  const uploader = createUploader({ baseUrl: '/api/', tokens, refresh, createRequest, now: () => now });
  return { request, tokens, uploader };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('sends the form with the token and reports its progress', async () => {
  const { request, uploader } = uploaderWith(tokenFor(3600));
  const shares: number[] = [];
  const body = new FormData();
  const answer = uploader.upload(uploadBusinessDocuments, { body, onProgress: (share) => shares.push(share) });
  await settled();
  request.progress(1, 4);
  request.progress(4, 4);
  request.answer(201, [document]);
  expect(await answer).toEqual([document]);
  expect(request.line).toBe('POST /api/business_documents/upload');
  expect(request.headers.get('authorization')).toBe(`Bearer ${tokenFor(3600)}`);
  expect(request.headers.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(request.body).toBe(body);
  expect(shares).toEqual([0.25, 1]);
});

it('sends the key by which a repeated upload is the same one', async () => {
  const { request, uploader } = uploaderWith(tokenFor(3600));
  void uploader.upload(uploadBusinessDocuments, { body: new FormData(), idempotencyKey: 'once' });
  await settled();
  expect(request.headers.get('idempotency-key')).toBe('once');
});

it('turns refusals into problems and an unreachable server into status 0', async () => {
  const refused = uploaderWith(tokenFor(3600));
  const answer = refused.uploader.upload(uploadBusinessDocuments, { body: new FormData() });
  await settled();
  refused.request.answerHeaders.set('retry-after', '7');
  refused.request.answer(413, { type: 'urn:x', title: 'Zu groß', status: 413, message: 'Die Datei ist zu groß.' });
  await expect(answer).rejects.toMatchObject({ status: 413, message: 'Die Datei ist zu groß.', retryAfter: 7 });

  const lost = uploaderWith(tokenFor(3600));
  const never = lost.uploader.upload(uploadBusinessDocuments, { body: new FormData() });
  await settled();
  lost.request.end('error');
  await expect(never).rejects.toMatchObject({ name: 'ApiProblem', status: 0 });
});

it('can be cancelled before and while it runs', async () => {
  const { request, uploader } = uploaderWith(null);
  const stop = new AbortController();
  const answer = uploader.upload(uploadBusinessDocuments, { body: new FormData(), signal: stop.signal });
  await settled();
  stop.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(request.headers.has('authorization')).toBe(false);

  const late = uploaderWith(null);
  const called = late.uploader.upload(uploadBusinessDocuments, { body: new FormData(), signal: stop.signal });
  await expect(called).rejects.toMatchObject({ name: 'AbortError' });
  expect(late.request.body).toBeUndefined();
});

it('renews a token that expires soon, and uses the old one when that fails', async () => {
  const fresh = tokenFor(3600, 'fresh');
  const renewed = uploaderWith(tokenFor(60), async () => {
    renewed.tokens.write({ token: fresh, refresh_token: 'new' });
    return true;
  });
  void renewed.uploader.upload(uploadBusinessDocuments, { body: new FormData() });
  await settled();
  expect(renewed.request.headers.get('authorization')).toBe(`Bearer ${fresh}`);

  const offline = uploaderWith(tokenFor(60), async () => {
    throw unreachable(new Error('no network'));
  });
  void offline.uploader.upload(uploadBusinessDocuments, { body: new FormData() });
  await settled();
  expect(offline.request.headers.get('authorization')).toBe(`Bearer ${tokenFor(60)}`);

  const broken = uploaderWith(tokenFor(60), async () => {
    throw new TypeError('broken');
  });
  await expect(broken.uploader.upload(uploadBusinessDocuments, { body: new FormData() })).rejects.toThrow('broken');
});
