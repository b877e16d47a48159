import { currentRevision } from './case-table.js';
import { personIdOf } from '../person/person-id.js';
import { caseIdOf } from './case-id.js';
import fc from 'fast-check';
import type { CaseCommand } from './case-command.js';
import type { CaseEffect } from './case-effect.js';
import type { CaseEvent } from './case-event.js';
import { CaseFixture, clerk, customer, gmbhForm, providerState, checkResult } from './testing/case-fixture.js';
import { initialState } from './case-state.js';
import { caseStatus, isFinal, statusClass } from './case-status.js';
import { regularPolicy } from './case-policy.js';
import type { BusinessCheckStatus } from './provider-state.js';
import { personStatuses } from '../person/person-status.js';
import { reminderTopics } from '../reminder/reminder-topic.js';

const staffNames = [
  'release',
  'reject',
  'takeOver',
  'createAccount',
  'createGirocard',
  'requestData',
  'setReady',
  'supportFix',
  'disableProcess',
  'syncWithProvider',
  'pauseReminders',
  'resumeReminders',
] as const;
const customerNames = ['confirmEmail', 'formSaved', 'documentsUploaded', 'abort', 'answerRequest'] as const;

const command: fc.Arbitrary<CaseCommand> = fc.oneof(
  fc.constantFrom<CaseCommand>(...[...staffNames, ...customerNames].map((name) => ({ name }))),
  fc.constant<CaseCommand>({ name: 'order', form: gmbhForm({ reports: ['creditChecks'], earlyReadiness: true }) }),
  fc.record({
    name: fc.constant('continue' as const),
    kind: fc.constantFrom('functionaries' as const, 'beneficiaries' as const),
    form: fc.constant(gmbhForm({ version: 2 })),
    resolution: fc.constantFrom('r', 's'),
    abort: fc.boolean(),
  }),
  fc.record({ name: fc.constant('finish' as const), success: fc.boolean() }),
  fc.record({
    name: fc.constant('personCompleted' as const),
    personId: fc.constantFrom(personIdOf('p1'), personIdOf('p2')),
    form: fc.constantFrom(null, gmbhForm({ version: 2 }), gmbhForm({ version: 3 })),
  }),
  fc.record({
    name: fc.constant('remind' as const),
    topic: fc.constantFrom(...reminderTopics),
    personId: fc.constantFrom(null, personIdOf('p1')),
  }),
  fc.record({
    name: fc.constant('stopReminders' as const),
    personId: fc.constantFrom(null, personIdOf('p2')),
  }),
  fc.record({
    name: fc.constant('passToCoreBanking' as const),
    mode: fc.constantFrom('KUNDE' as const, 'INTERESSENT' as const),
  }),
);

const businesses: BusinessCheckStatus[] = [
  'pending',
  'documents_missing',
  'research_initiated',
  'research_documents_missing',
  'research_failed',
  'research_mismatch',
  'research_successful',
  'completed',
  'rejected',
  'fraud',
];

/** One way to answer an effect, chosen by a number. */
function answerTo(effect: CaseEffect, choice: number): CaseEvent {
  const { generation } = effect;
  const pick = <T>(values: readonly T[]): T => values[choice % values.length]!;
  switch (effect.kind) {
    case 'fetchLastSave':
      return { name: 'lastSaveFetched', generation, savedAt: pick([null, 5]) };
    case 'fetchReports':
      return { name: 'reportsFetched', generation };
    case 'evaluateHold':
      return { name: 'holdEvaluated', generation, result: pick(['clear', 'clear', 'findings', 'again']) };
    case 'matchPersons':
      return {
        name: 'matched',
        generation,
        kind: effect.of,
        result: pick(['matched', 'matched', 'mismatch', 'rejected']),
        findingRef: 'f',
      };
    case 'transfer':
      return {
        name: 'transferred',
        generation,
        result: pick(['accepted', 'accepted', 'filesTooLarge', 'rejected', 'unknown']),
      };
    case 'startIdentification':
      return {
        name: 'identificationStarted',
        generation,
        personId: effect.personId,
        checkRef: choice % 4 === 0 ? null : `c${choice}`,
      };
    case 'fetchState':
      return { name: 'stateFetched', generation, state: stateOf(choice) };
    case 'handOverDocuments':
      return { name: 'documentsHandedOver', generation };
    case 'cancelAtProviders':
      return { name: 'cancelledAtProviders', generation };
    case 'cancelIdentityChecks':
      return { name: 'identityChecksCancelled', generation };
    case 'planReminders':
      return {
        name: 'remindersPlanned',
        generation,
        due: [{ topic: pick(reminderTopics), personId: pick([null, personIdOf('p1'), personIdOf('p9')]) }],
        nextAt: pick([null, choice]),
      };
    case 'coreBankingStep':
      return {
        name: 'coreBankingStepEnded',
        generation,
        step: effect.step,
        result: pick(['booked', 'failed']),
        findingRef: 'x',
        ok: choice % 3 > 0,
        reason: '',
      };
    case 'sealEvidence':
      return { name: 'evidenceSealed', generation };
    case 'eraseCase':
      return { name: 'erased', generation };
  }
}

