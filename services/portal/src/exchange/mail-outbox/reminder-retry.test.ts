import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { currentRevision } from '@kontor/domain/case/case-table';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { silentLogger } from '@kontor/platform/logger/logger';
import { register } from '../../access/registration/register.js';
import { createFakeAccounts } from '../../access/registration/testing/accounts.fake.js';
import { createCaseMailbox } from '../../case/case-record/case-mailbox.js';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { createFakeCaseRepository } from '../../case/case-record/testing/case.repository.fake.js';
import { caseOf } from '../../case/case-record/testing/sample-case.js';
import { baseSnapshot } from '../../testing/base-snapshot.js';
import { noCaseFacts } from './case-facts.js';
import { createCaseMails } from './case-mails.js';
import { createComposeMail } from './compose-mail.js';
import { type CompleteMail, relayMails } from './mail-relay.js';
import { remindedBy } from './reminded-in.js';

const caseId = caseIdOf('1001');
const mailId = `${caseId}:9:0`;
const dayMs = 86_400_000;
/** A Monday, in the last seconds of the hours in which reminders are sent. */
const evening = Date.parse('2026-11-30T17:59:58Z');
const morning = Date.parse('2026-12-01T07:00:00Z');
const snapshot = { ...baseSnapshot, revision: currentRevision, status: 210, dueAt: evening + 30 * dayMs } as const;
const draftIdle: Partial<CaseRecord> = {
  ...{ status: 210, snapshot, waitingSince: evening - 3 * dayMs },
  history: [
    {
      ...({ seq: 9, at: evening, type: 'bgo', personId: null, status: '210', cause: 'remindersPlanned' } as const),
      ...({ actor: 'system', accountId: null, mails: ['draftReminder'] } as const),
    },
  ],
  outbox: [{ mailId, kind: 'draftReminder', personId: null, dueAt: evening, attempts: 0, state: 'due' }],
};

/** The relay with a mail server that is unreachable until it is `up`. */
async function relay() {
  const fake = createFakeAccounts();
  const registration = createRegistrationSchema(await fake.deps.rules()).parse(fake.sample);
  const request = { requestKey: '', policy: '', hidesTaken: false, address: '', language: 'de' } as const;
  await register(fake.deps, { ...request, registration });
  const cases = createFakeCaseRepository();
  await cases.insert(caseOf(caseId, draftIdle));
  const server = { isUp: false, tried: [] as string[], now: evening };
  const compose = createComposeMail({
    account: fake.deps,
    settings: async () => settingsFrom({ bankName: 'Musterbank' }),
    person: async () => null,
    orderSummary: async () => null,
    caseFacts: async () => noCaseFacts,
    reminded: async (of, mail) => remindedBy(mail, await cases.find(of), 90 * dayMs),
    coSigners: { forMail: async () => null, current: async () => null, codeForMail: async () => null },
    appUrl: 'https://konto.bank.test',
  });
  const send = async ({ to }: CompleteMail) => {
    server.tried.push(to);
    if (!server.isUp) throw new Error('unreachable');
    return 'sent' as const;
  };
  const box = createCaseMailbox({ cases, now: () => server.now, reportFailure: async () => undefined });
  const run = () =>
    relayMails({ mailbox: createCaseMails(box), compose, send, count: () => undefined, logger: silentLogger() });
  return { cases, server, run };
}

describe('a reminder that could not be sent in the evening', () => {
  const to = 'erika.muster@firma.test';

  it('is tried again in the morning and not in the night', async () => {
    const { cases, server, run } = await relay();
    await run();
    server.isUp = true;
    for (const seconds of [5, 3600, 46_800]) {
      server.now = evening + seconds * 1000;
      await run();
    }
    expect(server.tried).toEqual([to]);
    server.now = morning;
    await run();
    expect(server.tried).toEqual([to, to]);
    expect((await cases.find(caseId))?.outbox).toEqual([]);
  });

  it.each<[string, Partial<CaseRecord>]>([
    ['the case has moved on', { status: 218, snapshot: { ...snapshot, status: 218 } }],
    ['the customer has stopped them', { snapshot: { ...snapshot, reminders: { paused: false, stopped: [null] } } }],
    ['the bank has paused them', { snapshot: { ...snapshot, reminders: { paused: true, stopped: [] } } }],
    ['the case is archived', { status: 900, snapshot: { ...snapshot, status: 900 } }],
  ])('is dropped in the morning when meanwhile %s', async (_what, change) => {
    const { cases, server, run } = await relay();
    await run();
    await cases.change(caseId, (await cases.find(caseId))!.version, change);
    [server.isUp, server.now] = [true, morning];
    await run();
    expect(server.tried).toEqual([to]);
    expect((await cases.find(caseId))?.outbox).toEqual([]);
  });
});
