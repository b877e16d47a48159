import { readyToOrder, Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import {
  identifyingSlowly,
  noteworthy,
  unknownCompany,
  velmarisDeviating,
  withSecond,
  type CompanyEntry,
} from '../support/company.js';
import { pdf } from '../support/files.js';
import { isRefused, unexpected } from '../support/http.js';
import { bringToReady, order, settle } from '../support/whole-way.js';

/** A preparation that runs at its first use and is then shared; a failed one is repeated. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Applicants with cases in the statuses that page states need; each is created once per run. */
export const caseFixtures = {
  /** 110: registered, the address is not confirmed. */
  registered: once(async () => {
    const applicant = new Applicant(unknownCompany());
    await applicant.register();
    return applicant;
  }),
  /** 130: confirmed, nothing filled in. */
  confirmed: once(async () => {
    const applicant = new Applicant(unknownCompany());
    await applicant.register();
    await applicant.confirm();
    await applicant.reaches(130);
    return applicant;
  }),
  /** 210: everything filled in. */
  filledIn: once(() => readyToOrder(unknownCompany())),
  /** One of its own for each state that orders: a held call could still be sent when its page closes. */
  toOrder: () => readyToOrder(unknownCompany()),
  /** 213: on hold because of a nationality. */
  onHold: once(() => ordered(noteworthy())),
  /** 216: rejected. */
  rejected: once(async () => {
    const applicant = await ordered(noteworthy());
    await (await Clerk.login()).setStatus(applicant.caseId, 216, 'Passt nicht zur Bank');
    await applicant.reaches(216);
    return applicant;
  }),
  /** 218: the bank has released the order; then the register had another director. */
  releasedDiffers: once(async () => {
    const applicant = await ordered(noteworthy(velmarisDeviating));
    // The answer is the conflict that only the customer can resolve.
    await (await Clerk.login()).release(applicant.caseId);
    await applicant.reaches(218);
    return applicant;
  }),
  /** 310: released by the bank although its rules had found something. */
  releasedReady: once(async () => {
    const applicant = await ordered(noteworthy());
    await (await Clerk.login()).release(applicant.caseId);
    await applicant.reaches(310);
    return applicant;
  }),
  /** 213, put aside until a day. */
  putAside: once(async () => {
    const applicant = await ordered(noteworthy());
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const body = { day, reason: 'Rückruf des Geschäftsführers wegen der Satzung' };
    await (await Clerk.login()).done('PUT', `/bgo_identifications_portal/${applicant.caseId}/followUp`, { body });
    return applicant;
  }),
  /** 218: the register has another director. */
  functionariesDiffer: once(() => ordered(velmarisDeviating)),
  /** 218: the register has another owner. */
  ownersDiffer: once(() => ordered(unknownCompany('Abweichung Eigentum'))),
  /** 220 and after: the persons still have to pass the identity check. */
  identifying: once(() => ordered(identifyingSlowly(), [220, 240, 260])),
  checkedLong: once(() => ordered(identifyingSlowly('Prüfung Dauer'), [220])),
  /** A provider requires data, or the address, of the second person. */
  dataMissing: once(() => ordered(withSecond('Nachreichen'), [220, 240, 260])),
  mailMissing: once(() => ordered(withSecond('Mail fehlt'), [220, 240, 260])),
  /** 230 and 245: documents are missing. */
  documentsMissing: once(() => ordered(unknownCompany('Unterlagen fehlen'), [230])),
  researchDocumentsMissing: once(() => ordered(unknownCompany('Recherche Unterlagen'), [245])),
  /** 240, 250, 255: the provider's research. */
  research: once(() => ordered(unknownCompany('Recherche Dauer'), [240])),
  researchFailed: once(() => ordered(unknownCompany('Recherche gescheitert'), [250])),
  researchDiffers: once(() => ordered(unknownCompany('Recherche Abweichung Vertretung'), [255])),
  researchOwnersDiffer: once(() => ordered(unknownCompany('Recherche Abweichung Eigentum'), [255])),
  /** 320: refused by the provider. */
  refused: once(() => ordered(unknownCompany('Prüfung abgelehnt'), [320])),
  /** 310: ready for the bank. */
  ready: once(() => bringToReady(unknownCompany())),
  /** 350: ended by the customer. */
  aborted: once(async () => {
    const applicant = await readyToOrder(unknownCompany());
    await applicant.done('POST', '/me/abort');
    await applicant.reaches(350);
    return applicant;
  }),
  /** 410: a clerk works on it. */
  takenOver: once(async () => {
    const applicant = await bringToReady(unknownCompany());
    await (await Clerk.login()).takeOver(applicant.caseId);
    return applicant;
  }),
  /** The same for a state that holds a booking: it could still be sent when its page closes. */
  toSetUp: async () => {
    const applicant = await bringToReady(unknownCompany());
    await (await Clerk.login()).takeOver(applicant.caseId);
    return applicant;
  },
  /** 410 with persons, account and card at the core bank. */
  booked: once(async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    await clerk.pass(applicant.caseId);
    await clerk.createAccount(applicant.caseId);
    await clerk.createGirocard(applicant.caseId);
    await clerk.uploadContract(applicant.caseId, pdf('Kontovertrag'), 'kontovertrag.pdf');
    return applicant;
  }),
  /** 410, and the core bank has taken not all, or has a remark. */
  bookedInPart: once(() => passed(unknownCompany('Dublette'))),
  bookedWithRemark: once(() => passed(withSecond('Legitimation'))),
  /** 425: the bank has asked for something. */
  asked: once(async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    await clerk.setStatus(applicant.caseId, 425, 'Bitte senden Sie uns den aktuellen Gesellschaftsvertrag.');
    await applicant.reaches(425);
    return applicant;
  }),
  /** 420: the customer has answered the bank's question, and the bank has written a note. */
  answered: once(async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    await clerk.setStatus(applicant.caseId, 425, 'Bitte senden Sie uns den aktuellen Gesellschaftsvertrag.');
    await applicant.reaches(425);
    await applicant.done('POST', '/bgo_identifications/messages', {
      body: { message: 'Guten Tag, der neue Vertrag wird am Freitag beim Notar unterschrieben. Reicht das?' },
    });
    await applicant.reaches(420);
    await clerk.done('POST', `/bgo_identifications/${applicant.caseId}/bank-memos`, {
      body: { content: 'Notartermin am Freitag, danach zurückrufen.' },
    });
    return applicant;
  }),
  /** 430: the account is open. */
  opened: once(async () => {
    const applicant = await bringToReady(unknownCompany());
    await settle(await Clerk.login(), applicant.caseId);
    await applicant.reaches(430);
    return applicant;
  }),
  /** 450: the bank has declined. */
  declined: once(async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await clerk.takeOver(applicant.caseId);
    await clerk.setStatus(applicant.caseId, 450);
    await applicant.reaches(450);
    return applicant;
  }),
} as const;

async function passed(company: CompanyEntry): Promise<Applicant> {
  const applicant = await bringToReady(company);
  const clerk = await Clerk.login();
  await clerk.takeOver(applicant.caseId);
  const answer = await clerk.pass(applicant.caseId);
  if (isRefused(answer)) throw unexpected('pass', answer);
  return applicant;
}

async function ordered(company: CompanyEntry, statuses: readonly number[] = []): Promise<Applicant> {
  const applicant = await readyToOrder(company);
  if (statuses.length === 0) {
    await applicant.order();
    return applicant;
  }
  await order(applicant);
  await applicant.reaches(...statuses);
  return applicant;
}
