import { caseIdOf } from '@kontor/domain/case/case-id';
import type { PersonProgress } from '@kontor/domain/case/case-snapshot';
import { personIdOf } from '@kontor/domain/person/person-id';
import { startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';
import { resendCheckMail } from './resend-check-mail.js';

const caseId = caseIdOf('1001');
const personId = personIdOf('1001-0002');
const open = {
  personId,
  status: 'pending',
  check: null,
  source: 'solaris',
  acting: false,
  required: true,
  representation: 'JOINT',
  checkRef: 'f1',
  attemptsLeft: null,
} as const;

describe('mailing an identity check again', () => {
  let harness: PortalHarness;
  let spent: string[];
  let renewed: string[];
  let hasPage: boolean;
  let woken: number;

  beforeEach(async () => {
    harness = await startPortalHarness();
    [spent, renewed, woken, hasPage] = [[], [], 0, true];
    await harness.openCase(caseId, 260);
    await hasCheck();
  });
  afterEach(() => harness.close());

  const hasCheck = () =>
    harness.core.findings.record({
      caseId,
      findingId: 'ident',
      kind: 'identityCheck',
      personId,
      content: new TextEncoder().encode(JSON.stringify({ url: 'https://ident.example.test/2' })),
    });
  const persons = (changes: Partial<PersonProgress> = {}) =>
    harness.setSnapshot(caseId, { handedOver: true, persons: [{ ...open, ...changes }] });
  const resend = (asked = personId) =>
    resendCheckMail(
      {
        core: { ...harness.core, wakeMailbox: () => (woken += 1) },
        spendMail: async (to) => void spent.push(`${to.caseId}/${to.personId}`),
        links: { renew: async (...link) => (renewed.push(link.join('/')), null), mayMail: async () => hasPage },
        now: () => 7,
      },
      { caseId, personId: asked },
    );
  const outbox = async () => (await harness.core.cases.find(caseId))?.outbox ?? [];

  it('queues one more mail to this person each time, and counts it', async () => {
    await persons();
    const before = (await outbox()).length;
    await resend();
    await resend();
    const mails = (await outbox()).slice(before);
    expect(mails.map(({ kind, personId: to, dueAt, state }) => [kind, to, dueAt, state])).toEqual([
      ['identityCheck', personId, 7, 'due'],
      ['identityCheck', personId, 7, 'due'],
    ]);
    expect(new Set(mails.map(({ mailId }) => mailId)).size).toBe(2);
    expect([spent, woken]).toEqual([[`1001/${personId}`, `1001/${personId}`], 2]);
    expect(renewed).toEqual(spent);
  });

  it.each([
    ['was interrupted', { status: 'aborted' }],
    ['failed and may be repeated', { status: 'failed', attemptsLeft: 2 }],
  ] as const)('sends it to a person whose check %s', async (_what, changes) => {
    await persons(changes);
    await resend();
    expect(spent).toHaveLength(1);
  });

  it.each([
    ['is not required', { required: false }],
    ['has passed', { status: 'successful' }],
    ['has failed for good', { status: 'failed' }],
    ['was interrupted for the last time', { status: 'aborted', attemptsLeft: 0 }],
    ['does not exist yet', { checkRef: null }],
  ] as const)('refuses it for a person whose check %s', async (_what, changes) => {
    await persons(changes);
    const before = (await outbox()).length;
    await expect(resend()).rejects.toMatchObject({ status: 409 });
    expect([(await outbox()).length, spent, renewed]).toEqual([before, [], []]);
  });

  it('sends once more what is asked of a person with a page of their own, to nobody else', async () => {
    const asked = { status: 'information_required', checkRef: null } as const;
    await persons(asked);
    await resend();
    expect((await outbox()).at(-1)).toMatchObject({ kind: 'coSignerData', personId });
    expect(renewed).toEqual([`1001/${personId}`]);
    hasPage = false;
    await expect(resend()).rejects.toMatchObject({ status: 409 });
    expect(spent).toHaveLength(1);
  });

  it('refuses it for somebody who is not in the case', async () => {
    await persons();
    await expect(resend(personIdOf('1001-0009'))).rejects.toMatchObject({ status: 404 });
  });
});