function stateOf(choice: number) {
  const business = businesses[choice % businesses.length]!;
  const status = choice % 3 === 0 ? 'successful' : personStatuses[choice % personStatuses.length]!;
  return providerState({
    business,
    mismatch: business === 'research_mismatch' ? 'functionaries' : null,
    dueDiligenceComplete: choice % 2 === 0,
    persons: [
      checkResult('p1', { status, conclusive: choice % 5 === 0 }),
      checkResult('p2', { status: choice % 4 === 0 ? 'successful' : status, conclusive: choice % 5 === 0 }),
    ],
  });
}

type Move =
  | { kind: 'command'; command: CaseCommand }
  | { kind: 'answer' | 'stale' | 'expire' | 'overdue' | 'provider' | 'poll'; choice: number };
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('command' as const), command }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), choice: fc.nat(999) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'stale' as const,
        'expire' as const,
        'overdue' as const,
        'provider' as const,
        'poll' as const,
      ),
      choice: fc.nat(999),
    }),
  },
);

const keys = Object.keys(
  initialState({ caseId: caseIdOf('7'), revision: currentRevision, policy: regularPolicy, at: 0 }),
).sort();
const reopens = ['supportFix', 'erased'];

function fixture(one: CaseFixture, step: Move): void {
  if (step.kind === 'command') {
    const actor =
      (customerNames as readonly string[]).includes(step.command.name) ||
      ['order', 'continue', 'personCompleted', 'stopReminders'].includes(step.command.name)
        ? customer
        : clerk;
    if (one.decide(step.command, actor).decision === 'run') one.give(step.command, actor);
    return;
  }
  const effect = one.state.pending[step.choice % Math.max(1, one.state.pending.length)];
  if (step.kind === 'answer' && effect) one.event(answerTo(effect, step.choice));
  if (step.kind === 'overdue') one.event({ name: 'answerOverdue' });
  if (step.kind === 'expire' && one.state.window) one.expire();
  if (step.kind === 'provider')
    one.event({ name: 'providerEvent', eventId: String(step.choice), source: 'banking', reference: 'r' });
  if (step.kind === 'poll' && one.state.pollAt) one.event({ name: 'pollDue' });
  const { askAt = null } = one.state.reminders ?? {};
  if (step.kind === 'poll' && askAt !== null) {
    one.now = Math.max(one.now, askAt);
    one.event({ name: 'reminderDue' });
  }
  if (step.kind === 'stale') {
    const before = one.state;
    one.event({ name: 'transferred', generation: 100_000 + step.choice, result: 'accepted' });
    if (one.state.window) one.event({ ...one.state.window, dueAt: one.state.window.dueAt + 1 });
    expect(one.state).toEqual(before);
  }
}

const reached = new Set<number>();

test('whatever happens in whatever order, the case stays sound', () => {
  fc.assert(
    fc.property(fc.array(move, { minLength: 20, maxLength: 120 }), (moves) => {
      const one = new CaseFixture(regularPolicy);
      for (const step of moves) {
        const before = one.state;
        const known = one.history.length;
        fixture(one, step);
        const cause = one.history[known]?.cause ?? '';
        if (isFinal(before.status) && one.state.status !== before.status) expect(reopens).toContain(cause);
        if (before.status === caseStatus.archived) expect(one.state.status).toBe(900);
        expect(one.state.seq).toBeGreaterThanOrEqual(before.seq);
        expect(Object.keys(one.state).sort()).toEqual(keys);
        expect(JSON.parse(JSON.stringify(one.state))).toEqual(one.state);
        // Whoever waits for a run waits for something that can end.
        if (one.state.run) expect(one.state.pending.length).toBeGreaterThan(0);
        if (statusClass(one.state.status) === 'final') expect(one.state.run).toBeNull();
        reached.add(one.state.status);
      }
      const numbers = one.history.map((entry) => entry.seq);
      expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(numbers);
    }),
    { numRuns: 300, seed: 20 },
  );
});
