import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseOutcome, StartState } from '@kontor/domain/case/case-outcome';
import type { Response } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import type { Findings } from '../case-record/case-record.module.js';

/** The member with the matching result of a mismatch. */
export const matchingMembers = {
  interrupted_functionaries_mismatch: 'functionariesMatchingResult',
  interrupted_beneficiaries_mismatch: 'beneficiariesMatchingResult',
} as const satisfies Partial<Record<StartState, string>>;

/** Whether a start state is a mismatch that the customer resolves. */
export function isMismatchState(state: StartState): state is keyof typeof matchingMembers {
  return Object.hasOwn(matchingMembers, state);
}

/** The state of an interrupted start with the data of its page; undefined when nothing is unresolved. */
export async function startOf(
  findings: Pick<Findings, 'read'>,
  caseId: CaseId,
  start: { readonly startState: StartState | null; readonly startFindingRef: string | null } | null,
): Promise<Record<string, unknown> | undefined> {
  const state = start?.startState ?? null;
  if (state === null) return undefined;
  const ref = start?.startFindingRef ?? null;
  if (!isMismatchState(state) || ref === null) return { state };
  const finding = await findings.read(caseId, ref);
  return { state, [matchingMembers[state]]: finding?.content ?? null };
}

/**
 * Answers order, continue and release by the lifecycle's table: 204 when the status page has the result, 200 when
 * this command transferred the case. @throws Problem 409 with `state` for every obstacle.
 */
export async function answerHandOver(
  response: Response,
  findings: Pick<Findings, 'read'>,
  { caseId, outcome }: { readonly caseId: CaseId; readonly outcome: CaseOutcome },
): Promise<void> {
  switch (outcome.kind) {
    case 'submitted':
      response.status(200).json({ state: 'submitted' });
      return;
    case 'done':
    case 'status':
      response.status(204).end();
      return;
    case 'interrupted': {
      const { state, findingRef } = outcome;
      const start = await startOf(findings, caseId, { startState: state, startFindingRef: findingRef });
      throw problem(state, start ?? { state });
    }
    default:
      throw new TypeError(`A hand-over cannot end as ${outcome.kind}`);
  }
}
