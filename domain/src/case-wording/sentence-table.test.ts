import { readFileSync, writeFileSync } from 'node:fs';
import { reduce } from '../case/reduce/reduce.js';
import { explore, type Budgets } from '../case/testing/model/explore.js';
import { scenarios } from '../case/testing/model/scenario.js';
import { isPageWritten } from './testing/config.js';
import { factsOf, readingsOf, type Reading } from './testing/reading.js';
import { sentencePage, type ReadingRow } from './testing/sentence-page.js';

const path = new URL('../../../docs/sentences.md', import.meta.url);
/** Repetitions bring no sentence that a first time does not. */
const budgets: Budgets = { command: 1, refusal: 1, silence: 1, news: 1, poll: 1 };

const rows = new Map<string, { readonly reading: Reading; readonly facts: Set<string> }>();
beforeAll(() => {
  for (const scenario of scenarios) {
    const { nodes, isExhausted } = explore(scenario, reduce, { budgets, states: 60_000 });
    expect(isExhausted).toBe(true);
    for (const { state } of nodes) {
      if (state.hidden) continue;
      for (const reading of readingsOf(state)) {
        const key = JSON.stringify(reading);
        const row = rows.get(key) ?? { reading, facts: new Set<string>() };
        rows.set(key, row);
        row.facts.add(factsOf(state));
      }
    }
  }
}, 120_000);

const all = (): readonly ReadingRow[] =>
  [...rows.values()].map(({ reading, facts }) => ({ reading, facts: [...facts].sort() }));

/** The readings that break a rule, so that a failure shows the sentence. */
const breaches = (isFine: (reading: Reading, row: ReadingRow) => boolean): readonly string[] =>
  all()
    .filter((row) => !isFine(row.reading, row))
    .map((row) => sentencePage([row]));

/** Whether what a sentence asks for is possible. */
const asks = (text: string, pattern: RegExp, can: boolean): boolean => !pattern.test(text) || can;

test('somebody who reads that it is their turn can do something', () => {
  const steps = [
    'continue',
    'documentsUploaded',
    'personCompleted',
    'saveForm',
    'order',
    'answerRequest',
    'confirmEmail',
  ];
  const canAct = ({ customer, customerCan, asked, status }: Reading): boolean =>
    customer.turn !== 'customer' ||
    asked.includes('Änne Groß') ||
    steps.some((step) => customerCan.includes(step)) ||
    // The account of a case is confirmed by its code, and 425 is answered by a message.
    [0, 110, 425].includes(status);
  expect(breaches(canAct)).toEqual([]);
});

test('no sentence for the customer asks for what is refused', () => {
  const isPossible = ({ customer: { happened, next }, customerCan, asked }: Reading): boolean => {
    const text = `${happened} ${next}`;
    const can = (name: string): boolean => customerCan.includes(name);
    return (
      asks(text, /Laden Sie/, can('documentsUploaded')) &&
      asks(text, /ergänzen Sie/, can('personCompleted')) &&
      asks(text, /[Kk]lären Sie|gleichen Sie/, can('continue')) &&
      asks(text, /Identifizieren Sie sich|Ihre eigene Identifikation\.|gutes Licht/, asked.includes('Änne Groß')) &&
      asks(
        text,
        /Erinnern Sie|übrigen Personen/,
        asked.some((name) => name !== 'Änne Groß'),
      )
    );
  };
  expect(breaches(isPossible)).toEqual([]);
});

test('no sentence for the bank asks for what is refused', () => {
  const isPossible = ({ bank: { happened, next }, bankCan }: Reading): boolean => {
    const text = `${happened} ${next}`;
    const can = (name: string): boolean => bankCan.includes(name);
    return (
      asks(text, /[Üü]bernehmen/, can('takeOver')) &&
      asks(text, /geben Sie .*frei/, can('release')) &&
      asks(text, /schließen Sie den Vorgang/, can('finish')) &&
      asks(text, /Support-Eingriff führt/, can('supportFix'))
    );
  };
  expect(breaches(isPossible)).toEqual([]);
});

test('nobody waits for themselves, and both sides name the same one', () => {
  // A mismatch that was resolved is handed over when the provider has taken the case to the identity checks already: for
  // these minutes the list waits for the provider, and the person can begin.
  const isHandOver = /^(start \w+; )?(continue|release) is under way/;
  const isSame = ({ customer, bank, waitingFor }: Reading, { facts }: ReadingRow): boolean => {
    if (facts.every((fact) => isHandOver.test(fact))) return true;
    if (waitingFor === 'customer') return customer.turn === 'customer' || customer.turn === 'others';
    if (waitingFor === 'bank')
      return customer.turn !== 'customer' && customer.turn !== 'others' && bank.turn === 'bank';
    return (
      customer.turn !== 'customer' && customer.turn !== 'others' && bank.turn !== 'bank' && bank.turn !== 'customer'
    );
  };
  expect(breaches(isSame)).toEqual([]);
});

test('who has nothing to do is not asked for anything', () => {
  const isQuiet = ({ customer: { turn, next }, asked }: Reading): boolean =>
    !next.startsWith('Sie müssen nichts tun') || (turn !== 'customer' && !asked.includes('Änne Groß'));
  expect(breaches(isQuiet)).toEqual([]);
});

test('docs/sentences.md is what people read (npm run sentences writes it)', () => {
  const page = sentencePage(all());
  if (isPageWritten) writeFileSync(path, page);
  expect(readFileSync(path, 'utf8')).toBe(page);
});
