import { readFileSync, writeFileSync } from 'node:fs';
import type { CaseEvent } from '../case/case-event.js';
import type { MailKind } from '../case/case-snapshot.js';
import type { CaseState } from '../case/case-state.js';
import { caseStatus, isOfClass } from '../case/case-status.js';
import { currentRevision } from '../case/case-table.js';
import { reduce, type Reduced } from '../case/reduce/reduce.js';
import { explore, type Budgets } from '../case/testing/model/explore.js';
import { movesOf } from '../case/testing/model/moves.js';
import { scenarios } from '../case/testing/model/scenario.js';
import { snapshotOf } from '../case/snapshot.js';
import { remindedOf } from '../case-reminder/occasions.js';
import { isAwaited } from '../reminder/due-reminders.js';
import { isPageWritten } from './testing/config.js';
import { factsOf, readingsOf, type Reading } from './testing/reading.js';
import { sentencePage, type ReadingRow } from './testing/sentence-page.js';

const path = new URL('../../../docs/sentences.md', import.meta.url);
/** Repetitions bring no sentence that a first time does not. */
const budgets: Budgets = { command: 1, refusal: 1, silence: 1, news: 1, poll: 1 };

/** A mail and the page behind it; `isDataMissing` of some person. */
interface SentMail {
  readonly kind: MailKind;
  readonly reading: Reading;
  readonly isDataMissing: boolean;
}
const mails = new Map<string, SentMail>();
const rows = new Map<string, { readonly reading: Reading; readonly facts: Set<string> }>();
beforeAll(() => {
  for (const scenario of scenarios.filter(({ debug = false }) => !debug)) {
    const { nodes, isExhausted } = explore(scenario, reduce, { budgets, states: 60_000 });
    expect(isExhausted).toBe(true);
    for (const { state } of nodes) {
      if (state.hidden) continue;
      for (const { input, at } of movesOf(scenario, state)) addMails(reduce(currentRevision, state, input, at));
      addReminders(state);
      for (const reading of readingsOf(state)) {
        const key = JSON.stringify(reading);
        const row = rows.get(key) ?? { reading, facts: new Set<string>() };
        rows.set(key, row);
        row.facts.add(factsOf(state));
      }
    }
  }
});

function addMails({ state, entries }: Reduced): void {
  const isDataMissing = state.persons.some(({ status }) => status === 'information_required');
  for (const kind of entries.flatMap((entry) => entry.mails))
    for (const reading of readingsOf(state))
      mails.set(JSON.stringify([kind, isDataMissing, reading]), { kind, reading, isDataMissing });
}

/** As if everything that is awaited were reminded of now. */
function addReminders(state: CaseState): void {
  const { askAt = null } = state.reminders ?? {};
  if (askAt === null) return;
  const step = (from: CaseState, event: CaseEvent) => reduce(currentRevision, from, { kind: 'event', event }, askAt);
  const looking = step(state, { name: 'reminderDue' }).state;
  const effect = looking.pending.find(({ kind }) => kind === 'planReminders');
  const source = { snapshot: snapshotOf(state), history: [], savedAt: null, waitingSince: 0, draftWindowMs: 0 };
  const reminded = remindedOf(source);
  const expiry = { topic: 'expiry', personId: null } as const;
  const due = [...reminded.occasions, ...(isAwaited(reminded, expiry) ? [expiry] : [])];
  addMails(step(looking, { name: 'remindersPlanned', generation: effect!.generation, due, nextAt: null }));
}

const all = (): readonly ReadingRow[] =>
  [...rows.values()].map(({ reading, facts }) => ({ reading, facts: [...facts].sort() }));

/** The readings that break a rule, so that a failure shows the sentence. */
const breaches = (isFine: (reading: Reading) => boolean): readonly string[] =>
  all()
    .filter((row) => !isFine(row.reading))
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
  const isSame = ({ customer, bank, waitingFor }: Reading): boolean => {
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

/** What the page says when a mail of a kind is sent. */
const pageBehind: Readonly<Record<MailKind, (reading: Reading, isDataMissing: boolean) => boolean>> = {
  verification: ({ customerCan }) => customerCan.includes('confirmEmail'),
  // Its text follows what the order led to.
  orderReceived: ({ status, customer }) =>
    status >= caseStatus.transferring || customer.title === 'Ihr Antrag ist eingegangen',
  onHold: ({ status, customer }) => isOfClass(status, 'hold') && customer.turn === 'bank',
  // A check may start while data of the person is missing; that comes first.
  identityCheck: ({ asked }, isDataMissing) => asked.length > 0 || isDataMissing,
  identityCheckFailed: ({ asked }) => asked.length > 0,
  rejected: ({ status }) => status === caseStatus.transferBlocked,
  releaseMismatch: ({ customerCan }) => customerCan.includes('continue'),
  releaseFilesTooLarge: ({ customer }) => customer.title === 'Ihre Dokumente sind zu groß',
  filesTooLarge: ({ customer }) => customer.title === 'Ihre Dokumente sind zu groß',
  documentsMissing: ({ customerCan }) => customerCan.includes('documentsUploaded'),
  // What the provider finds while an earlier resolution is handed over is asked right after it.
  researchMismatch: ({ customerCan, customer }) =>
    customerCan.includes('continue') || customer.title === 'Ihre Zuordnung wird übertragen',
  personDataMissing: ({ customerCan }) => customerCan.includes('personCompleted'),
  successful: ({ status, customer }) => isOfClass(status, 'ready') && customer.turn === 'bank',
  continuedByHand: ({ customer }) => customer.title === 'Wir bearbeiten Ihren Antrag weiter',
  failed: ({ customer, customerCan }) => customer.turn === 'nobody' && customerCan.length === 0,
  dataRequested: ({ customerCan }) => customerCan.includes('answerRequest'),
  accountReady: ({ customer }) => customer.title === 'Ihr Konto ist eröffnet',
  completed: ({ customer }) => customer.title === 'Ihr Antrag ist abgeschlossen',
  bankFailed: ({ customer }) => customer.title === 'Wir können Ihr Konto leider nicht eröffnen',
  aborted: ({ customer }) => customer.title === 'Sie haben den Antrag abgebrochen',
  draftReminder: ({ customerCan }) => customerCan.includes('order'),
  identityCheckReminder: ({ asked }) => asked.length > 0,
  missingInformationReminder: ({ customer }) => customer.turn === 'customer',
  expiryReminder: ({ customer }) => customer.turn === 'customer' || customer.turn === 'others',
  // Is sent with a message and not by a step of the process.
  bankMessage: () => false,
  expired: ({ customer, customerCan }) => customer.turn === 'nobody' && customerCan.length === 0,
};

test('a mail and the page behind it agree', () => {
  const sentMails = [...mails.values()];
  expect(sentMails.filter((mail) => !pageBehind[mail.kind](mail.reading, mail.isDataMissing))).toEqual([]);
  const sent = new Set(sentMails.map(({ kind }) => kind));
  // The first mail is sent before the first state.
  const others = Object.keys(pageBehind).filter((kind) => !sent.has(kind as MailKind));
  expect(others).toEqual(['verification', 'bankMessage']);
});

test('docs/sentences.md is what people read (npm run sentences writes it)', () => {
  const page = sentencePage(all());
  if (isPageWritten) writeFileSync(path, page);
  expect(readFileSync(path, 'utf8')).toBe(page);
});
