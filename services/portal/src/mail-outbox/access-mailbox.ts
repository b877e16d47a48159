import type { AccessDeps } from '../access/access-deps.js';
import type { AccessMail } from '../access/access-mail.js';
import { changeApplicant } from '../access/applicants.js';
import { changeStaff } from '../access/staff-accounts.js';
import type { DueMail, Mailbox } from './mailbox.js';

/** A login mail is worth nothing after its code has expired: it is tried for about ten minutes. */
const maxAttempts = 8;
const firstPauseMs = 2000;

/** In so many logins the oldest waiting mail is looked for. */
const oldestHolders = 50;

const dueFirst = ({ since, dueAt }: AccessMail): number => since ?? dueAt;

interface Holder {
  readonly accountId: string;
  readonly outbox: readonly AccessMail[];
}

type Logins = Pick<AccessDeps, 'applicants' | 'staff' | 'now'>;

/** The mails about access that wait in the records of applicants and staff. */
export function createAccessMailbox({ applicants, staff, now }: Logins): Mailbox {
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
      return waiting.length === 0 ? null : Math.min(...waiting.map(dueFirst));
    },
    sent: (mail) => change(mail, (outbox) => outbox.filter(({ mailId }) => mailId !== mail.mailId)),
    failed: (mail, reason) =>
      change(mail, (outbox) =>
        outbox.flatMap((one) => {
          if (one.mailId !== mail.mailId) return [one];
          const attempts = one.attempts + 1;
          if (reason === 'refused' || attempts >= maxAttempts) return [];
          return [{ ...one, attempts, dueAt: now() + firstPauseMs * 2 ** attempts, since: dueFirst(one) }];
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

type Edit = (outbox: readonly AccessMail[]) => readonly AccessMail[];

async function changeOutbox(
  { applicants, staff }: Omit<Logins, 'now'>,
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
