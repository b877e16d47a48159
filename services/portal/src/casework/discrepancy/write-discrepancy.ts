import type { CaseId } from '@kontor/domain/case/case-id';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { RegisterExtract } from '@kontor/domain/discrepancy/compare-owners';
import { type DiscrepancyDecision, mayDecide, reportDayProblem } from '@kontor/domain/discrepancy/discrepancy-report';
import * as z from 'zod';
import type { Session } from '../../access/session/session.module.js';
import { type CaseCore, requireAllowed } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, changeCase, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { type OpenedStep, sealedStep } from './discrepancy-steps.js';
import { readDiscrepancy, type ReadDiscrepancyDeps } from './read-discrepancy.js';

export interface WriteDiscrepancyDeps extends ReadDiscrepancyDeps {
  readonly core: Pick<CaseCore, 'cases' | 'keys' | 'announce'>;
  readonly now: () => number;
}

interface Asked {
  readonly caseId: CaseId;
  readonly session: Session;
  /** The number of steps that the member of staff had seen. */
  readonly step: number;
}

/** Keeps what the extract says. @throws Problem 404, 409 without an extract, 410, 412 */
export async function enterExtract(
  deps: WriteDiscrepancyDeps,
  asked: Asked & { readonly extract: RegisterExtract },
): Promise<void> {
  const found = await discrepancyCase(deps, asked);
  const { state } = await readDiscrepancy(deps, found);
  if (state === 'noExtract') throw problem('illegal', { state: 'illegal' });
  await append(deps, asked, { act: 'entered', content: asked.extract });
}

/**
 * Records the report, or that there is none. @throws Problem 404, 409 unless differences wait for a decision, 410, 412;
 * ZodError for a day that is not possible
 */
export async function decideDiscrepancy(
  deps: WriteDiscrepancyDeps,
  asked: Asked & { readonly decision: DiscrepancyDecision },
): Promise<void> {
  const { decision, step } = asked;
  const found = await discrepancyCase(deps, asked);
  const { state, comparison, step: present } = await readDiscrepancy(deps, found);
  if (present !== step) throw problem('version-conflict');
  if (!mayDecide(state, decision.outcome) || comparison === null) throw problem('illegal', { state: 'illegal' });
  if (decision.outcome === 'reported') requirePast(decision.day, deps.now());
  await append(deps, asked, { act: decision.outcome, content: { decision, owners: comparison } });
}

/** The case of a report for who may work on it now. @throws Problem 404, 409, 410 */
export async function discrepancyCase(
  { core }: { readonly core: Pick<CaseCore, 'cases'> },
  { caseId, session }: Pick<Asked, 'caseId' | 'session'>,
): Promise<CaseRecord> {
  const found = await workableCase(core.cases, caseId);
  requireAllowed('transparencyRegister', found, session);
  return found;
}

function requirePast(day: string, now: number): void {
  const message = reportDayProblem(day, germanyToday(now));
  if (message !== undefined) throw new z.ZodError([{ code: 'custom', path: ['day'], message, input: day }]);
}

type NewStep = Pick<Extract<OpenedStep, { act: 'entered' }>, 'act' | 'content'> | Pick<DecidedStep, 'act' | 'content'>;
type DecidedStep = Extract<OpenedStep, { act: 'reported' | 'notReported' }>;

async function append({ core, now }: WriteDiscrepancyDeps, asked: Asked, given: NewStep): Promise<void> {
  const { caseId, session, step: index } = asked;
  const step = await sealedStep(core.keys, caseId, { ...given, at: now(), accountId: session.accountId, index });
  await changeCase(core.cases, caseId, ({ discrepancySteps, erased }) => {
    if (erased) throw problem('archived');
    if (discrepancySteps.length !== index) throw problem('version-conflict');
    return { discrepancySteps: [...discrepancySteps, step] };
  });
  core.announce(caseId, { type: 'memo', seq: 0 });
}
