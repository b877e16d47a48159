import {
  type AccountDeps,
  type AccountMail,
  changeApplicant,
  changeStaff,
} from '../../access/account/account.module.js';
import { mailPause, maxMailAttempts } from '../../case/case-record/case-record.module.js';
import type { DueMail, Mailbox } from './mailbox.js';

const codes: readonly AccountMail['kind'][] = ['loginCode', 'staffCode'];

/** Codes are tried for nine minutes: after ten they have expired. */
const attemptsOf = (kind: AccountMail['kind']): number => (codes.includes(kind) ? 8 : maxMailAttempts);

/** Number of accounts that are searched for the oldest queued mail. */
const oldestHolders = 50;

const firstDueAt = ({ since, dueAt }: AccountMail): number => since ?? dueAt;

interface Holder {
  readonly accountId: string;
  readonly outbox: readonly AccountMail[];
}

type Accounts = Pick<AccountDeps, 'applicants' | 'staff' | 'now'>;

/** The mails queued in the records of applicants and staff. */
export function createAccountMailbox({ applicants, staff, now }: Accounts): Mailbox {
  const holding = async (until: number, limit: number): Promise<readonly Holder[]> => [
    ...(await applicants.withDueMail(until, limit)),
    ...(await staff.withDueMail(until, limit)),
  ];
  const change = (mail: DueMail, edit: Edit): Promise<void> => changeOutbox({ applicants, staff }, mail, edit);
  return {
    due: async (limit) => {
      const holders = await holding(now(), limit);
      return holders.flatMap((holder) => dueMails(holder, now())).slice(0, limit);
    },
    waitingSince: async () => {
      const waiting = (await holding(Number.MAX_SAFE_INTEGER, oldestHolders)).flatMap(({ outbox }) => outbox);
      return waiting.length === 0 ? null : Math.min(...waiting.map(firstDueAt));
    },
    sent: (mail) => change(mail, (outbox) => outbox.filter(({ mailId }) => mailId !== mail.mailId)),
    failed: (mail, reason) =>
      change(mail, (outbox) =>
        outbox.flatMap((one) => {
          if (one.mailId !== mail.mailId) return [one];
          const attempts = one.attempts + 1;
          if (reason === 'refused' || attempts >= attemptsOf(one.kind)) return [];
          return [{ ...one, attempts, dueAt: now() + mailPause(attempts), since: firstDueAt(one) }];
        }),
      ),
  };
}

function dueMails({ accountId, outbox }: Holder, now: number): DueMail[] {
  return outbox
    .filter(({ dueAt }) => dueAt <= now)
    .map(({ dueAt: _dueAt, attempts: _attempts, since: _since, ...mail }) => ({
      ...mail,
      caseId: '',
      accountId,
      personId: null,
    }));
}

type Edit = (outbox: readonly AccountMail[]) => readonly AccountMail[];

async function changeOutbox(
  { applicants, staff }: Omit<Accounts, 'now'>,
  { accountId }: DueMail,
  edit: Edit,
): Promise<void> {
  const applicant = await applicants.findByAccount(accountId);
  if (applicant !== null) {
    await changeApplicant(applicants, applicant, ({ outbox }) => ({ outbox: edit(outbox) }));
    return;
  }
  const member = await staff.findByAccount(accountId);
  if (member !== null) await changeStaff(staff, member, ({ outbox }) => ({ outbox: edit(outbox) }));
}
