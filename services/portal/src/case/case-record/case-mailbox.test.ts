import { caseIdOf } from '@kontor/domain/case/case-id';
import { newCaseRecord, type OutboxMail } from './case-record.js';
import { createCaseMailbox, maxMailAttempts } from './case-mailbox.js';
import { createFakeCaseRepository } from './testing/case.repository.fake.js';

const mail: OutboxMail = {
  mailId: '1001:1:0',
  kind: 'verification',
  personId: null,
  dueAt: 0,
  attempts: 0,
  state: 'due',
};

async function mailbox(...outbox: readonly OutboxMail[]) {
  const cases = createFakeCaseRepository();
  const given = {
    createdAt: 1,
    accountId: 'a',
    legalForm: 'GMBH',
    companyName: 'Firma',
    createdByBerater: false,
    kontoId: '1',
  };
  await cases.insert({
    ...newCaseRecord({ _id: caseIdOf('1001'), ...given }),
    outbox: outbox.length > 0 ? outbox : [mail, { ...mail, mailId: '1001:2:0' }],
  });
  const reportedFailures: string[] = [];
  const clock = { now: 1000 };
  const box = createCaseMailbox({
    cases,
    now: () => clock.now,
    reportFailure: async (_caseId, mailId) => void reportedFailures.push(mailId),
  });
  return { box, clock, reportedFailures };
}

describe('case mailbox', () => {
  it('keeps a mail until it was sent', async () => {
    const { box } = await mailbox();
    expect((await box.due(10)).map(({ mailId }) => mailId)).toEqual(['1001:1:0', '1001:2:0']);
    expect(await box.due(1)).toHaveLength(1);
    await box.sent(caseIdOf('1001'), '1001:1:0');
    await box.sent(caseIdOf('1001'), '1001:1:0');
    expect((await box.due(10)).map(({ mailId }) => mailId)).toEqual(['1001:2:0']);
  });

  it('postpones a failed mail and gives up with a history line', async () => {
    const { box, clock, reportedFailures } = await mailbox();
    await box.failed(caseIdOf('1001'), '1001:1:0', 'transient');
    expect((await box.due(10)).map(({ mailId }) => mailId)).toEqual(['1001:2:0']);
    clock.now += 5000;
    expect(await box.due(10)).toHaveLength(2);
    for (let attempt = 1; attempt < maxMailAttempts; attempt++)
      await box.failed(caseIdOf('1001'), '1001:1:0', 'transient');
    expect(reportedFailures).toEqual(['1001:1:0']);
    clock.now += 1e9;
    expect((await box.due(10)).map(({ mailId }) => mailId)).toEqual(['1001:2:0']);
  });

  it('tries for a day while no mail server answers', async () => {
    const { box, clock, reportedFailures } = await mailbox(mail);
    for (; reportedFailures.length === 0; clock.now += 60_000)
      for (const { mailId } of await box.due(10)) await box.failed(caseIdOf('1001'), mailId, 'transient');
    const hours = clock.now / 3_600_000;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(27);
  });

  it('has the time of the oldest waiting mail, also after postponing', async () => {
    const { box, clock } = await mailbox();
    expect(await box.waitingSince()).toBe(0);
    for (const _attempt of [1, 2]) await box.failed(caseIdOf('1001'), '1001:1:0', 'transient');
    await box.sent(caseIdOf('1001'), '1001:2:0');
    clock.now += 5000;
    expect(await box.waitingSince()).toBe(0);
    await box.failed(caseIdOf('1001'), '1001:1:0', 'refused');
    expect(await box.waitingSince()).toBeNull();
  });

  describe('one that could not be sent in the last minute of the hours of reminders', () => {
    const lastMinute = Date.parse('2026-11-30T17:59:58Z');
    const failedThen = async (kind: OutboxMail['kind']) => {
      const { box, clock } = await mailbox({ ...mail, kind, dueAt: lastMinute });
      clock.now = lastMinute;
      await box.failed(caseIdOf('1001'), mail.mailId, 'transient');
      return { box, clock };
    };
    const isDue = async ({ box, clock }: Awaited<ReturnType<typeof failedThen>>, at: string) => {
      clock.now = Date.parse(at);
      return (await box.due(10)).length === 1;
    };

    it.each(['draftReminder', 'identityCheckReminder', 'missingInformationReminder', 'expiryReminder'] as const)(
      'waits for the morning: %s',
      async (kind) => {
        const failed = await failedThen(kind);
        expect(await isDue(failed, '2026-12-01T06:59:59Z')).toBe(false);
        expect(await isDue(failed, '2026-12-01T07:00:00Z')).toBe(true);
      },
    );

    it.each(['verification', 'dataRequested', 'identityCheck', 'coSignerCode'] as const)(
      'is tried again soon: %s',
      async (kind) => {
        expect(await isDue(await failedThen(kind), '2026-11-30T18:00:03Z')).toBe(true);
      },
    );

    it('counts as waiting from the morning on, as no mail server is at fault for the night', async () => {
      const { box } = await failedThen('draftReminder');
      expect(await box.waitingSince()).toBe(Date.parse('2026-12-01T07:00:00Z'));
    });
  });

  it('tries a reminder again after a pause within the hours', async () => {
    const noon = Date.parse('2026-11-30T11:00:00Z');
    const { box, clock } = await mailbox({ ...mail, kind: 'draftReminder', dueAt: noon });
    clock.now = noon;
    await box.failed(caseIdOf('1001'), mail.mailId, 'transient');
    expect(await box.waitingSince()).toBe(noon);
    clock.now += 5000;
    expect(await box.due(10)).toHaveLength(1);
  });

  it('gives up at once when a mail is refused', async () => {
    const { box, reportedFailures } = await mailbox();
    await box.failed(caseIdOf('1001'), '1001:2:0', 'refused');
    expect(reportedFailures).toEqual(['1001:2:0']);
  });

  it('notifies its listeners when mails were added', async () => {
    const { box } = await mailbox();
    let rung = 0;
    const stop = box.onDue(() => (rung += 1));
    box.wake();
    stop();
    box.wake();
    expect(rung).toBe(1);
  });
});
