import type { CaseMailbox } from '../case/case-mailbox.js';
import type { Mailbox } from './mailbox.js';

/** The mails of cases in the form the relay knows. */
export function createCaseMails(mailbox: CaseMailbox): Mailbox {
  return {
    due: async (limit) =>
      (await mailbox.due(limit)).map(({ mailId, kind, caseId, personId }) => ({
        mailId,
        kind,
        caseId,
        personId,
        accountId: '',
      })),
    sent: ({ caseId, mailId }) => mailbox.sent(caseId, mailId),
    failed: ({ caseId, mailId }, reason) => mailbox.failed(caseId, mailId, reason),
  };
}
