import { bankWording } from './bank-wording.js';
import { caseStatus, caseStatuses } from '../case/case-status.js';
import { customerWording } from './customer-wording.js';
import { isOverWithoutAccount, turnOf } from './turn.js';

/** R2 §4.1 and R3 §4.1 by hand: who has to act, a word of the customer's text, a word of the bank's. */
const table: readonly (readonly [number, string, RegExp, RegExp])[] = [
  [0, 'customer', /E-Mail/, /nicht gesendet/],
  [110, 'customer', /E-Mail gesendet/, /bestätigen/],
  [120, 'nobody', /abgelaufen/, /nicht rechtzeitig/],
  [130, 'customer', /fehlen noch Angaben/, /füllt den Antrag aus/],
  [210, 'customer', /gespeichert/, /füllt den Antrag aus/],
  [213, 'bank', /genauer/, /Regeln der Bank/],
  [214, 'bank', /genauer/, /frühere Anfrage/],
  [216, 'nobody', /kein Konto/, /abgelehnt/],
  [218, 'provider', /Übertragung/, /übertragen/],
  [220, 'customer', /weisen sich/, /weisen sich aus/],
  [230, 'customer', /Unterlagen/, /Dokumente/],
  [240, 'provider', /Registern/, /Registern/],
  [245, 'customer', /Unterlagen/, /Recherche/],
  [250, 'nobody', /nicht abschließend/, /endgültig fehlgeschlagen/],
  [255, 'customer', /andere Personen/, /weicht/],
  [260, 'provider', /stimmen/, /abgeschlossen/],
  [305, 'bank', /von Hand/, /Support/],
  [310, 'bank', /geprüft/, /identifiziert/],
  [315, 'bank', /identifiziert/, /ausreichend/],
  [320, 'nobody', /nicht erfolgreich/, /abgelehnt/],
  [330, 'nobody', /nicht identifiziert/, /nicht identifiziert/],
  [340, 'nobody', /nicht mehr identifiziert/, /gelöscht/],
  [350, 'nobody', /abgebrochen/, /abgebrochen/],
  [410, 'bank', /richten Ihr Konto ein/, /richtet das Konto ein/],
  [420, 'bank', /Antwort/, /geantwortet/],
  [425, 'customer', /Auskunft/, /nachgefragt/],
  [430, 'nobody', /eingerichtet/, /eröffnet/],
  [440, 'nobody', /Frist/, /abgelaufen/],
  [450, 'nobody', /kein Konto/, /abgelehnt/],
  [900, 'nobody', /anonymisiert/, /anonymisiert/],
];

test('every status has its texts', () => {
  expect(table.map(([code]) => code)).toEqual(caseStatuses.map(({ code }) => code));
});

describe.each(table)('%i', (...[status, turn, customer, bank]) => {
  it.each([
    ['customer', customerWording, customer],
    ['bank', bankWording, bank],
  ] as const)('has texts for the %s about what happened and what comes next', (_side, wording, word) => {
    const words = wording({ status });
    expect(words.happened).toMatch(word);
    expect(words.turn).toBe(turn);
    for (const sentence of [words.happened, words.next]) expect(sentence).toMatch(/^\p{Lu}.*\.$/su);
    expect(words.title).not.toBe('Unbekannter Status');
    expect(words.happened).not.toBe(words.next);
  });
});

test('addresses customers, without internal terms of the bank', () => {
  for (const { code } of caseStatuses) {
    const { title, happened, next } = customerWording({ status: code });
    expect(`${happened} ${next}`).toMatch(/\b(?:Sie|Ihr|Ihre|Ihrem|Ihren|wir)\b/);
    expect(`${title} ${happened} ${next}`).not.toMatch(/Support|Kunde\b|frühere Ablehnung|Regeln der Bank/);
  }
});

test.each([120, 216, 250, 320, 330, 340, 350, 440, 450])('at %i there is no next step', (status) => {
  const { turn, happened, next } = customerWording({ status });
  expect(turn).toBe('nobody');
  expect(`${happened} ${next}`).not.toMatch(/ruht|geht es weiter|weitergeht|danach/i);
  expect(isOverWithoutAccount(status)).toBe(true);
});

test('no other status ended without an account', () => {
  const over = caseStatuses.map(({ code }) => code).filter(isOverWithoutAccount);
  expect(over).toEqual([120, 216, 250, 320, 330, 340, 350, 440, 450, 900]);
  expect(isOverWithoutAccount(777)).toBe(false);
});

test('an interrupted transfer offers to continue, a running one does not', () => {
  const startState = 'interrupted_functionaries_mismatch';
  expect(customerWording({ status: 218, startState }).happened).toMatch(/noch nicht abgeschlossen/);
  expect(customerWording({ status: 218 }).happened).toMatch(/läuft/);
});

test('unknown statuses have their own texts', () => {
  for (const wording of [customerWording, bankWording]) {
    expect(wording({ status: 777 })).toMatchObject({ title: 'Unbekannter Status', turn: 'nobody' });
    expect(wording({ status: 777 }).happened).not.toBe('');
  }
});

