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

async function mailbox() {
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
    outbox: [mail, { ...mail, mailId: '1001:2:0' }],
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
