import { isOrderStep } from '../../case-effect.js';
import type { CaseState } from '../../case-state.js';
import { caseStatus, type StatusCode } from '../../case-status.js';
import { reduce, type CaseInput, type Reduced } from '../../reduce/reduce.js';
import type { Reduce } from './explore.js';

type Change = (after: CaseState, before: CaseState, input: CaseInput) => CaseState;

/** The real rules with a mistake in them. */
const mistaken =
  (change: Change): Reduce =>
  (revision, before, input, at): Reduced => {
    const reduced = reduce(revision, before, input, at);
    return { ...reduced, state: change(reduced.state, before, input) };
  };

const isEvent = (input: CaseInput, name: string): boolean => input.kind === 'event' && input.event.name === name;

function isAccepted(input: CaseInput): boolean {
  return input.kind === 'event' && input.event.name === 'transferred' && input.event.result === 'accepted';
}

const withoutGeneration = (state: CaseState, input: CaseInput): CaseState => {
  const generation = input.kind === 'event' && 'generation' in input.event ? input.event.generation : 0;
  return { ...state, pending: state.pending.filter((effect) => effect.generation !== generation) };
};

const withoutSteps = (state: CaseState): CaseState => ({
  ...state,
  pending: state.pending.filter((effect) => !isOrderStep(effect)),
});

/** A kind of mistake, the scenario in which it shows, and the rule that it breaks. */
export interface Defect {
  readonly name: string;
  readonly scenario: string;
  readonly rule: string;
  readonly reduce: Reduce;
}

const back: StatusCode = caseStatus.transferred;

export const defects: readonly Defect[] = [
  {
    name: 'the answer to a hand-over is ignored when the facts have moved the case from 255 to 220 meanwhile',
    scenario: 'a mismatch of the research',
    rule: 'a person whose check nobody starts',
    reduce: mistaken((after, before, input) =>
      isAccepted(input) && before.status === caseStatus.transferred
        ? { ...withoutGeneration(before, input), run: null }
        : after,
    ),
  },
  {
    name: 'a hand-over that a provider leaves without an answer ends, and nobody is asked',
    scenario: 'order, hold and release',
    rule: 'nobody can move the case that waits for them',
    reduce: mistaken((after, _before, input) =>
      isEvent(input, 'answerOverdue') ? { ...withoutSteps(after), run: null } : after,
    ),
  },
  {
    name: 'the run stays when its step is gone',
    scenario: 'order, hold and release',
    rule: 'somebody waits for a run of which nothing is under way',
    reduce: mistaken((after, _before, input) => (isEvent(input, 'answerOverdue') ? withoutSteps(after) : after)),
  },
  {
    name: 'no window while the case is handed over',
    scenario: 'order, hold and release',
    rule: 'no window',
    reduce: mistaken((after) => (after.status === caseStatus.transferring ? { ...after, window: null } : after)),
  },
  {
    name: 'a window that is armed and does nothing',
    scenario: 'order, hold and release',
    rule: 'a window leads nowhere',
    reduce: mistaken((after, before, input) =>
      isEvent(input, 'waitExpired') && before.status === caseStatus.onHold ? before : after,
    ),
  },
  {
    name: 'a check is started twice',
    scenario: 'order, hold and release',
    rule: 'two live effects of one kind, subject and version',
    reduce: mistaken((after, _before, input) => {
      if (!isAccepted(input)) return after;
      const again = after.pending.filter(({ kind }) => kind === 'startIdentification');
      const doubles = again.map((effect) => ({ ...effect, generation: effect.generation + 1_000 }));
      return { ...after, pending: [...after.pending, ...doubles] };
    }),
  },
  {
    name: 'a late answer brings an aborted case back',
    scenario: 'order, hold and release',
    rule: 'a final status is left',
    reduce: mistaken((after, before, input) =>
      isAccepted(input) && before.status === caseStatus.abortedByCustomer
        ? { ...after, status: back, window: before.window }
        : after,
    ),
  },
  {
    name: 'what a mismatch asks is forgotten',
    scenario: 'mismatches before the hand-over',
    rule: 'only a window or somebody who gives up leads on',
    reduce: mistaken((after) =>
      after.status === caseStatus.transferring ? { ...after, start: null, form: null } : after,
    ),
  },
];
