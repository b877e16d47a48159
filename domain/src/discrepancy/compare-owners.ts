import { type CaseOwner, type OwnerFacts, ownerName } from './owner-facts.js';
import { compareFacts, type FieldComparison } from './owner-fields.js';

/** One line of an extract as a clerk enters it. */
export interface ExtractOwner {
  /** The owner of the application to whom the line belongs; null for one who is not in the application. */
  readonly personId: string | null;
  /** What the register says; null for an owner of the application whom it does not name. */
  readonly registered: OwnerFacts | null;
}

/** What an extract of the transparency register says. */
export interface RegisterExtract {
  /** False where the register has nothing about the company. */
  readonly hasEntry: boolean;
  readonly owners: readonly ExtractOwner[];
}

/** How an owner of one side compares with the other side, code → German text. */
export const ownerStandings = {
  agrees: 'Stimmt überein',
  differs: 'Weicht ab',
  missing: 'Fehlt im Transparenzregister',
  surplus: 'Nur im Transparenzregister',
  uncompared: 'Noch nicht verglichen',
} as const;

export type OwnerStanding = keyof typeof ownerStandings;

export interface OwnerComparison {
  /** Null for an owner who is not in the application. */
  readonly personId: string | null;
  readonly name: string;
  readonly standing: OwnerStanding;
  readonly fields: readonly FieldComparison[];
}

/**
 * Compares the beneficial owners of an application with an extract (§ 23a Abs. 1 GwG): the owners of the application in
 * their order, then those whom only the register names. An owner who joined the application later is not compared yet,
 * one who left it is only in the register.
 */
export function compareOwners(owners: readonly CaseOwner[], extract: RegisterExtract): readonly OwnerComparison[] {
  if (!extract.hasEntry)
    return owners.length === 0 ? [companyMissing] : owners.map((owner) => comparisonOf(owner, null));
  const ids = new Set(owners.map(({ personId }) => personId));
  const compared = owners.map((owner): OwnerComparison => {
    const line = extract.owners.find(({ personId }) => personId === owner.personId);
    if (line !== undefined) return comparisonOf(owner, line.registered);
    return { personId: owner.personId, name: ownerName(owner), standing: 'uncompared', fields: [] };
  });
  const surplus = extract.owners.flatMap(({ personId, registered }): readonly OwnerComparison[] => {
    if (registered === null || (personId !== null && ids.has(personId))) return [];
    const fields = compareFacts(null, registered);
    return [{ personId: null, name: ownerName(registered), standing: 'surplus', fields }];
  });
  return [...compared, ...surplus];
}

/** A company that the register does not know differs also where the application names no owner. */
const companyMissing: OwnerComparison = { personId: null, name: 'Unternehmen', standing: 'missing', fields: [] };

function comparisonOf(owner: CaseOwner, registered: OwnerFacts | null): OwnerComparison {
  const fields = compareFacts(owner, registered);
  const common = { personId: owner.personId, name: ownerName(owner), fields };
  if (registered === null) return { ...common, standing: 'missing' };
  return { ...common, standing: fields.every(({ agrees }) => agrees) ? 'agrees' : 'differs' };
}

/** The owners in whom the two sides differ. */
export function differingOwners(owners: readonly OwnerComparison[]): readonly OwnerComparison[] {
  return owners.filter(({ standing }) => standing !== 'agrees' && standing !== 'uncompared');
}
