import { caseStatus } from '@kontor/domain/case/case-status';
import { clock, customer } from '../../testing/portal-harness.js';
import {
  caseId,
  type CoSigners,
  first,
  progressOf,
  second,
  startCoSigners,
  third,
} from './testing/co-signers.harness.js';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('the link of a co-signer', () => {
  let server: CoSigners;
  const startedAt = clock.now;
  beforeEach(async () => {
    server = await startCoSigners();
    await server.handedOver();
  });
  afterEach(async () => {
    clock.now = startedAt;
    await server.close();
  });

  const open = (link: string) => server.call('POST', '/person_link/open', { body: { link } });
  const sendCode = (link: string) => server.call('POST', '/person_link/send_code', { body: { link } });
  const exchange = (link: string, code: string) =>
    server.call('POST', '/person_link/get_token', { body: { link, code } });
  const isIn = async (token: string) => (await server.as(token, 'GET', '/me/person')).status === 200;

  it('shows bank and first name, and opens a session by a code that goes to the same address', async () => {
    const link = await server.link();
    expect(link).toMatch(/^[\w-]{43}$/);
    const opened = await open(link);
    expect(opened.body).toEqual({ bankName: 'Musterbank', firstName: expect.any(String) as string });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect((await sendCode(link)).status).toBe(204);
    const answer = await exchange(link, await server.mailedCode());
    expect(answer.body['expiresAt']).toBe(new Date(clock.now + 120 * minute).toISOString());
    expect(await isIn(String(answer.body['token']))).toBe(true);
  });

  it('is the same in every mail until it is revoked, then another one', async () => {
    const link = await server.link();
    const token = await server.enter(link);
    expect(await server.link()).toBe(link);
    expect(await isIn(token)).toBe(true);
    await server.coSigners.links.renew(caseId, second);
    expect(await isIn(token)).toBe(false);
    expect((await open(link)).status).toBe(400);
    const next = await server.link();
    expect(next).not.toBe(link);
    expect([(await open(link)).status, (await open(next)).status]).toEqual([400, 200]);
    expect(await isIn(token)).toBe(false);
  });

  it('answers an unknown, a revoked and an expired link alike, also those who ask for a code or give one', async () => {
    const link = await server.link();
    clock.now += 30 * day;
    const asked = [open, sendCode, (one: string) => exchange(one, 'ABCDEF')];
    const answers = await Promise.all(
      [link, 'a'.repeat(43)].flatMap((one) => asked.map(async (ask) => (await ask(one)).body)),
    );
    const plain = answers.map(({ status, title, message }) => JSON.stringify({ status, title, message }));
    expect(new Set(plain).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 400, title: 'Dieser Link gilt nicht mehr' });
  });

  it('expires after 30 days and not before', async () => {
    const link = await server.link();
    clock.now += 30 * day - 1;
    expect((await open(link)).status).toBe(200);
    clock.now += 1;
    expect((await open(link)).status).toBe(400);
    expect(await server.link()).not.toBe(link);
  });

  it.each([
    ['identified', { status: 'successful' }],
    ['refused for good', { status: 'failed' }],
    ['removed at the provider', { status: 'canceled' }],
  ] as const)('is void once the person is %s, whose open session still reads the result', async (_what, change) => {
    const link = await server.link();
    const token = await server.enter(link);
    await server.portal.setSnapshot(caseId, { persons: [progressOf(first), progressOf(second, change)] });
    expect([(await open(link)).status, (await sendCode(link)).status]).toEqual([400, 400]);
    expect(await isIn(token)).toBe(true);
    expect(await server.link()).toBe('');
  });

  it('is void with its sessions once the case has not the person, or not the address any more', async () => {
    const link = await server.link();
    const token = await server.enter(link);
    await server.portal.setSnapshot(caseId, { persons: [progressOf(first)] });
    expect([(await open(link)).status, await isIn(token)]).toEqual([400, false]);
    await server.portal.setSnapshot(caseId, { persons: [progressOf(first), progressOf(second)] });
    expect(await isIn(token)).toBe(true);
    await changeAddress('andere@example.de');
    expect([(await open(link)).status, await isIn(token)]).toEqual([400, false]);
    const next = await server.link();
    expect([next === link, (await open(next)).status, await isIn(token)]).toEqual([false, 200, false]);
  });

  async function changeAddress(email: string): Promise<void> {
    const { frozen } = server.portal.applications;
    const { content } = (await frozen.newest(caseId))!;
    const people = content.application.people.map((one) => (one.id === second ? { ...one, email } : one));
    await frozen.freeze(caseId, { ...content, application: { ...content.application, people } });
  }

  it('reaches neither the acting person, nor who has no address or theirs', async () => {
    expect(await server.link(first)).toBe('');
    expect(await server.link(third)).toBe('');
    for (const email of ['', 'aenne.weiss@example.de', 'Aenne.Weiss@EXAMPLE.de']) {
      await changeAddress(email);
      expect(await server.link()).toBe('');
    }
  });

  it.each([caseStatus.failed, caseStatus.expired, caseStatus.bankFailed, caseStatus.archived])(
    'is void in a case at %i',
    async (status) => {
      const link = await server.link();
      await server.portal.setSnapshot(caseId, { status });
      expect((await open(link)).status).toBe(400);
    },
  );

  it('is void with its sessions in a case that is removed, and leaves nothing once it is erased', async () => {
    const link = await server.link();
    const token = await server.enter(link);
    await server.portal.setSnapshot(caseId, { hidden: true });
    expect([(await open(link)).status, await isIn(token)]).toEqual([400, false]);
    await server.portal.setSnapshot(caseId, { hidden: false });
    expect(await isIn(token)).toBe(true);
    await server.coSigners.eraseCase?.(caseId);
    expect([(await open(link)).status, await isIn(token)]).toEqual([400, false]);
    expect((await server.call('GET', '/co_signers', { as: customer(caseId) })).body).toEqual([]);
  });

  describe('a code', () => {
    it('opens one session, and only with the link for which it was mailed', async () => {
      const link = await server.link();
      await sendCode(link);
      const code = await server.mailedCode();
      expect((await exchange('a'.repeat(43), code)).status).toBe(400);
      expect((await exchange(link, code.toLowerCase())).status).toBe(200);
      expect((await exchange(link, code)).status).toBe(400);
    });

    it('is void after ten minutes, and is not mailed any more then', async () => {
      const link = await server.link();
      await sendCode(link);
      const code = await server.mailedCode();
      clock.now += 10 * minute;
      expect((await exchange(link, code)).status).toBe(400);
      expect(await server.mailedCode()).toBe('');
    });

    it('can be tried five times', async () => {
      const link = await server.link();
      await sendCode(link);
      const code = await server.mailedCode();
      const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
      for (let tries = 0; tries < 5; tries++) expect((await exchange(link, wrong)).status).toBe(400);
      expect((await exchange(link, code)).status).toBe(400);
      expect(await isIn(await server.enter(link))).toBe(true);
    });

    it('is neither used up nor kept from its owner by a stranger who has the link', async () => {
      const link = await server.link();
      const stranger = { headers: { 'x-forwarded-for': '192.0.2.66' } };
      const guess = () =>
        server.call('POST', '/person_link/get_token', { ...stranger, body: { link, code: 'QQQQQQ' } });
      const ask = () => server.call('POST', '/person_link/send_code', { ...stranger, body: { link } });
      for (let count = 0; count < 6; count++) await ask();
      expect((await sendCode(link)).status).toBe(204);
      for (let count = 0; count < 20; count++) expect((await guess()).status).toBe(400);
      expect((await exchange(link, await server.mailedCode())).status).toBe(200);
    });

    it('can be tried a hundred times a day from all networks', async () => {
      const link = await server.link();
      const statuses = [];
      for (let network = 0; network < 21; network++) {
        await server.call('POST', '/person_link/send_code', {
          ...{ headers: { 'x-forwarded-for': `198.51.100.${network}` }, body: { link } },
        });
        for (let count = 0; count < 5; count++) {
          const headers = { 'x-forwarded-for': `198.51.100.${network}` };
          const answer = await server.call('POST', '/person_link/get_token', {
            headers,
            body: { link, code: 'QQQQQQ' },
          });
          statuses.push(answer.status);
        }
      }
      expect([statuses.slice(0, 100).every((one) => one === 400), statuses.at(-1)]).toEqual([true, 429]);
    });

    it('of guesses at the same moment lets no more through', async () => {
      const link = await server.link();
      await sendCode(link);
      const code = await server.mailedCode();
      const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
      await Promise.all(Array.from({ length: 12 }, () => exchange(link, wrong)));
      expect((await exchange(link, code)).status).toBe(400);
    });

    it('of two at the same moment opens one session', async () => {
      const link = await server.link();
      await sendCode(link);
      const code = await server.mailedCode();
      const answers = await Promise.all([exchange(link, code), exchange(link, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('is mailed five times an hour', async () => {
      const link = await server.link();
      for (let count = 0; count < 5; count++) expect((await sendCode(link)).status).toBe(204);
      expect((await sendCode(link)).status).toBe(429);
    });

    it('can be asked for from one network so often', async () => {
      const statuses = [];
      for (let count = 0; count < 121; count++) statuses.push((await exchange('a'.repeat(43), 'ABCDEF')).status);
      expect([statuses.at(119), statuses.at(120)]).toEqual([400, 429]);
    });
  });
});
