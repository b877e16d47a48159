import { parseShare, sumShares } from '@kontor/domain/person/share';
import { representationLabels } from '@kontor/domain/person/person';
import type { BankCase, CaseGroup } from '../bank-case/bank-case.js';

/** Somebody to whom a part of the company belongs. */
export interface Owner {
  readonly name: string;
  /** Percent; null where none is given. */
  readonly share: number | null;
  /** Only because no real owner could be found (GwG § 3 Abs. 2 Satz 5). */
  readonly isFictitious: boolean;
}

/** Somebody who acts for the company. */
export interface Representative {
  readonly name: string;
  /** How, in German; empty where it is not said. */
  readonly how: string;
}

/** To whom a company belongs and who acts for it. */
export interface Structure {
  readonly company: string;
  /** The general partner company, for which the representatives act; null without one. */
  readonly partner: string | null;
  readonly owners: readonly Owner[];
  /** Percent that belongs to nobody who is named; null where no share is given. */
  readonly rest: number | null;
  readonly representatives: readonly Representative[];
}

const short: Readonly<Record<string, string>> = {
  [representationLabels.ALONE]: 'einzeln',
  [representationLabels.JOINT]: 'gemeinsam',
  [representationLabels.OTHER]: 'Prokura',
};

const valueOf = ({ items }: CaseGroup, name: string): string => items.find((item) => item.name === name)?.value ?? '';

/** Reads the structure from the data of a case; null before persons are named. */
export function structureOf({ groups, businessName }: Pick<BankCase, 'groups' | 'businessName'>): Structure | null {
  const persons = groups.filter(({ type }) => type === 'person');
  const [, partner] = groups.filter(({ type }) => type === 'business');
  const owners = persons.filter((person) => valueOf(person, 'beneficialOwner') === 'Ja').map(ownerOf);
  const representatives = persons.filter((person) => valueOf(person, 'authorizedToRepresent') === 'Ja');
  if (owners.length === 0 && representatives.length === 0) return null;
  const shares = owners.flatMap(({ share }) => (share === null ? [] : [share]));
  return {
    company: businessName,
    partner: partner?.title ?? null,
    owners,
    rest: shares.length === 0 ? null : Math.max(0, sumShares([100, ...shares.map((share) => -share)])),
    representatives: representatives.map((person) => {
      const how = valueOf(person, 'typeOfRepresentation');
      return { name: person.title, how: short[how] ?? how };
    }),
  };
}

function ownerOf(person: CaseGroup): Owner {
  return {
    name: person.title,
    share: parseShare(valueOf(person, 'votingShare')) ?? null,
    isFictitious: valueOf(person, 'isFictional') === 'Ja',
  };
}
