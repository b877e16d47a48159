import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseCommand } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { ApplicationCore, FrozenOrders } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { Session } from '../../access/session/session.module.js';
import { statusCommandOf } from '@kontor/domain/case/status-command';
import { notedCommandOf, requireReason, textOf, withWarnings } from './reasons.js';
import { type NoteKeeper, withNote } from './with-note.js';

export interface SetStatusDeps {
  readonly core: Pick<CaseCore, 'cases' | 'runStaffCommand'>;
  readonly applications: ApplicationCore;
  readonly orders: FrozenOrders;
  readonly notes: NoteKeeper;
  /** What was shown before a case is finished successfully, and confirmed with it. */
  readonly finishWarnings: (found: CaseRecord) => Promise<readonly string[]>;
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
    const own = await textOf(deps.applications, name, { reason, found });
    const text = name === 'finish' ? withWarnings(own, await deps.finishWarnings(found)) : own;
    const noted = { name, found, session, text };
    return withNote(deps.notes, noted, async () =>
      run(command.name === 'supportFix' ? await supportFixOf(deps, caseId) : command),
    );
  };
}

function finishedWith(command: CaseCommand, accountOpened: boolean | undefined): CaseCommand {
  return command.name === 'finish' && command.success && accountOpened !== undefined
    ? { ...command, accountOpened }
    : command;
}

/** A case that was never ordered is frozen in its current state. */
async function supportFixOf({ applications, orders }: SetStatusDeps, caseId: CaseId): Promise<CaseCommand> {
  const stored = (await applications.frozen.newest(caseId)) === null ? await applications.readStored(caseId) : null;
  return { name: 'supportFix', form: stored === null ? null : await orders.freezeAsStored(caseId, stored) };
}
