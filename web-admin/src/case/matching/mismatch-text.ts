import type { DifferingPerson, Mismatch } from '@kontor/api/case/staff-case.schema';
import { formatGermanDate, isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { representationLabels } from '@kontor/domain/person/person';
import { formatShare } from '@kontor/domain/person/share';
import { labelOf } from '../../ui/label-of.js';
import { formatExact } from '../../ui/time/time.js';

const kinds: Readonly<Record<Mismatch['kind'], string>> = {
  FUNCTIONARIES: 'Vertretungsberechtigte',
  BENEFICIARIES: 'Wirtschaftlich Berechtigte',
};

export const sourceLabels: Readonly<Record<Mismatch['source'], string>> = {
  PUBLIC: 'Öffentliche Quellen',
  DOCUMENT: 'Unterlagen des Kunden',
};

export const mismatchTitle = ({ kind }: Pick<Mismatch, 'kind'>): string => kinds[kind];

/** Since when the persons differ, and whose turn it is. */
export function mismatchState({ isOpen, recordedAt }: Pick<Mismatch, 'isOpen' | 'recordedAt'>): string {
  const since = `Festgestellt am ${formatExact(recordedAt)}`;
  return isOpen ? `${since}; der Kunde hat es noch nicht geklärt.` : `${since}; vom Kunden bearbeitet oder überholt.`;
}

/** A person in one line: name, then what is known besides. */
export function personLine(person: DifferingPerson): string {
  const { firstName, lastName, birthDate = '', city = '', votingShare, typeOfRepresentation = '' } = person;
  const details = [
    isCalendarDate(birthDate) ? `geboren am ${formatGermanDate(birthDate)}` : '',
    city,
    typeOfRepresentation === '' ? '' : labelOf(representationLabels, typeOfRepresentation),
    votingShare === undefined ? '' : `${formatShare(votingShare)} % der Anteile`,
  ];
  return [`${firstName} ${lastName}`.trim(), ...details.filter((detail) => detail !== '')].join(', ');
}