test.each([
  [218, null, 'bank', 'Wir kümmern uns um Ihren Antrag'],
  [218, 'order', 'provider', 'Ihr Antrag wird übertragen'],
  [210, 'order', 'provider', 'Ihr Antrag ist eingegangen'],
  [130, 'order', 'provider', 'Ihr Antrag ist eingegangen'],
  [210, null, 'customer', 'Ihr Antrag ist angelegt'],
  [213, null, 'bank', 'Ihr Antrag wird geprüft'],
  [255, null, 'bank', 'Wir kümmern uns um Ihren Antrag'],
  [255, 'continue', 'provider', 'Ihre Zuordnung wird übertragen'],
] as const)('at %i with %s running it is the turn of %s: %s', (status, running, turn, title) => {
  expect(customerWording({ status, running })).toMatchObject({ turn, title });
  expect(bankWording({ status, running }).turn).toBe(turn);
  const mismatch = { status, running: null, startState: 'interrupted_functionaries_mismatch' } as const;
  const isCustomers = status === caseStatus.transferring || status === caseStatus.researchMismatch;
  expect(turnOf(mismatch)).toBe(isCustomers ? 'customer' : turnOf({ status, running: null }));
});

test('the bank reads what a hand-over waits for', () => {
  expect(bankWording({ status: 218, running: null }).happened).toContain('nicht übertragen');
  expect(
    bankWording({ status: 218, running: null, startState: 'interrupted_beneficiaries_mismatch' }).happened,
  ).toContain('weichen');
  expect(bankWording({ status: 210, running: 'order' }).happened).toContain('abgesendet');
});

test('documents that were too large are the reason that both read', () => {
  const startState = 'research_file_size_exception';
  expect(customerWording({ status: 255, running: null, startState })).toMatchObject({ turn: 'bank' });
  expect(customerWording({ status: 255, running: null, startState }).happened).toMatch(/größer als 8 MB/);
  expect(bankWording({ status: 255, running: null, startState }).happened).toMatch(/größer als 8 MB/);
  expect(customerWording({ status: 210, running: null, startState }).title).toBe('Ihre Dokumente sind zu groß');
  expect(bankWording({ status: 210, running: null, startState }).happened).toMatch(/zu groß/);
});

test('the bank reads that somebody failed for good before the provider says so', () => {
  for (const status of [220, 240, 260])
    for (const identificationOpen of [true, false]) {
      const { happened, next } = bankWording({ status, identificationOpen, hasFailedForGood: true });
      expect(happened).toMatch(/gescheitert/);
      expect(next).toMatch(/endgültige Ergebnis steht noch aus/);
    }
});

test.each([
  [218, null, undefined, 'provider'],
  [218, 'interrupted_functionaries_mismatch', undefined, 'customer'],
  [218, 'interrupted_beneficiaries_mismatch', undefined, 'customer'],
  [218, 'research_file_size_exception', undefined, 'provider'],
  [213, 'interrupted_functionaries_mismatch', undefined, 'bank'],
  [220, null, true, 'customer'],
  [220, null, false, 'provider'],
  [230, null, false, 'customer'],
  [240, null, true, 'customer'],
  [240, null, undefined, 'provider'],
  [260, null, true, 'customer'],
] as const)('at %i with %s and open identification %s the turn is %s', (status, startState, open, turn) => {
  expect(turnOf({ status, startState, identificationOpen: open })).toBe(turn);
});

test('at 420 nobody reads of an answer that was not given', () => {
  expect(customerWording({ status: 420 }).happened).toMatch(/Ihre Antwort ist bei uns angekommen/);
  expect(customerWording({ status: 420, requestAnswered: false })).toMatchObject({
    title: 'Die Frist für Ihre Antwort ist abgelaufen',
    turn: 'bank',
  });
  expect(bankWording({ status: 420, requestAnswered: true }).happened).toMatch(/geantwortet\.$/);
  expect(bankWording({ status: 420, requestAnswered: false }).happened).toMatch(/nicht geantwortet\.$/);
});

test('a case that ended without an account does not claim one', () => {
  for (const wording of [customerWording, bankWording]) {
    const { happened, next, turn } = wording({ status: 430, accountOpened: false });
    expect(`${happened} ${next}`).not.toMatch(/eröffnet|eingerichtet/);
    expect(turn).toBe('nobody');
    expect(wording({ status: 430, accountOpened: true })).toEqual(wording({ status: 430 }));
  }
  expect(customerWording({ status: 430, accountOpened: false }).title).toBe('Ihr Antrag ist abgeschlossen');
});

test('while the core bank works, the bank waits for it, also after an answer', () => {
  for (const status of [410, 420])
    for (const requestAnswered of [true, false])
      expect(bankWording({ status, running: 'coreBanking', requestAnswered }).next).toMatch(
        /^Das Kernbanksystem arbeitet/,
      );
});

test('nobody is promised a day while nobody was ever identified', () => {
  expect(customerWording({ status: 410, persons: [] }).next).not.toMatch(/Werktage/);
});
