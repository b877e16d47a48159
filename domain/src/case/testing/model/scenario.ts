import { personIdOf } from '../../../person/person-id.js';
import type { CaseActor, CaseCommand, FrozenForm, PersonSeed } from '../../case-command.js';
import type { BusinessCheckStatus, PersonCheckResult } from '../../provider-state.js';
import { clerk, customer, gmbhForm, otherClerk } from '../case-fixture.js';

/** One command that people may give in a scenario. */
export interface ModelCommand {
  readonly command: CaseCommand;
  readonly actor: CaseActor;
}

/** What may happen in one part of the model: who is identified, what people may ask, what the providers may say. */
export interface Scenario {
  readonly name: string;
  readonly form: FrozenForm;
  /** Commands beside those that lead to the order. */
  readonly commands: readonly ModelCommand[];
  readonly businesses: readonly BusinessCheckStatus[];
  readonly people: readonly Pick<PersonCheckResult, 'status' | 'check' | 'conclusive' | 'attemptsLeft'>[];
  readonly mayMismatch: boolean;
  /** With the commands of the debug mode. */
  readonly debug?: boolean;
}

const person = (personId: string, acting: boolean): PersonSeed => ({
  personId: personIdOf(personId),
  acting,
  required: true,
  representation: acting ? 'ALONE' : 'JOINT',
});

export const formOf = (count: number, change: Partial<FrozenForm> = {}): FrozenForm =>
  gmbhForm({ persons: Array.from({ length: count }, (_one, n) => person(`p${n + 1}`, n === 0)), ...change });

const of = (actor: CaseActor, ...commands: readonly CaseCommand[]): readonly ModelCommand[] =>
  commands.map((command) => ({ command, actor }));

export const byCustomer = (...commands: readonly CaseCommand[]) => of(customer, ...commands);
export const byBank = (...commands: readonly CaseCommand[]) => of(clerk, ...commands);

export const ends = [
  ...byCustomer({ name: 'abort' }),
  ...byBank({ name: 'supportFix' }, { name: 'disableProcess' }, { name: 'syncWithProvider' }),
];
const continued = (count: number) =>
  (['functionaries', 'beneficiaries'] as const).flatMap((kind) =>
    byCustomer(
      { name: 'continue', kind, form: formOf(count, { version: 2 }), resolution: 'r', abort: false },
      { name: 'continue', kind, form: null, resolution: 'end', abort: true },
    ),
  );
const bank = byBank(
  { name: 'takeOver' },
  { name: 'requestData' },
  { name: 'finish', success: true },
  { name: 'finish', success: false },
);
const otherOwner = of(otherClerk, { name: 'assign', to: otherClerk.accountId }, { name: 'assign', to: null });
const booking = byBank(
  { name: 'passToCoreBanking', mode: 'KUNDE' },
  { name: 'passToCoreBanking', mode: 'INTERESSENT' },
  { name: 'createAccount' },
  { name: 'createGirocard' },
);

const result = (status: PersonCheckResult['status'], conclusive = false, check: PersonCheckResult['check'] = null) => ({
  status,
  conclusive,
  check,
  attemptsLeft: null,
});
const done = result('successful', true);

/** The parts of the model, each with one or two persons. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'order, hold and release, one person',
    form: formOf(1, { reports: ['creditChecks'] }),
    commands: [...ends, ...byBank({ name: 'reject' })],
    businesses: ['completed'],
    people: [done],
    mayMismatch: false,
  },
  {
    name: 'mismatches before the hand-over, one person, then two',
    form: formOf(1),
    commands: [...byCustomer({ name: 'abort' }), ...continued(2)],
    businesses: ['completed'],
    people: [done],
    mayMismatch: true,
  },
  {
    name: 'research and documents, one person',
    form: formOf(1, { earlyReadiness: true }),
    commands: [
      ...byCustomer({ name: 'documentsUploaded' }, { name: 'abort' }, { name: 'answerRequest' }),
      ...byBank({ name: 'setReady' }, { name: 'supportFix' }, { name: 'syncWithProvider' }),
      ...bank,
    ],
    businesses: [
      'documents_missing',
      'research_initiated',
      'research_documents_missing',
      'research_failed',
      'research_successful',
      'completed',
      'rejected',
    ],
    people: [done, result('failed', true)],
    mayMismatch: false,
  },
  {
    name: 'documents that are missing, two persons',
    form: formOf(2),
    commands: byCustomer({ name: 'documentsUploaded' }),
    businesses: ['documents_missing', 'research_documents_missing', 'completed'],
    people: [done],
    mayMismatch: false,
  },
  {
    name: 'a mismatch of the research, one person, then two',
    form: formOf(1),
    commands: [...continued(2), ...byCustomer({ name: 'abort' }), ...byBank({ name: 'supportFix' })],
    businesses: ['pending', 'research_mismatch', 'completed'],
    people: [done],
    mayMismatch: false,
  },
  {
    name: 'identity checks, two persons',
    form: formOf(2, { earlyReadiness: true }),
    commands: [
      ...byCustomer(
        ...['p1', 'p2'].map(
          (id) => ({ name: 'personCompleted', personId: personIdOf(id), form: formOf(2, { version: 2 }) }) as const,
        ),
      ),
      ...byBank({ name: 'takeOver' }),
    ],
    businesses: ['pending', 'completed'],
    people: [
      done,
      result('pending_failed'),
      result('failed', true),
      result('canceled', true),
      result('information_required'),
      result('pending', false, 'fraud'),
    ],
    mayMismatch: false,
  },
  {
    name: 'the debug mode, one person',
    form: formOf(1),
    commands: [
      ...byCustomer({ name: 'abort' }),
      ...byBank(
        ...([130, 210, 213, 214, 216] as const).map((status) => ({ name: 'debugSetStatus', status }) as const),
        { name: 'release' },
      ),
    ],
    businesses: ['completed'],
    people: [done],
    mayMismatch: false,
    debug: true,
  },
  {
    name: 'attempts that failed, two persons',
    form: formOf(2),
    commands: [],
    businesses: ['pending', 'completed'],
    people: [done, result('failed'), { ...result('failed'), attemptsLeft: 1 }, result('pending')],
    mayMismatch: false,
  },
  {
    name: 'the bank and the core bank, one person',
    form: formOf(1),
    commands: [...bank, ...booking, ...otherOwner, ...byCustomer({ name: 'answerRequest' })],
    businesses: ['completed'],
    people: [done],
    mayMismatch: false,
  },
];
