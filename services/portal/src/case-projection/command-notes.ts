import type { CaseId } from '@kontor/domain/case/case-id';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import {
  type CaseKeys,
  type CaseRecord,
  type CaseRepository,
  changeCase,
  type CommandNote,
  fromUtf8,
  type NotedCommand,
} from '../case-record/case-record.module.js';
import type { MemosPort } from './memos-port.js';
import type { MessagesPort } from './messages-port.js';

/** A clerk's text for a command: the reason of a support fix, or the request to the customer. */
export interface NewCommandNote {
  readonly caseId: CaseId;
  readonly command: NotedCommand;
  readonly accountId: string;
  /** Name of the author. */
  readonly author: string;
  readonly content: string;
}

/**
 * Texts of commands. A text is stored with the case before the command is sent, becomes effective in the same write
 * as its transition, and is delivered by the projection, which repeats until that succeeds. So a crash neither loses
 * a text nor publishes one whose command did not happen.
 */
export interface CommandNotes {
  /** Stores a note; it replaces an earlier one of the same person for the same command that did not happen. */
  keep(note: NewCommandNote): Promise<void>;
  /** Removes a note whose command was refused. */
  drop(note: Pick<NewCommandNote, 'caseId' | 'command' | 'accountId'>): Promise<void>;
  /** Delivers the notes whose transition is projected; repeatable. */
  deliver(found: CaseRecord): Promise<void>;
}

export interface CommandNotesDeps {
  readonly cases: Pick<CaseRepository, 'find' | 'change'>;
  readonly keys: Pick<CaseKeys, 'seal' | 'open'>;
  readonly memos: Pick<MemosPort, 'add'>;
  readonly messages: MessagesPort;
}

interface Words {
  readonly author: string;
  readonly content: string;
}

type Waiting = Pick<CommandNote, 'command' | 'accountId'>;

const isWaitingFor =
  ({ command, accountId }: Waiting) =>
  (note: CommandNote): boolean =>
    note.seq === null && note.command === command && note.accountId === accountId;

export function createCommandNotes({ cases, keys, memos, messages }: CommandNotesDeps): CommandNotes {
  async function handOn(caseId: CaseId, { command, accountId, seq, sealed }: CommandNote): Promise<void> {
    const place = placeOf({ command, accountId });
    const { author, content } = JSON.parse(fromUtf8(await keys.open(caseId, place, sealed))) as Words;
    const id = `${command}-of-case-${caseId}-in-${seq}`;
    if (command === 'supportFix') await memos.add({ caseId, memoId: id, accountId, author, content });
    else await messages.add({ caseId, messageId: id, side: 'ADMIN', accountId, text: content });
  }

  return {
    keep: async ({ caseId, command, accountId, author, content }) => {
      const words: Words = { author, content };
      const sealed = await keys.seal(caseId, placeOf({ command, accountId }), JSON.stringify(words));
      await changeCase(cases, caseId, ({ notes, erased }) =>
        erased
          ? null
          : {
              notes: [
                ...notes.filter((note) => !isWaitingFor({ command, accountId })(note)),
                { command, accountId, sealed, seq: null },
              ],
            },
      );
    },
    drop: async ({ caseId, command, accountId }) => {
      const isDropped = isWaitingFor({ command, accountId });
      await changeCase(cases, caseId, ({ notes }) =>
        notes.some(isDropped) ? { notes: notes.filter((note) => !isDropped(note)) } : null,
      );
    },
    deliver: async ({ _id: caseId, notes }) => {
      const ready = notes.filter(({ seq }) => seq !== null);
      if (ready.length === 0) return;
      for (const note of ready) await handOn(caseId, note);
      const delivered = new Set(ready.map(({ seq }) => seq));
      await changeCase(cases, caseId, (current) => ({
        notes: current.notes.filter(({ seq }) => !delivered.has(seq)),
      }));
    },
  };
}

function placeOf({ command, accountId }: Waiting): string {
  return `command-note/${command}/${accountId}`;
}

/** The notes after new history lines: those of completed commands get the number of their line. */
export function settledNotes(notes: readonly CommandNote[], fresh: readonly HistoryEntry[]): readonly CommandNote[] {
  return notes.map((note) => {
    const line = fresh.find(
      ({ type, cause, accountId }) => type === 'bgo' && cause === note.command && accountId === note.accountId,
    );
    return note.seq !== null || line === undefined ? note : { ...note, seq: line.seq };
  });
}
