import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { until } from '@kontor/platform/testing/until.fake';
import type { JsonValue } from '@bufbuild/protobuf';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import type { Session } from '../../access/session/session.js';
import { customer, staff } from '../../testing/portal-harness.js';
import { problemTable } from '../../http/answer/problem-table.js';
import { createLiveHub } from './live-hub.js';
import { mayListen } from './live.module.js';
import { createLiveRouter } from './live.router.js';
import { createLiveStreams, maxStreamsPerAccount, type LiveStreams } from './live-streams.js';

describe('event streams', () => {
  let publish: (payload: JsonValue, caseId: CaseId) => void;
  let streams: LiveStreams;
  let clock: number;
  let server: HttpListener;
  const over = new Set<string>();

  beforeEach(async () => {
    over.clear();
    const hub = createLiveHub({
      subscribeLive: (_all, handler) => {
        publish = handler;
        return () => undefined;
      },
    });
    hub.start();
    clock = 1_000_000;
    streams = createLiveStreams({ hub, isOver: async (sessionId) => over.has(sessionId), now: () => clock });
    const app = createHttpApp({ logger: silentLogger() });
    app.use((request, response, next) => {
      const session = request.get('x-session');
      if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
      next();
    });
    app.use('/api', createLiveRouter(streams));
    app.use(problemHandler({ logger: silentLogger(), table: problemTable }));
    server = await listen(app, { host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    streams.closeAll();
    await server.close(0);
  });

  const open = (path: string, as: Partial<Session> | null) =>
    fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      headers: as === null ? {} : { 'x-session': JSON.stringify({ sessionId: 's', verified: true, ...as }) },
    });

  /** Reads a stream until it contains a text or has ended. */
  async function readUntil(answer: Response, wanted: string): Promise<string> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      if (text.includes(wanted)) break;
    }
    return text;
  }

  it('notify a customer of the own case only', async () => {
    const answer = await open('/me/events', customer(caseIdOf('1001')));
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    publish({ type: 'case', seq: 1 }, caseIdOf('1002'));
    publish({ type: 'nonsense' }, caseIdOf('1001'));
    publish({ type: 'case', seq: 7, name: 'Änne' }, caseIdOf('1001'));
    const text = await readUntil(answer, '"seq":7}');
    expect(text).toContain('event:case\n');
    expect(text).toContain('"caseId":"1001"');
    expect(text).not.toContain('1002');
    expect(text).not.toContain('Änne');
  });

  it.each(['memo', 'document'])('notify staff of a %s, and customers never', async (type) => {
    const answers = [
      await open('/me/events', customer(caseIdOf('1001'))),
      await open('/staff/events', staff('ROLE_ADMIN')),
    ];
    publish({ type, seq: 0 }, caseIdOf('1001'));
    publish({ type: 'case', seq: 7 }, caseIdOf('1001'));
    const [own = '', bank = ''] = await Promise.all(answers.map((answer) => readUntil(answer, '"seq":7}')));
    expect(own).not.toContain(type);
    expect(bank).toContain(`event:${type}\n`);
  });

  it.each(['device', 'draft'])('notify the devices of the customer of a %s, and staff never', async (type) => {
    const answers = [
      await open('/me/events', customer(caseIdOf('1001'))),
      await open('/staff/events', staff('ROLE_ADMIN')),
    ];
    publish({ type, seq: 4 }, caseIdOf('1001'));
    publish({ type: 'case', seq: 7 }, caseIdOf('1001'));
    const [own = '', bank = ''] = await Promise.all(answers.map((answer) => readUntil(answer, '"seq":7}')));
    expect(own).toContain(`event:${type}\n`);
    expect(bank).not.toContain(type);
  });

  it('notify staff of every case', async () => {
    const answer = await open('/staff/events', staff('ROLE_ADMIN'));
    publish({ type: 'case', seq: 1 }, caseIdOf('1001'));
    publish({ type: 'message', seq: 0 }, caseIdOf('1002'));
    const text = await readUntil(answer, '1002');
    expect(text).toContain('"caseId":"1001"');
    expect(text).toContain('event:message');
  });

  it('are closed when the session ends', async () => {
    const [staying, ending] = [
      await open('/me/events', { ...customer(caseIdOf('1001')), sessionId: 'a' }),
      await open('/me/events', { ...customer(caseIdOf('1001')), sessionId: 'b' }),
    ];
    over.add('b');
    await streams.closeEnded();
    expect(await readUntil(ending, 'never')).not.toContain('event:');
    publish({ type: 'case', seq: 3 }, caseIdOf('1001'));
    expect(await readUntil(staying, '"seq":3')).toContain('event:case');
  });

  it('are limited per account, and available again after closing', async () => {
    const abort = new AbortController();
    const headers = { 'x-session': JSON.stringify({ sessionId: 's', verified: true, ...customer(caseIdOf('1001')) }) };
    const first = await fetch(`http://127.0.0.1:${server.port}/api/me/events`, { headers, signal: abort.signal });
    expect(first.status).toBe(200);
    for (let n = 1; n < maxStreamsPerAccount; n++)
      expect((await open('/me/events', customer(caseIdOf('1001')))).status).toBe(200);
    clock += 27_500;
    const refused = await open('/me/events', customer(caseIdOf('1001')));
    // The first stream was pinged after 20 s, and will be after 40 s.
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '13']);
    expect((await open('/me/events', customer(caseIdOf('1002')))).status).toBe(200);
    abort.abort();
    await until('a free stream', async () => (await open('/me/events', customer(caseIdOf('1001')))).status === 200);
  });

  it('need a session with the right role', async () => {
    expect((await open('/me/events', null)).status).toBe(401);
    expect((await open('/staff/events', null)).status).toBe(401);
    expect((await open('/me/events', staff('ROLE_ADMIN'))).status).toBe(403);
    expect((await open('/staff/events', customer(caseIdOf('1001')))).status).toBe(403);
    expect((await open('/me/events', { ...customer(caseIdOf('1001')), verified: false })).status).toBe(403);
  });
});

it.each([
  [null, false],
  [{ side: 'customer', roles: ['ROLE_USER'] }, true],
  [{ side: 'staff', roles: ['ROLE_ADMIN'] }, true],
  [{ side: 'staff', roles: ['ROLE_USER_ADMIN'] }, false],
])('an open stream of %j continues: %s', (session, continues) => {
  expect(mayListen(session as Session | null)).toBe(continues);
});
