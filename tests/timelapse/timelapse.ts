import { Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy, unknownCompany } from '../support/company.js';
import { isRefused, unexpected, type Answer } from '../support/http.js';
import { mailsTo } from '../support/inbox.js';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';
import { bookAndClose } from '../support/whole-way.js';
import { Chronicle, type HistoryRow } from './chronicle.js';

export interface Timelapse {
  /** How long a day lasts, ms. */
  readonly dayMs: number;
  readonly say: (line: string) => void;
}

/** The windows that the story waits for; whoever confirms an address or fills in a form does it in real time. */
const windowsOf = (dayMs: number) => ({
  waitWindowMs: 90 * dayMs,
  archiveAfterMs: 365 * dayMs,
  reminderDayMs: dayMs,
});

/**
 * Runs a case from the registration to the archive and prints it with its mails. The portal starts again with short
 * windows, and at the end with those that it had.
 */
export async function runTimelapse({ dayMs, say }: Timelapse): Promise<void> {
  await supervisor.restart('portal', { CASE_POLICY: JSON.stringify(windowsOf(dayMs)) });
  try {
    await runCase(new Chronicle(dayMs, say));
  } finally {
    await supervisor.restart('portal', { CASE_POLICY: '' });
  }
}

async function runCase(chronicle: Chronicle): Promise<void> {
  const company = noteworthy(unknownCompany());
  const applicant = new Applicant(company);
  const clerk = await Clerk.login();
  chronicle.note(`${applicant.email} registers ${company.name}.`);
  await applicant.register();
  let isOver = false;
  const { caseId, email } = applicant;
  const addresses = [email, email.replace('@', '+1@')];
  const watched = {
    history: () => clerk.done<readonly HistoryRow[]>('GET', `/bgo_identifications/${caseId}/status_history_joined`),
    mails: async () => (await Promise.all(addresses.map(mailsTo))).flat(),
  };
  const followed = chronicle.follow(watched, () => isOver);
  try {
    await live({ applicant, clerk, chronicle });
  } finally {
    isOver = true;
    await followed;
  }
}

interface Participants {
  readonly applicant: Applicant;
  readonly clerk: Clerk;
  readonly chronicle: Chronicle;
}

async function live({ applicant, clerk, chronicle }: Participants): Promise<void> {
  const { caseId } = applicant;
  const reaches = (...statuses: readonly number[]) =>
    until(async () => statuses.includes((await clerk.status(caseId)) ?? -1), {
      what: `case ${caseId} at ${statuses.join('/')}`,
      timeoutMs: 120_000,
    });
  chronicle.note('The applicant enters the code of the mail.');
  await applicant.confirm();
  await applicant.reaches(130);
  chronicle.note('The form is filled in and ordered; the nationality of a director meets a rule of the bank.');
  await applicant.fillIn();
  done('order', await applicant.order());
  await reaches(213);
  chronicle.note('A clerk releases the order.');
  done('release', await clerk.release(caseId));
  await reaches(310);
  chronicle.note('A clerk takes the case over and asks for the shareholders’ agreement.');
  await clerk.takeOver(caseId);
  done('ask', await clerk.setStatus(caseId, 425, 'Bitte senden Sie uns den Gesellschaftsvertrag.'));
  chronicle.note('Nobody answers for 90 days.');
  await reaches(420);
  chronicle.note('The bank continues: core bank, account, girocard, contract, success.');
  await bookAndClose(clerk, caseId);
  await reaches(430);
  chronicle.note('Nothing happens for 365 days.');
  await reaches(900);
  chronicle.note('The case is archived: its personal data is gone, and the customer’s login with it.');
}

function done(what: string, answer: Answer): void {
  if (isRefused(answer)) throw unexpected(what, answer);
}
