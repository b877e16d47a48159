import { DEVIATING_OWNER, DEVIATING_REPRESENTATIVE } from '../../scenarios/deviating-persons.js';
import { hasWord } from '../../scenarios/scenario-keywords.js';
import type { Bank } from './bank.js';
import type {
  Business,
  BusinessIdentification,
  BusinessIdentificationStatus,
  Mismatch,
  Person,
} from './banking-objects.js';
import { ownersOf, representativesOf } from './parties.js';

export type Change = Partial<
  Pick<BusinessIdentification, 'status' | 'missingDocuments' | 'reason' | 'notes' | 'researchInfoNotes' | 'mismatch'>
>;

/** The provider's next step for an identification; `null` when it waits or has finished. */
export function nextChange(bank: Bank, business: Business, identification: BusinessIdentification): Change | null {
  switch (identification.status) {
    case 'pending':
      return afterPending(business.name);
    case 'research_initiated':
      return afterResearch(bank, business, identification);
    case 'research_successful':
      return { status: 'completed' };
    case 'documents_missing':
    case 'research_documents_missing':
      return identification.missingDocuments.length === 0 ? afterDocuments(identification.status) : null;
    case 'research_failed':
    case 'research_mismatch':
    case 'completed':
    case 'rejected':
    case 'fraud':
      return null;
  }
}

function afterPending(name: string): Change | null {
  if (hasWord(name, 'Prüfung Dauer')) return null;
  if (hasWord(name, 'Prüfung abgelehnt')) return { status: 'rejected', reason: 'not_acceptable' };
  if (hasWord(name, 'Prüfung Betrug')) return { status: 'fraud', reason: 'fraud_suspected' };
  if (hasWord(name, 'Unterlagen fehlen')) {
    return {
      status: 'documents_missing',
      missingDocuments: ['FOUNDATION_DOCUMENT'],
      notes: 'Die Gründungsunterlagen fehlen.',
    };
  }
  return { status: 'research_initiated' };
}

function afterDocuments(status: BusinessIdentificationStatus): Change {
  return status === 'documents_missing'
    ? { status: 'research_initiated', notes: null }
    : { status: 'research_successful', notes: null };
}

function afterResearch(bank: Bank, business: Business, identification: BusinessIdentification): Change | null {
  const { name } = business;
  if (hasWord(name, 'Recherche Dauer')) return null;
  if (hasWord(name, 'Recherche gescheitert')) {
    const researchInfoNotes = 'Das Unternehmen steht in keinem öffentlichen Register.';
    return { status: 'research_failed', reason: 'company_not_found', researchInfoNotes };
  }
  if (hasWord(name, 'Recherche Unterlagen')) {
    const notes = 'Für die Prüfung der Beteiligungen fehlt der Gesellschaftsvertrag.';
    return { status: 'research_documents_missing', missingDocuments: ['SHARE_HOLDERS_AGREEMENT'], notes };
  }
  const mismatch = isFirst(bank, identification) ? mismatchOf(bank, business) : null;
  return mismatch ? { status: 'research_mismatch', mismatch } : { status: 'research_successful' };
}

/** A second identification of the same business follows after the customer resolved the mismatch. */
function isFirst(bank: Bank, identification: BusinessIdentification): boolean {
  const first = bank.businessIdentifications.all().find((other) => other.businessId === identification.businessId);
  return first?.id === identification.id;
}

function mismatchOf(bank: Bank, business: Business): Mismatch | null {
  if (hasWord(business.name, 'Recherche Abweichung Vertretung')) {
    const known = representativesOf(bank, business.id).flatMap(({ personId, typeOfRepresentation }) => {
      if (personId === null) return [];
      return [describe(bank.persons.get(personId), { typeOfRepresentation, votingShare: null })];
    });
    const additional = { ...DEVIATING_REPRESENTATIVE, typeOfRepresentation: 'JOINT', votingShare: null };
    return { kind: 'functionaries', source: 'document', persons: [...known, additional] };
  }
  if (hasWord(business.name, 'Recherche Abweichung Eigentum')) {
    const known = ownersOf(bank, business.id).map(({ personId, votingShare }) => {
      return describe(bank.persons.get(personId), { typeOfRepresentation: null, votingShare });
    });
    const additional = { ...DEVIATING_OWNER, typeOfRepresentation: null, votingShare: 25 };
    return { kind: 'beneficiaries', source: 'document', persons: [...known, additional] };
  }
  return null;
}

function describe(person: Person | undefined, relation: Record<string, unknown>): Record<string, unknown> {
  const { salutation, firstName, lastName, birthDate, nationality, address } = person?.data ?? {};
  return { salutation, firstName, lastName, birthDate, nationality, address, ...relation };
}
