import { isAvailable } from '@kontor/domain/case/available-commands';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import { Problem } from '@kontor/platform/problem/problem';
import type { Session } from '../../access/session/session.module.js';
import { requireNotTaken } from '../../case/case-process/case-process.module.js';
import type { CommandNotes } from '../../case/case-projection/case-projection.module.js';
import type { CaseRecord, NotedCommand } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';

/** Keeps the texts of commands until they are delivered. */
export type NoteKeeper = Pick<CommandNotes, 'keep' | 'drop' | 'isRepeated'>;

export interface Noted {
  readonly name: NotedCommand;
  readonly found: CaseRecord;
  readonly session: Session;
  readonly text: string;
}

/** Stores the text first and deletes it when the command is refused, so that a crash in between loses nothing. */
export async function withNote(
  notes: NoteKeeper,
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
