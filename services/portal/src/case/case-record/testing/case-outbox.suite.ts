import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { CaseRepository } from '../case.repository.js';
import { caseOf } from './sample-case.js';

/** What the relay of mails asks of the repository. */
export const caseOutboxSuite: readonly SuiteStep<CaseRepository>[] = [
  {
    name: 'gives the cases with a mail that is due',
    run: async (cases) => {
      const mail = { mailId: 'm', kind: 'verification', personId: null, attempts: 0 } as const;
      await cases.insert(caseOf('1001', { outbox: [{ ...mail, state: 'due', dueAt: 50 }] }));
      await cases.insert(
        caseOf('1002', {
          outbox: [
            { ...mail, state: 'failed', dueAt: 10 },
            { ...mail, state: 'due', dueAt: 99 },
          ],
        }),
      );
      deepEqual(
        (await cases.withDueMail(60, 10)).map(({ _id }) => _id),
        ['1001'],
      );
      deepEqual(
        (await cases.withDueMail(100, 1)).map(({ _id }) => _id),
        ['1001'],
      );
      deepEqual(
        (await cases.withDueMail(100, 5)).map(({ _id }) => _id),
        ['1001', '1002'],
      );
    },
  },
  {
    name: 'removes one mail of the outbox, once, beside other writes',
    run: async (cases) => {
      const mailOf = (mailId: string) =>
        ({ mailId, kind: 'verification', personId: null, dueAt: 1, attempts: 0, state: 'due' }) as const;
      await cases.insert(caseOf('1001', { outbox: [mailOf('a'), mailOf('b')] }));
      equal(await cases.dropMail(caseIdOf('1001'), 'a'), true);
      equal(await cases.dropMail(caseIdOf('1001'), 'a'), false);
      equal(await cases.dropMail(caseIdOf('1002'), 'a'), false);
      equal(await cases.change(caseIdOf('1001'), 1, { outbox: [] }), false);
      const [due] = await cases.withDueMail(1, 10);
      deepEqual([due?._id, ...(due?.outbox ?? []).map(({ mailId }) => mailId)], ['1001', 'b']);
      equal((await cases.find(caseIdOf('1001')))?.version, 2);
    },
  },
];
