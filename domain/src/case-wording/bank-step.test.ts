import { caseStatus, caseStatuses, hasEnded } from '../case/case-status.js';
import { bankStep, type BankStepSubject, type BookingProgress } from './bank-step.js';
import { bankWording } from './bank-wording.js';

const all = { asCustomers: true, account: true, girocard: true };
const start: BookingProgress = { parties: null, account: false, girocard: false, contractFiles: 0, steps: all };
const step = (status: number, more: Partial<BankStepSubject> = {}): string | null =>
  bankStep({ status, asked: [], booking: null, approvalOpen: false, ...more });
const booking = (more: Partial<BookingProgress>): string | null => step(410, { booking: { ...start, ...more } });

const jörg = { name: 'Jörg', status: 'pending' };

it.each([
  [[], 'Prüfung beim Anbieter läuft'],
  [[jörg], 'Jörg: Identifikation offen'],
  [[{ ...jörg, status: 'information_required' }], 'Jörg: Angaben fehlen'],
  [[jörg, { name: 'Ana', status: 'pending' }], 'Jörg, Ana: Identifikation offen'],
  [[jörg, { name: 'Ana', status: 'aborted' }], 'Jörg, Ana: Identifikation offen'],
  [[jörg, jörg, jörg], '3 Personen: Identifikation offen'],
])('names whose identification is next: %j', (asked, text) => {
  for (const status of [220, 240, 260]) expect(step(status, { asked })).toBe(text);
});

it.each([
  [{}, 'An das Kernbanksystem übergeben'],
  [{ parties: 'prospects' }, 'Als Kunden übergeben'],
  [{ parties: 'prospects', steps: { ...all, asCustomers: false } }, 'Vertragsunterlagen hochladen'],
  [{ parties: 'customers' }, 'Konto anlegen'],
  [{ parties: 'customers', steps: { ...all, account: false } }, 'Vertragsunterlagen hochladen'],
  [{ parties: 'customers', account: true }, 'girocard anlegen'],
  [{ parties: 'customers', account: true, steps: { ...all, girocard: false } }, 'Vertragsunterlagen hochladen'],
  [{ parties: 'customers', account: true, girocard: true }, 'Vertragsunterlagen hochladen'],
  [{ parties: 'customers', account: true, girocard: true, contractFiles: 1 }, 'Vorgang abschließen'],
] as const)('goes through the account of the bank: %j', (progress, text) => {
  expect(booking(progress)).toBe(text);
});

it('says that the core bank works, and waits for a second person before all', () => {
  expect(step(410, { booking: start, running: 'coreBanking' })).toBe('Kernbanksystem arbeitet');
  expect(step(410, { booking: start, approvalOpen: true })).toBe('Zweite Person: bestätigen');
});

it.each([
  [218, { running: null, startState: 'interrupted_functionaries_mismatch' }, 'Kunde: Abweichungen klären'],
  [218, { running: null }, 'Erneut übertragen'],
  [218, {}, 'Übertragung läuft'],
  [210, { running: 'order' }, 'Auskünfte werden geprüft'],
  [220, { isResolutionRefused: true, asked: [jörg] }, 'Erneut übertragen'],
  [310, { hasUnidentified: true }, 'Vorgang übernehmen'],
  [420, { requestAnswered: true }, 'Antwort des Kunden prüfen'],
  [420, { requestAnswered: false }, 'Erneut nachfragen oder weiterarbeiten'],
] as const)('%i %j: %s', (status, more, text) => {
  expect(step(status, more)).toBe(text);
});

it('has a step wherever somebody has to act, names the customer where it is the customer’s, and none at the end', () => {
  for (const { code } of caseStatuses) {
    const { turn } = bankWording({ status: code });
    if (hasEnded(code)) expect(step(code)).toBeNull();
    else expect(step(code)).toMatch(/^\p{Lu}/u);
    if (turn === 'bank') expect(step(code)).not.toMatch(/^Kunde/);
    const isAsked = turn === 'customer' && code !== caseStatus.transferred;
    expect(/^Kunde: /.test(step(code) ?? '')).toBe(isAsked);
  }
});
