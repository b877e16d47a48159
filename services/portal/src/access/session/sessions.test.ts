import { caseIdOf } from '@kontor/domain/case/case-id';
import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { SignJWT } from 'jose';
import type { LoginAccount } from '../account/login-account.js';
import { createFakeSessionRepository } from './testing/session.repository.fake.js';
import { createSessions, refreshGraceMs } from './sessions.js';
import { createTokens } from './tokens.js';

const pemOf = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const privateKeyPem = pemOf();
const account: LoginAccount = {
  accountId: 'account',
  side: 'customer',
  staffName: '',
  roles: ['ROLE_USER'],
  inheritedRoles: [],
  verified: true,
  epoch: 0,
  caseId: caseIdOf('1001'),
  sealed: new Uint8Array(),
};

function setUp() {
  const clock = { now: Date.UTC(2026, 10, 20) };
  const held: { account: LoginAccount | null } = { account };
  const tokens = createTokens({ privateKeyPem, instance: 'test', accessSeconds: 3600 });
  const reused: string[] = [];
  const sessions = createSessions({
    onReused: async ({ accountId }) => void reused.push(accountId),
    repository: createFakeSessionRepository(),
    tokens,
    findAccount: async () => held.account,
    usernameOf: async () => 'erika@firma.test',
    now: () => clock.now,
  });
  /** The new pair; null when there is none, for whatever reason. */
  const refresh = async (refreshToken: string) => {
    const pair = await sessions.refresh(refreshToken);
    return typeof pair === 'string' ? null : pair;
  };
  return { clock, held, tokens, reused, sessions: { ...sessions, refresh } };
}

describe('refresh', () => {
  it('rotates, and returns the same pair to a second tab within the grace period', async () => {
    const { sessions, clock } = setUp();
    const first = await sessions.start(account, '192.0.2.1');
    const pairs = await Promise.all(Array.from({ length: 10 }, () => sessions.refresh(first.refresh_token)));
    expect(new Set(pairs.map((pair) => pair?.refresh_token)).size).toBe(1);
    expect(new Set(pairs.map((pair) => pair?.token)).size).toBe(1);
    clock.now += refreshGraceMs;
    expect(await sessions.refresh(first.refresh_token)).toEqual(pairs[0]);
    expect(await sessions.refresh(pairs[0]?.refresh_token ?? '')).not.toBeNull();
  });

  it('returns the same pair as long as nobody used it, because the answer may have been lost', async () => {
    const { sessions, clock } = setUp();
    const first = await sessions.start(account, '192.0.2.1');
    const second = await sessions.refresh(first.refresh_token);
    clock.now += 20 * refreshGraceMs;
    expect(await sessions.refresh(first.refresh_token)).toEqual(second);
  });

  it('ends the session when an old token is used after its successor, and reports it once', async () => {
    const { sessions, clock, reused } = setUp();
    const first = await sessions.start(account, '192.0.2.1');
    const second = await sessions.refresh(first.refresh_token);
    expect(await sessions.read(second?.token ?? '')).not.toBeNull();
    clock.now += refreshGraceMs + 1;
    expect(await sessions.refresh(first.refresh_token)).toBeNull();
    expect(await sessions.refresh(second?.refresh_token ?? '')).toBeNull();
    expect(await sessions.read(second?.token ?? '')).toBeNull();
    expect(reused).toEqual([account.accountId]);
  });

  it('keeps exactly one chain of tokens valid, for any order of refreshes and waits', async () => {
    const step = fc.record({
      wait: fc.integer({ min: 1_000, max: 60_000 }),
      behind: fc.integer({ min: 0, max: 3 }),
      reads: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { sessions, clock } = setUp();
        const line = [(await sessions.start(account, '192.0.2.1')).refresh_token];
        let rotatedAt = clock.now;
        let alive = true;
        let token = '';
        let isUsed = true;
        for (const { wait, behind, reads } of steps) {
          if (reads && token !== '') {
            expect((await sessions.read(token)) !== null).toBe(alive);
            isUsed = true;
          }
          clock.now += wait;
          const used = line.at(-1 - behind) ?? line[0] ?? '';
          const age = line.length - 1 - line.indexOf(used);
          const answer = await sessions.refresh(used);
          const granted: boolean =
            alive && (age === 0 || (age === 1 && (!isUsed || clock.now - rotatedAt <= refreshGraceMs)));
          expect(answer !== null).toBe(granted);
          if (granted && age === 0) {
            line.push(answer?.refresh_token ?? '');
            token = answer?.token ?? '';
            rotatedAt = clock.now;
            isUsed = false;
          }
          if (granted && age === 1) expect(answer?.refresh_token).toBe(line.at(-1));
          alive &&= granted;
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each(['', 'x', 'a.b.c', 'AAAAAAAAAAAAAAAAAAAAAAAA.0.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'refuses %j',
    async (token) => {
      const { sessions } = setUp();
      expect(await sessions.refresh(token)).toBeNull();
    },
  );
});

describe('access token', () => {
  it('is valid only as long as its session, its account and its case are', async () => {
    const { sessions, held, clock } = setUp();
    const { token } = await sessions.start(account, '192.0.2.1');
    expect(await sessions.read(token)).toMatchObject({
      accountId: 'account',
      caseId: '1001',
      roles: ['ROLE_USER'],
      verified: true,
    });
    held.account = { ...account, caseId: caseIdOf('1002') };
    expect(await sessions.read(token)).toBeNull();
    held.account = null;
    expect(await sessions.read(token)).toBeNull();
    held.account = account;
    clock.now += 3600_000;
    expect(await sessions.read(token)).toBeNull();
  });

  it('gets its rights from the account, not from the token', async () => {
    const { sessions, held } = setUp();
    const { token } = await sessions.start(account, '192.0.2.1');
    held.account = { ...account, verified: false, roles: [] };
    expect(await sessions.read(token)).toMatchObject({ verified: false, roles: [] });
  });

  const claims = {
    accountId: 'account',
    sessionId: 's'.repeat(32),
    side: 'customer',
    username: '',
    roles: [],
    inheritedRoles: [],
    verified: true,
  } as const;
  const now = Date.UTC(2026, 10, 20);

  it.each([
    [
      'another key',
      () => createTokens({ privateKeyPem: pemOf(), instance: 'test', accessSeconds: 60 }).access(claims, now),
    ],
    [
      'another instance',
      () => createTokens({ privateKeyPem, instance: 'other', accessSeconds: 60 }).access(claims, now),
    ],
    [
      'no signature',
      async () =>
        `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${Buffer.from('{"sub":"account"}').toString('base64url')}.`,
    ],
    [
      'a shared secret',
      () =>
        new SignJWT({ sid: 's' })
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
          .setSubject('account')
          .setAudience('kontor-staff')
          .setIssuer('kontor:test')
          .setIssuedAt(now / 1000)
          .setExpirationTime(now / 1000 + 60)
          .sign(new TextEncoder().encode(privateKeyPem)),
    ],
  ])('of %s is invalid', async (_what, forge) => {
    const { tokens } = setUp();
    expect(await tokens.verify(await forge(), now)).toBeNull();
  });

  it('is refused when one character differs', async () => {
    const { tokens } = setUp();
    const token = await tokens.access(claims, now);
    expect(await tokens.verify(token, now)).not.toBeNull();
    const [head, body, signature] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object), sub: 'other' }),
    ).toString('base64url');
    expect(await tokens.verify(`${head}.${forged}.${signature}`, now)).toBeNull();
  });
});
