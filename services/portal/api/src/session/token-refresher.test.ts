import { ApiProblem } from '../problem/api-problem.js';
import { createTokenRefresher, type SessionByCookie } from './token-refresher.js';
import { createMemoryTokens } from './token-store.js';

const answer = (status: number, body?: unknown): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

function setUp(answers: readonly Response[], tokens = createMemoryTokens()) {
  const sent: Request[] = [];
  const left = [...answers];
  const ended = jest.fn();
  const inTurn: SessionByCookie['inTurn'] = (work) => work();
  const refresher = createTokenRefresher({
    baseUrl: 'https://bank.test/api',
    tokens,
    cookie: { header: 'cookie', inTurn },
    onEnded: ended,
    fetch: (url, init) => {
      sent.push(new Request(url, init));
      return Promise.resolve(left.shift() ?? answer(500));
    },
    now: () => 0,
  });
  return { refresher, tokens, sent, ended };
}

test('a session by cookie is renewed without a token in the request, also by a tab that has none yet', async () => {
  const { refresher, tokens, sent } = setUp([answer(200, { token: 'new' })]);
  expect(await refresher.refresh()).toBe('new');
  expect(tokens.read()).toEqual({ token: 'new' });
  expect(sent[0]?.headers.get('x-session')).toBe('cookie');
  expect(await sent[0]?.text()).toBe('');
});

test('a browser without a session is signed out, and nothing has ended', async () => {
  const { refresher, tokens, ended } = setUp([answer(204)]);
  expect(await refresher.refresh()).toBeNull();
  expect(tokens.read()).toBeNull();
  expect(ended).not.toHaveBeenCalled();
});

test('a session that the server has ended is over, and the app learns it', async () => {
  const { refresher, tokens, ended } = setUp([answer(401, {})], createMemoryTokens({ token: 'old' }));
  expect(await refresher.refresh()).toBeNull();
  expect(tokens.read()).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a server that fails ends no session', async () => {
  const { refresher, tokens } = setUp([answer(503, {})], createMemoryTokens({ token: 'old' }));
  await expect(refresher.refresh()).rejects.toThrow(ApiProblem);
  expect(tokens.read()).toEqual({ token: 'old' });
});

test('a tab that waited for another takes what that one renewed', async () => {
  const tokens = createMemoryTokens({ token: 'old' });
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: SessionByCookie['inTurn'] = (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  let count = 0;
  const tab = () =>
    createTokenRefresher({
      baseUrl: 'https://bank.test/api',
      tokens,
      cookie: { header: 'cookie', inTurn },
      fetch: () => Promise.resolve(answer(200, { token: `new ${(count += 1)}` })),
      now: () => 0,
    });
  expect(await Promise.all([tab(), tab(), tab()].map((one) => one.refresh()))).toEqual(['new 1', 'new 1', 'new 1']);
});

test('a tab whose renewal came too late keeps what another renewed in the same second', async () => {
  const tokens = createMemoryTokens({ token: 'same', refresh_token: 'old' });
  const refresher = createTokenRefresher({
    baseUrl: 'https://bank.test/api',
    tokens,
    fetch: () => {
      tokens.write({ token: 'same', refresh_token: 'new' });
      return Promise.resolve(answer(401, {}));
    },
    now: () => 0,
  });
  expect(await refresher.refresh()).toBe('same');
  expect(tokens.read()).toEqual({ token: 'same', refresh_token: 'new' });
});

test('a renewal answered after the logout brings no session back', async () => {
  const tokens = createMemoryTokens({ token: 'old' });
  const { refresher } = setUp([answer(200, { token: 'new' })], tokens);
  const renewed = refresher.refresh();
  tokens.write(null);
  expect(await renewed).toBeNull();
  expect(tokens.read()).toBeNull();
});

test('a renewal that waited for its turn when somebody logged out asks for nothing', async () => {
  const tokens = createMemoryTokens({ token: 'old' });
  let begin = (): void => undefined;
  const turn = new Promise<void>((resolve) => (begin = resolve));
  const fetched = jest.fn(() => Promise.resolve(answer(200, { token: 'new' })));
  const refresher = createTokenRefresher({
    baseUrl: 'https://bank.test/api',
    tokens,
    cookie: { header: 'cookie', inTurn: (work) => turn.then(work) },
    fetch: fetched,
    now: () => 0,
  });
  const renewed = refresher.refresh();
  tokens.write(null);
  begin();
  expect(await renewed).toBeNull();
  expect(tokens.read()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('a server that never answers ends the wait, not the session', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const tokens = createMemoryTokens({ token: 'old' });
  const refresher = createTokenRefresher({
    baseUrl: 'https://bank.test/api',
    tokens,
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted === true) reject(new DOMException('too long', 'TimeoutError'));
      }),
    cookie: { header: 'cookie', inTurn: (work) => work() },
    now: () => 0,
  });
  await expect(refresher.refresh()).rejects.toMatchObject({ status: 0 });
  expect(tokens.read()).toEqual({ token: 'old' });
  limit.mockRestore();
});
