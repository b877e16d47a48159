import type { AccessDeps } from '../access/access-deps.js';
import type { AccessMail } from '../access/access-mail.js';
import { changeApplicant } from '../access/applicants.js';
import { changeStaff } from '../access/staff-accounts.js';
import type { DueMail, Mailbox } from './mailbox.js';

/** A login mail is worth nothing after its code has expired: it is tried for about ten minutes. */
const maxAttempts = 8;
const firstPauseMs = 2000;

interface Holder {
  readonly accountId: string;
  readonly outbox: readonly AccessMail[];
}

/** The mails about access that wait in the records of applicants and staff. */
export function createAccessMailbox({
  applicants,
  staff,
  now,
}: Pick<AccessDeps, 'applicants' | 'staff' | 'now'>): Mailbox {
  const change = async (
    mail: DueMail,
    edit: (outbox: readonly AccessMail[]) => readonly AccessMail[],
  ): Promise<void> => {
    const applicant = await applicants.findByAccount(mail.accountId);
    if (applicant !== null) {
      await changeApplicant(applicants, applicant._id, ({ outbox }) => ({ outbox: edit(outbox) }));
      return;
    }
    const member = await staff.findByAccount(mail.accountId);
    if (member !== null) await changeStaff(staff, member._id, ({ outbox }) => ({ outbox: edit(outbox) }));
  };
  const dueOf = ({ accountId, outbox }: Holder): DueMail[] =>
    outbox
      .filter(({ dueAt }) => dueAt <= now())
      .map(({ mailId, kind }) => ({ mailId, kind, caseId: '', accountId, personId: null }));
  return {
    due: async (limit) => {
      const holders = [...(await applicants.withDueMail(now(), limit)), ...(await staff.withDueMail(now(), limit))];
      return holders.flatMap(dueOf).slice(0, limit);
    },
    sent: (mail) => change(mail, (outbox) => outbox.filter(({ mailId }) => mailId !== mail.mailId)),
    failed: (mail, reason) =>
      change(mail, (outbox) =>
        outbox.flatMap((one) => {
          if (one.mailId !== mail.mailId) return [one];
          const attempts = one.attempts + 1;
          if (reason === 'refused' || attempts >= maxAttempts) return [];
          return [{ ...one, attempts, dueAt: now() + firstPauseMs * 2 ** attempts }];
        }),
      ),
  };
}
