import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonCheckResult, ProviderState } from '@kontor/domain/case/provider-state';
import type { PersonId } from '@kontor/domain/person/person-id';
import { hashJson } from '@kontor/platform/effect-once/request-hash';
import type { CasePerson, IdentityCase, ProviderObject } from '../identity-case/identity-case.js';
import type { BankingPerson, BankingProvider, BusinessIdentification } from '../provider/banking-provider.js';
import { references } from '../identity-case/references.js';
import { personCheckResult } from './person-check-result.js';
import { researchMismatch } from './research-mismatch.js';
import type { StartDeps } from './start-identification.js';

export interface StateRequest {
  readonly caseId: CaseId;
  readonly deadline: number | undefined;
}

const nothingStarted: ProviderState = {
  business: 'pending',
  dueDiligenceComplete: false,
  mismatch: null,
  mismatchRef: null,
  persons: [],
};

/**
 * Fetches the state of the case from the providers. Names and missing data go to the portal as a finding.
 * @throws what the providers and the portal throw.
 */
export async function fetchState(deps: StartDeps, { caseId, deadline }: StateRequest): Promise<ProviderState> {
  const known = await deps.cases.find(caseId);
  if (known === null) return nothingStarted;
  const inquiry: Inquiry = {
    ...deps,
    banking: deps.banking.until(deadline),
    known,
    objects: await deps.cases.objects(caseId),
    deadline,
  };
  const business = await askBusiness(inquiry);
  const persons: PersonCheckResult[] = [];
  for (const person of known.persons)
    persons.push({ personId: person.personId, ...(await askPerson(inquiry, person)) });
  const isIdentified = ({ personId, required }: CasePerson) =>
    !required || persons.some((person) => person.personId === personId && person.status === 'successful');
  return {
    business: business.status,
    dueDiligenceComplete: business.status === 'completed' && known.persons.every(isIdentified),
    mismatch: business.mismatchRef === null ? null : (business.mismatch?.kind ?? null),
    mismatchRef: business.mismatchRef,
    persons,
  };
}

interface Inquiry extends StartDeps {
  readonly banking: BankingProvider;
  readonly known: IdentityCase;
  readonly objects: readonly ProviderObject[];
  readonly deadline: number | undefined;
}

type BusinessWords = Pick<BusinessIdentification, 'status' | 'mismatch'> & { readonly mismatchRef: string | null };

/** The newest identification of the business counts. */
async function askBusiness(inquiry: Inquiry): Promise<BusinessWords> {
  const { banking, portal, known, objects } = inquiry;
  const { caseId, version } = known;
  const [newest] = objects
    .filter(({ kind }) => kind === 'business_identification')
    .sort((left, right) => right.version - left.version);
  if (newest === undefined) return { status: 'pending', mismatch: null, mismatchRef: null };
  const identification = await banking.businessIdentification(newest.providerId);
  const { status, mismatch, missingDocuments } = identification;
  await reportNotes(inquiry, newest.reference, identification);
  if (missingDocuments.length > 0) {
    const findingId = `${newest.reference}:missing:${idOfNames(missingDocuments)}`;
    await portal.recordFinding({
      caseId,
      findingId,
      kind: 'missingInformation',
      content: { missingDocuments },
    });
  }
  if (status !== 'research_mismatch' || mismatch === null) return { status, mismatch: null, mismatchRef: null };
  const { people } = await portal.application(caseId, version);
  const finding = { caseId, kind: 'matching', content: researchMismatch(people, mismatch) } as const;
  // A finding is recorded once, and one research may report both kinds, one after the other.
  const mismatchRef = await portal.recordFinding(
    mismatch.kind === 'functionaries'
      ? { ...finding, findingId: `${newest.reference}:mismatch` }
      : { ...finding, findingId: `${newest.reference}:mismatch:${mismatch.kind}` },
  );
  return { status, mismatch, mismatchRef };
}

/** Records the provider's words about a state of the business, once each. */
async function reportNotes(
  { portal, known: { caseId } }: Inquiry,
  reference: string,
  { status, notes, researchInfoNotes }: BusinessIdentification,
): Promise<void> {
  if (notes === null && researchInfoNotes === null) return;
  const content = { status, notes, researchInfoNotes };
  const findingId = `${reference}:notes:${hashJson(content)}`;
  await portal.recordFinding({ caseId, findingId, kind: 'providerNotes', content });
}

async function askPerson(
  inquiry: Inquiry,
  { personId, required }: CasePerson,
): Promise<Omit<PersonCheckResult, 'personId'>> {
  const there = objectOf(inquiry, personId, 'person');
  const person = there === undefined ? null : await inquiry.banking.person(there.providerId);
  if (person?.status === 'information_required') await reportMissing(inquiry, personId, person);
  if (there === undefined || !required)
    return personCheckResult({ person, identification: null, transaction: null, isWithdrawn: false });
  const transaction = await askTransaction(inquiry, personId);
  const identification = await askIdentification(inquiry, personId, there.providerId);
  const isGone = transaction === null && objectOf(inquiry, personId, 'transaction') !== undefined;
  const isWithdrawn = inquiry.known.state === 'checks_cancelled' && (isGone || identification?.status === 'canceled');
  return personCheckResult({ person, identification, transaction, isWithdrawn });
}

const objectOf = ({ objects }: Inquiry, personId: PersonId, kind: ProviderObject['kind']) =>
  objects.find((object) => object.kind === kind && object.personId === personId);

/**
 * The check at the banking provider. One that was created but is not stored yet, because the process ended or still waits
 * for the answer, is looked up, because its event is not sent again.
 */
function askIdentification(inquiry: Inquiry, personId: PersonId, providerId: string) {
  const { banking, known } = inquiry;
  const check = objectOf(inquiry, personId, 'person_identification');
  return check === undefined
    ? banking.findPersonIdentification(providerId, references.personIdentification(known.caseId, personId))
    : banking.personIdentification(providerId, check.providerId);
}

/** The check at the identity-onboarding provider, looked up like {@link askIdentification}. */
async function askTransaction(inquiry: Inquiry, personId: PersonId) {
  const { onboarding, known, deadline } = inquiry;
  if (onboarding === null) return null;
  const transaction = objectOf(inquiry, personId, 'transaction');
  return transaction === undefined
    ? onboarding.findTransaction(references.personIdentification(known.caseId, personId), deadline)
    : onboarding.transaction(transaction.providerId, deadline);
}

async function reportMissing(
  { portal, known: { caseId } }: Inquiry,
  personId: PersonId,
  { missingInformation, missingInformationDetails: details }: BankingPerson,
): Promise<void> {
  const words = details === null ? [] : [hashJson(details)];
  const findingId = [caseId, personId, 'missing', idOfNames(missingInformation), ...words].join(':');
  await portal.recordFinding({
    caseId,
    findingId,
    kind: 'missingInformation',
    personId,
    content: { missingInformation, missingInformationDetails: details },
  });
}

const namesForm = /^[\w.+-]{1,200}$/;

/** Names of fields and documents, sorted; a hash where the provider uses words, which may name a person. */
function idOfNames(names: readonly string[]): string {
  const sorted = [...names].sort();
  const joined = sorted.join('+');
  return namesForm.test(joined) ? joined : hashJson(sorted);
}
