import type { CaseMailbox } from '../../case/case-record/case-record.module.js';
import type { Mailbox } from './mailbox.js';

/** The mails of cases in the form of the relay. */
export function createCaseMails(mailbox: CaseMailbox): Mailbox {
  return {
    due: async (limit) =>
      (await mailbox.due(limit)).map(({ attempts: _attempts, ...mail }) => ({ ...mail, accountId: '' })),
    waitingSince: () => mailbox.waitingSince(),
    sent: async ({ caseId, mailId }) => {
      if (caseId !== '') await mailbox.sent(caseId, mailId);
    },
    failed: async ({ caseId, mailId }, reason) => {
      if (caseId !== '') await mailbox.failed(caseId, mailId, reason);
    },
  };
}
