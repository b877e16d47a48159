import { readyToOrder, type Applicant } from '../applicant.js';
import type { Clerk } from '../clerk.js';
import { noteworthy, unknownCompany, type CompanyEntry } from '../company.js';
import { setCaseFault } from '../sandbox.js';
import { bringToReady } from '../whole-way.js';
import type { ClerkKeys } from './clerk-keys.js';
import * as work from './work.js';

/** A case of the day: how it came to be, what the clerk does, and where it is then. */
export interface DayCase {
  readonly kind: string;
  readonly prepare: (word: string, clerk: Clerk) => Promise<Applicant>;
  readonly work: (clerkKeys: ClerkKeys, applicant: Applicant) => Promise<void>;
  /** At most so many keys, the last of which opens the next case: a little more than it takes. */
  readonly keys: number;
  readonly ends: number;
}

const held = async (word: string): Promise<Applicant> => {
  const applicant = await readyToOrder(noteworthy(unknownCompany(word)));
  await applicant.order();
  await applicant.reaches(213);
  return applicant;
};

const takenOver = async (word: string, clerk: Clerk): Promise<Applicant> => {
  const applicant = await bringToReady(unknownCompany(word));
  await clerk.takeOver(applicant.caseId);
  return applicant;
};

const ready = (word: string): Promise<Applicant> => bringToReady(unknownCompany(word));

/** A company of another legal form than a GmbH. */
function ofForm(word: string, form: Pick<CompanyEntry, 'legalForm' | 'documents'>, ending: string): CompanyEntry {
  const company = unknownCompany(word);
  return { ...company, ...form, name: company.name.replace('GmbH', ending) };
}

function soleTrader(word: string): CompanyEntry {
  const company = ofForm(word, { legalForm: 'EK' }, 'e. K.');
  const number = company.registrationNumber.replace('HRB', 'HRA');
  return {
    ...company,
    registrationNumber: number,
    people: [{ ...company.people[0], representation: 'ALONE', share: '100' }],
  };
}

const partnership = (word: string): CompanyEntry => ({
  ...ofForm(word, { legalForm: 'GBR', documents: ['FOUNDATION_DOCUMENT'] }, 'GbR'),
  registrationNumber: '',
  registrationIssuer: '',
});

/** Twelve cases of different kinds. */
export const dayCases: readonly DayCase[] = [
  {
    kind: 'sole trader, ready',
    prepare: (word) => bringToReady(soleTrader(word)),
    work: work.fromReadyToEnd,
    keys: 9,
    ends: 430,
  },
  {
    kind: 'GmbH with two signatories, ready, with a contract',
    prepare: ready,
    work: work.withContract,
    keys: 10,
    ends: 430,
  },
  {
    kind: 'GbR, whose founding document is read',
    prepare: (word) => bringToReady(partnership(word)),
    work: work.withPreview,
    keys: 15,
    ends: 430,
  },
  {
    kind: 'open mismatch, which is noted',
    prepare: async (word) => {
      const applicant = await readyToOrder(unknownCompany(`${word} Abweichung Vertretung`));
      await applicant.order();
      await applicant.reaches(218);
      return applicant;
    },
    work: work.noted,
    keys: 28,
    ends: 218,
  },
  { kind: 'on hold by a rule, released and taken over', prepare: held, work: work.released, keys: 28, ends: 430 },
  { kind: 'on hold by a rule, rejected', prepare: held, work: work.rejected, keys: 26, ends: 216 },
  { kind: 'question to the customer', prepare: takenOver, work: work.asked, keys: 30, ends: 425 },
  {
    kind: 'answered by the customer, who gets a reply',
    prepare: async (word, clerk) => {
      const applicant = await takenOver(word, clerk);
      await clerk.setStatus(applicant.caseId, 425, 'Bitte senden Sie uns den Gesellschaftsvertrag.');
      await applicant.reaches(425);
      await applicant.done('POST', '/bgo_identifications/messages', { body: { message: 'Der Vertrag kommt morgen.' } });
      await applicant.reaches(420);
      return applicant;
    },
    work: work.replied,
    keys: 34,
    ends: 430,
  },
  { kind: 'put aside until a day', prepare: ready, work: work.putAside, keys: 17, ends: 310 },
  {
    kind: 'run that fails, and is continued',
    prepare: async (word, clerk) => {
      const applicant = await takenOver(word, clerk);
      await setCaseFault('core-banking', applicant.caseId, { mode: '422', match: 'POST /accounts' });
      return applicant;
    },
    work: work.interrupted,
    keys: 9,
    ends: 430,
  },
  { kind: 'failed', prepare: ready, work: work.failed, keys: 8, ends: 450 },
  {
    kind: 'duplicate in the core bank, which is used',
    prepare: (word, clerk) => takenOver(`${word} Dublette`, clerk),
    work: work.duplicate,
    keys: 16,
    ends: 430,
  },
];
