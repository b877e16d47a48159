import { partyFieldLabels } from '@kontor/domain/core-banking/party-fields';
import { type PartyKind, type PartyResult } from '@kontor/domain/core-banking/booking';

/** German names of party kinds. */
export const partyKindLabels: Readonly<Record<PartyKind, string>> = {
  juristic: 'Juristische Person',
  majority: 'Personenmehrheit',
  natural: 'Natürliche Person',
};

const labels: Readonly<Record<string, string>> = partyFieldLabels;
const named = (fields: readonly string[]): string =>
  fields.map((field) => (Object.hasOwn(labels, field) ? labels[field] : field)).join(', ');

const placeholderTexts: Readonly<Record<string, string>> = {
  birthDate: 'Als Geburtsdatum wurde der Platzhalter 01.01.1900 eingetragen.',
  occupation: 'Als Beruf wurde ein Platzhalter eingetragen.',
};

function outcomeText(result: PartyResult): string {
  if (result.personennummer !== undefined && result.isExisting === true)
    return `Mit der vorhandenen Personennummer ${result.personennummer} verbunden.`;
  if (result.personennummer !== undefined) return `Angelegt mit der Personennummer ${result.personennummer}.`;
  if (result.potentialDuplicates.length === 0) return 'Nicht angelegt.';
  return `Nicht angelegt, weil es mögliche Dubletten gibt: ${result.potentialDuplicates.join(', ')}.`;
}

function legitimationTexts(result: PartyResult): readonly string[] {
  return [
    ...(result.legitimationsdatenError ? ['Die Legitimationsdaten fehlen.'] : []),
    ...(result.missingCheckedBy
      ? ['Der Vermerk „Geprüft durch“ fehlt, weil keine Benutzerkennung hinterlegt ist.']
      : []),
  ];
}

/** The report on one party in German sentences: outcome, shortened and skipped values, placeholders, errors, legitimation (R3 §8). */
export function describeParty(result: PartyResult): readonly string[] {
  return [
    outcomeText(result),
    ...(result.shortened.length > 0 ? [`Gekürzt: ${named(result.shortened)}.`] : []),
    ...(result.skipped.length > 0 ? [`Nicht übertragen: ${named(result.skipped)}.`] : []),
    ...result.placeholders.flatMap((field) =>
      Object.hasOwn(placeholderTexts, field) ? [placeholderTexts[field] ?? ''] : [],
    ),
    ...(result.errorMessages.length > 0 ? [`Fehler: ${result.errorMessages.join('; ')}`] : []),
    ...legitimationTexts(result),
  ];
}
