import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { CaseCore } from '../case-process/case-process.module.js';
import type { CaseRecord } from '../case-record/case-record.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createCaseProjectionResponder } from './case-projection.responder.js';
import { createCommandNotes, type CommandNotes } from './command-notes.js';
import type { MemosPort } from './memos-port.js';
import type { MessagesPort } from './messages-port.js';
import { createProjectionLag } from './projection-lag.js';
import { createRecordTransitions } from './record-transitions.js';

export type { CommandNotes } from './command-notes.js';
export { lineOfMemo, type MemosPort, type NewMemo } from './memos-port.js';
export type { MessagesPort } from './messages-port.js';

export interface CaseProjectionDeps {
  readonly deps: Pick<PortalDeps, 'metrics' | 'now'>;
  readonly core: CaseCore;
  readonly memos: Pick<MemosPort, 'add'>;
  readonly messages: MessagesPort;
  readonly figures: { project(after: CaseRecord, entries: readonly HistoryEntry[]): Promise<void> };
}

export interface CaseProjection extends Concept {
  readonly handlers: ReturnType<typeof createCaseProjectionResponder>;
  readonly notes: CommandNotes;
}

/** Writes the transitions of the processes into the case records. */
export function createCaseProjection({ deps, core, memos, messages, figures }: CaseProjectionDeps): CaseProjection {
  const { cases, keys } = core;
  const notes = createCommandNotes({ cases, keys, memos, messages });
  const measureLag = createProjectionLag(deps.metrics);
  const recordTransitions = createRecordTransitions({
    cases,
    projectedAfter: (at) => measureLag(deps.now() - at),
    announce: (caseId, news) => core.announce(caseId, news),
    mailsAdded: () => core.wakeMailbox(),
    projectFigures: (after, entries) => figures.project(after, entries),
    deliverNotes: (after) => notes.deliver(after),
  });
  return { notes, handlers: createCaseProjectionResponder(recordTransitions) };
}
