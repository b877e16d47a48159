import type { CaseId } from '@kontor/domain/case/case-id';
import { isAvailable } from '@kontor/domain/case/available-commands';
import type { CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { Problem } from '@kontor/platform/problem/problem';
import type { ApplicationCore, FrozenOrders } from '../../applicant/application/application.module.js';
import { type CaseCore, requireNotTaken } from '../../case/case-process/case-process.module.js';
import type { CommandNotes } from '../../case/case-projection/case-projection.module.js';
import { type CaseRecord, type NotedCommand, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { statusCommandOf } from '@kontor/domain/case/status-command';
import { notedCommandOf, requireReason, textOf } from './reasons.js';

export interface SetStatusDeps {
  readonly core: Pick<CaseCore, 'cases' | 'runStaffCommand'>;
  readonly applications: ApplicationCore;
  readonly orders: FrozenOrders;
  readonly notes: Pick<CommandNotes, 'keep' | 'drop' | 'isRepeated'>;
  readonly debug: boolean;
}

export interface StatusRequest {
  readonly caseId: CaseId;
  readonly session: Session;
  readonly status: number;
  readonly reason: string;
  /** For 430; see the command `finish`. */
  readonly accountOpened?: boolean | undefined;
}

/** Runs the command that leads to a target status. @throws Problem 403, 404, 409, 410; ZodError for a missing reason. */
export type SetStatus = (request: StatusRequest) => Promise<CaseOutcome>;

export function createSetStatus(deps: SetStatusDeps): SetStatus {
  const { core } = deps;
  return async ({ caseId, session, status, reason, accountOpened }) => {
    const found = await workableCase(core.cases, caseId);
    const meant = statusCommandOf(status, { status: found.status, debug: deps.debug });
    if (meant === undefined) throw problem('illegal', { state: 'illegal' });
    if (!meant.roles.some((role) => session.roles.includes(role))) throw problem('forbidden');
    const command = finishedWith(meant.command, accountOpened);
    const run = (given: CaseCommand): Promise<CaseOutcome> =>
      core.runStaffCommand({ caseId, command: given, accountId: session.accountId });
    const name = notedCommandOf(command);
    if (name === null) return run(command);
    requireReason(name, reason, found);
    const noted = { name, found, session, text: await textOf(deps.applications, name, { reason, found }) };
    return withNote(deps, noted, async () =>
      run(command.name === 'supportFix' ? await supportFixOf(deps, caseId) : command),
    );
  };
}

function finishedWith(command: CaseCommand, accountOpened: boolean | undefined): CaseCommand {
  return command.name === 'finish' && command.success && accountOpened !== undefined
    ? { ...command, accountOpened }
    : command;
}

interface Noted {
  readonly name: NotedCommand;
  readonly found: CaseRecord;
  readonly session: Session;
  readonly text: string;
}

/** Stores the text first and deletes it when the command is refused, so that a crash in between loses nothing. */
async function withNote(
  { notes }: SetStatusDeps,
  { name: command, found, session, text: content }: Noted,
  run: () => Promise<CaseOutcome>,
): Promise<CaseOutcome> {
  if (content === '') return run();
  const { accountId, username: author, roles } = session;
  const { snapshot, _id: caseId } = found;
  if (await notes.isRepeated(found, { command, accountId, content })) return { kind: 'done' };
  requireNotTaken(command, snapshot, accountId);
  if (snapshot === null || !isAvailable(command, snapshot, { roles, side: 'staff' })) {
    const state = (snapshot?.running ?? null) === null ? 'illegal' : 'busy';
    throw problem(state, { state });
  }
  await notes.keep({ caseId, command, accountId, author, content });
  try {
    return await run();
  } catch (error) {
    const isRefused = error instanceof Problem && ['illegal', 'busy', 'taken'].includes(error.code);
    if (isRefused) await notes.drop({ caseId, command, accountId });
    throw error;
  }
}

/** A case that was never ordered is frozen in its current state. */
async function supportFixOf({ applications, orders }: SetStatusDeps, caseId: CaseId): Promise<CaseCommand> {
  const stored = (await applications.frozen.newest(caseId)) === null ? await applications.readStored(caseId) : null;
  return { name: 'supportFix', form: stored === null ? null : await orders.freezeAsStored(caseId, stored) };
}
