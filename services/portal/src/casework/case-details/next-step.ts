import { countGirocards } from '@kontor/domain/application/girocards';
import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { caseStatus, isBesideChecks } from '@kontor/domain/case/case-status';
import { bankStep, type BookingProgress } from '@kontor/domain/case-wording/bank-step';
import { hasFailedForGood, isAsked, progressOf } from '@kontor/domain/person/check-progress';
import type { Person } from '@kontor/domain/person/person';
import { shownStatus } from '@kontor/domain/person/person-status';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import type { ApplicationCore, DocumentsPort } from '../../applicant/application/application.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import {
  type CaseContent,
  type CaseKeys,
  CaseKeyGone,
  type CaseListEntry,
  type CaseRepository,
} from '../../case/case-record/case-record.module.js';
import { accountOpenedOf, requestAnsweredOf } from './case-details.js';
import { titleFactsOf } from './title-facts.js';

export interface NextStepDeps {
  readonly cases: Pick<CaseRepository, 'contentOf'>;
  readonly applications: Pick<ApplicationCore, 'openForm'>;
  readonly keys: Pick<CaseKeys, 'prepare'>;
  readonly documents: Pick<DocumentsPort, 'contractFileCounts'>;
  readonly settings: Pick<SettingsPort, 'all'>;
}

/** What the next step depends on beside what the list reads of a case. */
interface StepDetails {
  readonly history: CaseContent['history'];
  readonly people: readonly Person[];
  /** Ordered girocards. */
  readonly girocards: number;
  readonly contractFiles: number;
  readonly settings: Pick<
    AllSettings,
    'agree21PostAsKunde' | 'agree21CreateKontokorrentKonto' | 'agree21CreateGirocard'
  >;
}

type Row = Pick<CaseListEntry, '_id' | 'status' | 'attention' | 'approvalOpen' | 'snapshot'>;

/** The next step of a case for the bank, in few words; null where nobody has one. */
export function nextStepOf(row: Row, details: StepDetails): string | null {
  const { status, snapshot } = row;
  const persons = (snapshot?.persons ?? []).map((person) => {
    const { personId, required } = person;
    return { personId, required, ...progressOf({ ...person, value: shownStatus(person) }) };
  });
  const { history, people } = details;
  return bankStep({
    ...titleFactsOf(row),
    accountOpened: accountOpenedOf(row),
    requestAnswered: requestAnsweredOf({ status, history }),
    hasFailedForGood: persons.some((person) => person.required && hasFailedForGood(person)),
    asked: persons.filter(isAsked).map(({ personId, value }) => ({ name: givenName(people, personId), status: value })),
    booking: snapshot === null ? null : bookingOf(snapshot, details),
    approvalOpen: row.approvalOpen,
  });
}

function givenName(people: readonly Person[], personId: string): string {
  const person = people.find(({ id }) => id === personId);
  return person?.vorname?.trim() || person?.nachname?.trim() || 'Person';
}

function bookingOf(
  { coreBanking: { parties, mode, account, girocard } }: Pick<CaseSnapshot, 'coreBanking'>,
  { girocards, contractFiles, settings }: StepDetails,
): BookingProgress {
  const { agree21PostAsKunde, agree21CreateKontokorrentKonto, agree21CreateGirocard } = settings;
  return {
    parties: !parties ? null : mode === 'INTERESSENT' ? 'prospects' : 'customers',
    account,
    girocard: girocard || girocards === 0,
    contractFiles,
    steps: {
      asCustomers: agree21PostAsKunde,
      account: agree21CreateKontokorrentKonto,
      girocard: agree21CreateGirocard,
    },
  };
}

/** So many cases are read at once. */
const batchSize = 100;

/** The next steps of listed cases by case id; only of those cases the form or the history is read that need it. */
export async function nextStepsOf(
  deps: NextStepDeps,
  rows: readonly CaseListEntry[],
): Promise<ReadonlyMap<string, string | null>> {
  const settings = await deps.settings.all();
  const steps = new Map<string, string | null>();
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize);
    for (const [caseId, step] of await stepsOfBatch(deps, batch, settings)) steps.set(caseId, step);
  }
  return steps;
}

/** At 420 whether the customer answered, by case id: the title says it, and the list reads no history. */
export async function answersOf(
  { cases }: Pick<NextStepDeps, 'cases'>,
  rows: readonly Pick<CaseListEntry, '_id' | 'status'>[],
): Promise<ReadonlyMap<string, boolean | null>> {
  const status = caseStatus.supplementaryDataAdded;
  const ids = rows.filter((row) => row.status === status).map(({ _id }) => _id);
  const answers = new Map<string, boolean | null>();
  for (let at = 0; at < ids.length; at += batchSize) {
    const found = await cases.contentOf(ids.slice(at, at + batchSize));
    for (const { _id, history } of found) answers.set(_id, requestAnsweredOf({ status, history }));
  }
  return answers;
}

const needsContent = ({ status, waitingFor }: CaseListEntry): boolean =>
  (isBesideChecks(status) && waitingFor === 'customer') ||
  status === caseStatus.bankInProgress ||
  status === caseStatus.supplementaryDataAdded;

/** Before the hand-over the contract is not next, whatever is uploaded. */
const isBooking = ({ status, snapshot }: CaseListEntry): boolean =>
  status === caseStatus.bankInProgress && snapshot?.coreBanking.parties === true;

async function stepsOfBatch(
  { cases, keys, applications, documents }: NextStepDeps,
  rows: readonly CaseListEntry[],
  settings: AllSettings,
) {
  const idsOf = (wanted: (row: CaseListEntry) => boolean) => rows.filter(wanted).map(({ _id }) => _id);
  const [contents, contractFiles] = await Promise.all([
    cases.contentOf(idsOf(needsContent)),
    documents.contractFileCounts(idsOf(isBooking)),
  ]);
  const byCase = new Map(contents.map((content) => [content._id, content]));
  const opened = await keys.prepare(contents.filter(({ form }) => form !== null).map(({ _id }) => _id));
  return Promise.all(
    rows.map(async (row) => {
      const { form = null, history = [] } = byCase.get(row._id) ?? {};
      const stored = opened.has(row._id) ? await orNull(applications.openForm(row._id, form)) : null;
      const girocards = stored === null ? 0 : countGirocards(stored.application);
      const people = stored?.application.people ?? [];
      return [
        row._id,
        nextStepOf(row, {
          ...{ history, people, girocards, settings },
          contractFiles: contractFiles.get(row._id) ?? 0,
        }),
      ] as const;
    }),
  );
}

/** A case that is erased meanwhile has no names any more. */
async function orNull<T>(reading: Promise<T | null>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CaseKeyGone) return null;
    throw error;
  }
}
