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
import { commandMemoId, type MemosPort } from './memos-port.js';
import type { MessagesPort } from './messages-port.js';

/** A clerk's text for a command: the request to the customer, or the reason of an act, which is an internal note. */
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
  /** Whether the last thing that happened to the case was this command of this person with this text. */
  isRepeated(found: CaseRecord, note: Pick<NewCommandNote, 'command' | 'accountId' | 'content'>): Promise<boolean>;
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

/** A note whose command has happened. */
type DueNote = CommandNote & { readonly seq: number };
const isDue = (note: CommandNote): note is DueNote => note.seq !== null && note.delivered !== true;

/** The notes after a delivery: the delivered ones take the place of those delivered before. */
function afterDelivery(notes: readonly CommandNote[], delivered: readonly CommandNote[]): readonly CommandNote[] {
  const done = new Set(delivered.map(({ seq }) => seq));
  return notes
    .filter((note) => note.delivered !== true)
    .map((note) => (done.has(note.seq) ? { ...note, delivered: true } : note));
}

type OpenKeys = Pick<CaseKeys, 'open'>;

async function wordsOf(keys: OpenKeys, caseId: CaseId, note: CommandNote): Promise<Words> {
  return JSON.parse(fromUtf8(await keys.open(caseId, placeOf(note), note.sealed))) as Words;
}

async function isRepeated(
  keys: OpenKeys,
  { _id: caseId, history, notes }: CaseRecord,
  { command, accountId, content }: Pick<NewCommandNote, 'command' | 'accountId' | 'content'>,
): Promise<boolean> {
  const last = history.findLast(({ type }) => type === 'bgo');
  if (last?.cause !== command || last.accountId !== accountId) return false;
  const note = notes.find(({ seq }) => seq === last.seq);
  return note !== undefined && (await wordsOf(keys, caseId, note)).content === content;
}

export function createCommandNotes({ cases, keys, memos, messages }: CommandNotesDeps): CommandNotes {
  async function handOn(caseId: CaseId, note: DueNote): Promise<void> {
    const { command, accountId } = note;
    const id = commandMemoId(command, caseId, note.seq);
    const { author, content } = await wordsOf(keys, caseId, note);
    if (command === 'requestData')
      await messages.add({ caseId, messageId: id, side: 'ADMIN', accountId, text: content });
    else await memos.add({ caseId, memoId: id, accountId, author, content });
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
    isRepeated: (found, note) => isRepeated(keys, found, note),
    deliver: async ({ _id: caseId, notes }) => {
      const ready = notes.filter(isDue);
      if (ready.length === 0) return;
      for (const note of ready) await handOn(caseId, note);
      await changeCase(cases, caseId, ({ notes: now }) => ({ notes: afterDelivery(now, ready) }));
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
