import {
  identityCheckStatuses,
  personStatusIcon,
  personStatusOfIdentityCheck,
  personStatuses,
} from './person-status.js';
import { mayTryAgain } from './check-progress.js';
import { attemptsSentence, personWording } from './person-wording.js';

/** R2 §4.2 by hand: value, icon, who has to act, title. */
const table: readonly (readonly [string, string, string, string])[] = [
  ['created', 'created', 'provider', 'Noch nicht begonnen'],
  ['pending', 'clock', 'person', 'Identifikation offen'],
  ['pending_successful', 'clock', 'provider', 'Identifikation wird geprüft'],
  ['pending_failed', 'clock', 'provider', 'Identifikation wird erneut geprüft'],
  ['successful', 'check', 'nobody', 'Erfolgreich identifiziert'],
  ['failed', 'error', 'nobody', 'Identifikation fehlgeschlagen'],
  ['aborted', 'aborted', 'person', 'Identifikation abgebrochen'],
  ['canceled', 'aborted', 'nobody', 'Identifikation storniert'],
  ['information_required', 'warning', 'customer', 'Angaben fehlen'],
  ['information_completed', 'completed', 'provider', 'Angaben vervollständigt'],
  ['INITIAL', 'created', 'person', 'Identifikation offen'],
  ['approved', 'check', 'nobody', 'Erfolgreich identifiziert'],
  ['rejected', 'error', 'person', 'Identifikation abgelehnt'],
  ['fraud', 'error', 'nobody', 'Identifikation abgelehnt'],
  ['flow_incomplete', 'clock', 'person', 'Identifikation nicht abgeschlossen'],
];

it('has every value of the specification', () => {
  expect(table.map(([value]) => value)).toEqual([...personStatuses, ...identityCheckStatuses]);
});

describe.each(table)('%s', (value, icon, turn, title) => {
  it.each(['customer', 'bank'] as const)('has texts for the %s', (side) => {
    const words = personWording(value, side);
    expect(words).toMatchObject({ title, turn });
    for (const sentence of [words.happened, words.next]) expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
    if (side === 'customer') expect(`${words.happened} ${words.next}`).not.toMatch(/Kunde|Anbieter|Betrug/);
  });

  it('has its icon', () => {
    expect(personStatusIcon(value)).toBe(icon);
  });
});

it('has a text for unknown values', () => {
  expect(personWording('constructor', 'bank')).toEqual({
    title: 'Unbekannter Status',
    happened: '',
    turn: 'nobody',
    next: '',
  });
  expect(personStatusIcon('new_legal_representative')).toBe('missing_mail');
});

it.each([
  ['INITIAL', 'pending'],
  ['approved', 'successful'],
  ['rejected', 'pending_failed'],
  ['fraud', 'failed'],
  ['flow_incomplete', 'pending'],
] as const)('an identity check %s results in the person status %s', (check, status) => {
  expect(personStatusOfIdentityCheck(check)).toBe(status);
});

it.each([
  ['failed', 2, true],
  ['rejected', 1, true],
  ['aborted', 0, false],
  ['failed', null, false],
  ['pending', 3, false],
] as const)('%s with %p tries left', (value, left, expected) => {
  expect(mayTryAgain(value, left)).toBe(expected);
});

it('says how many tries are left', () => {
  expect([1, 2, 3].map(attemptsSentence)).toEqual([
    'Sie haben noch einen Versuch.',
    'Sie haben noch zwei Versuche.',
    'Sie haben noch 3 Versuche.',
  ]);
});
