import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import { formatGermanDate, isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { parseGermanDate } from '@kontor/domain/calendar-date/date-input';
import { interests, type Interest, type OwnerFacts } from '@kontor/domain/discrepancy/owner-facts';
import { formatShare, parseShare } from '@kontor/domain/person/share';
import type { ExtractBody } from '../../providers/document-methods.js';

/** What an extract says of an owner, as it is typed. */
export interface OwnerTexts {
  readonly firstName: string;
  readonly lastName: string;
  /** TT.MM.JJJJ. */
  readonly birthDate: string;
  readonly city: string;
  readonly nationalities: readonly string[];
  readonly interest: Interest | '';
  /** Percent with a decimal comma. */
  readonly share: string;
}

/** What the clerk found in the extract for an owner; empty until chosen. */
export type Found = 'agrees' | 'differs' | 'missing' | '';

export interface OwnerDraft {
  readonly key: string;
  /** Null for an owner whom only the extract names. */
  readonly personId: string | null;
  readonly found: Found;
  readonly texts: OwnerTexts;
}

export interface ExtractDraft {
  readonly hasEntry: boolean;
  readonly owners: readonly OwnerDraft[];
}

const noTexts: OwnerTexts = {
  firstName: '',
  lastName: '',
  birthDate: '',
  city: '',
  nationalities: [],
  interest: '',
  share: '',
};

function textsOf({ birthDate, interest, share, ...facts }: OwnerFacts): OwnerTexts {
  return {
    firstName: facts.firstName,
    lastName: facts.lastName,
    birthDate: isCalendarDate(birthDate) ? formatGermanDate(birthDate) : '',
    city: facts.city,
    nationalities: facts.nationalities,
    interest: interest ?? '',
    share: share === null ? '' : formatShare(share),
  };
}

/** The form as it opens: the owners of the application, with what was entered before. */
export function draftOf({ owners, extract }: Pick<DiscrepancyAnswer, 'owners' | 'extract'>): ExtractDraft {
  const lines = extract?.owners ?? [];
  const own = owners.map(({ personId, ...facts }): OwnerDraft => {
    const line = lines.find((one) => one.personId === personId);
    const texts = textsOf(line?.registered ?? facts);
    return { key: personId, personId, found: foundIn(line?.registered, textsOf(facts)), texts };
  });
  const ids = owners.map(({ personId }) => personId);
  const others = lines.flatMap(({ personId, registered }, index): readonly OwnerDraft[] =>
    registered === null || ids.includes(personId ?? '')
      ? []
      : [{ key: `other-${index}`, personId: null, found: 'differs', texts: textsOf(registered) }],
  );
  return { hasEntry: extract?.hasEntry ?? true, owners: [...own, ...others] };
}

/** Undefined is not entered yet. */
function foundIn(registered: OwnerFacts | null | undefined, application: OwnerTexts): Found {
  if (registered === undefined) return '';
  if (registered === null) return 'missing';
  return JSON.stringify(textsOf(registered)) === JSON.stringify(application) ? 'agrees' : 'differs';
}

/** The form with one more owner whom only the extract names. */
export function withOther(draft: ExtractDraft, key: string): ExtractDraft {
  return { ...draft, owners: [...draft.owners, { key, personId: null, found: 'differs', texts: noTexts }] };
}

/** Problems of one owner, by field. */
export type OwnerProblems = Readonly<Partial<Record<keyof OwnerTexts | 'found', string>>>;

/** Why an owner cannot be saved; empty when it can. */
export function ownerProblems({ found, texts }: OwnerDraft): OwnerProblems {
  if (found === '') return { found: 'Bitte wählen Sie, was der Auszug sagt.' };
  if (found !== 'differs') return {};
  const { firstName, lastName, birthDate, share } = texts;
  const percent = parseShare(share);
  return {
    ...(firstName.trim() === '' ? { firstName: 'Pflichtfeld' } : {}),
    ...(lastName.trim() === '' ? { lastName: 'Pflichtfeld' } : {}),
    ...(birthDate.trim() === '' || parseGermanDate(birthDate) !== undefined ? {} : { birthDate: 'Format: TT.MM.JJJJ' }),
    ...(share.trim() === '' || (percent !== undefined && percent <= 100)
      ? {}
      : { share: 'Von 0 bis 100, z. B. 33,33' }),
  };
}

/** Whether the form can be saved. */
export function isComplete({ hasEntry, owners }: ExtractDraft): boolean {
  return !hasEntry || owners.every((owner) => Object.keys(ownerProblems(owner)).length === 0);
}

/** The form as it is sent; call it only when it is complete. */
export function bodyOf(draft: ExtractDraft, { owners, step }: Pick<DiscrepancyAnswer, 'owners' | 'step'>): ExtractBody {
  if (!draft.hasEntry) return { step, hasEntry: false, owners: [] };
  const lines = draft.owners.map(({ personId, found, texts }) => {
    const own = owners.find((one) => one.personId === personId);
    return {
      personId,
      registered: found === 'missing' ? null : factsOf(found === 'agrees' && own ? textsOf(own) : texts),
    };
  });
  return { step, hasEntry: true, owners: lines };
}

function factsOf({ birthDate, interest, share, ...texts }: OwnerTexts) {
  return {
    firstName: texts.firstName.trim(),
    lastName: texts.lastName.trim(),
    birthDate: parseGermanDate(birthDate) ?? '',
    city: texts.city.trim(),
    nationalities: [...texts.nationalities],
    interest: interests.find((one) => one === interest) ?? null,
    share: parseShare(share) ?? null,
  };
}
