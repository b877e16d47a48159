import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';
import type { OperatorCommand } from '@kontor/domain/operations/operator-act';
import { runRecorded, printActs } from './operator-log.js';
import { requeue, printDeadLetters } from './dead-letters.js';
import type { CommandContext } from './command-context.js';
import { exportCase, printExportKey } from './export-case.js';
import { findCases } from './find-cases.js';
import { findStalled } from './find-stalled.js';
import { redriveCase } from './redrive-case.js';
import { UsageError } from './user-error.js';
import { replayWebhook, webhookProviders } from './replay-webhook.js';
import { resyncAll, resyncCase } from './resync-case.js';
import { rebuildReports } from './rebuild-reports.js';
import { rewrapKeys } from './rewrap-keys.js';
import { inviteRoot } from './invite-root.js';
import { isSavedFilter, savedFilters } from './saved-filters.js';
import { verifyLog } from './verify-log.js';
import { showCase } from './show-case.js';

/** Arguments of one command. */
export interface Arguments {
  readonly words: readonly string[];
  readonly by: string;
  /** Empty when not given. */
  readonly reason: string;
}

export interface Command {
  readonly usage: string;
  readonly help: string;
  /** Changes something: needs a reason and is recorded. */
  readonly recorded: boolean;
  readonly words: number;
  /** By which its last word may be given too. */
  readonly option?: string;
  /** @throws UsageError for invalid arguments, before anything is done */
  run(context: CommandContext, args: Arguments): Promise<void>;
}

function caseIdIn(word = ''): CaseId {
  if (!isCaseId(word) || word.startsWith('0')) throw new UsageError(`"${word}" is not a case number`);
  return word;
}

/** A command that changes something and is recorded. */
function recordedCommand(
  name: OperatorCommand,
  texts: Pick<Command, 'usage' | 'help' | 'words'>,
  action: Action,
): Command {
  return {
    ...texts,
    recorded: true,
    run: async (context, { words, by, reason }) => {
      const { subject, work } = action(context, words, by);
      context.print(await runRecorded(context, { by, command: name, subject, reason }, work));
    },
  };
}

type Action = (
  context: CommandContext,
  words: readonly string[],
  by: string,
) => { readonly subject: string; readonly work: (actId: string) => Promise<string> };

const resync = recordedCommand(
  'resync',
  {
    usage: 'resync <case> | resync --all',
    words: 1,
    help: 'sends the transitions of the workflow to the portal again; after a restore for all cases',
  },
  (context, [word]) => {
    if (word === '--all') return { subject: 'all', work: () => resyncAll(context) };
    const subject = caseIdIn(word);
    return { subject, work: () => resyncCase(context, subject) };
  },
);

const redrive = recordedCommand(
  'redrive',
  { usage: 'redrive <case>', words: 1, help: 'retries now what the case waits to retry' },
  (context, [word]) => {
    const subject = caseIdIn(word);
    return { subject, work: () => redriveCase(context, subject) };
  },
);

const replay = recordedCommand(
  'replay-webhook',
  {
    usage: 'replay-webhook <provider> <event id>',
    words: 2,
    help: `handles a webhook again; providers: ${webhookProviders.join(', ')}`,
  },
  (context, [word, eventId = '']) => {
    const provider = webhookProviders.find((one) => one === word);
    if (provider === undefined)
      throw new UsageError(`"${word ?? ''}" is not a provider (${webhookProviders.join(', ')})`);
    if (!/^[A-Za-z0-9._:-]{1,200}$/.test(eventId)) throw new UsageError(`"${eventId}" is not an event id`);
    const work = (actId: string) => replayWebhook(context, { provider, eventId }, actId);
    return { subject: `${provider}:${eventId}`, work };
  },
);

const requeueCommand = recordedCommand(
  'requeue',
  { usage: 'requeue <number>', words: 1, help: 'publishes a dead letter to its original subject again' },
  (context, [word = '']) => {
    if (!/^[1-9]\d{0,14}$/.test(word)) throw new UsageError(`"${word}" is not the number of a dead letter`);
    return { subject: `dead-letter:${word}`, work: () => requeue(context, Number(word)) };
  },
);

const rewrap = recordedCommand(
  'rewrap-keys',
  { usage: 'rewrap-keys', words: 0, help: 'wraps all keys under the current master and vault key' },
  (context) => ({ subject: 'keys', work: () => rewrapKeys(context) }),
);

const rebuild = recordedCommand(
  'rebuild-reports',
  { usage: 'rebuild-reports', words: 0, help: 'computes what reports count of every case again' },
  (context) => ({ subject: 'reports', work: () => rebuildReports(context) }),
);

const invite = recordedCommand(
  'invite-root',
  {
    usage: 'invite-root <e-mail> <first name> <last name>',
    words: 3,
    help: 'invites a root user, while no root user can log in',
  },
  (context, [username = '', firstName = '', lastName = '']) => {
    if ([username, firstName, lastName].some((word) => word.trim() === ''))
      throw new UsageError('an e-mail address, a first and a last name are needed');
    // The log must not contain the person's name.
    return { subject: 'root', work: () => inviteRoot(context, { username, firstName, lastName }) };
  },
);

const exportCommand = recordedCommand(
  'export-case',
  {
    usage: 'export-case <case> [file]',
    words: 2,
    help: 'writes data, decisions, log and digests of the documents of a case as a signed ZIP',
  },
  (context, [word, file], by) => {
    const caseId = caseIdIn(word);
    const asked = { caseId, file: file ?? `vorgang-${caseId}.zip`, by };
    return { subject: caseId, work: (actId) => exportCase(context, asked, actId) };
  },
);

/** Records an action of a script, such as the rotation of a key. */
const note = recordedCommand(
  'note',
  { usage: 'note <what>', words: 1, help: 'records an action that was done by other means' },
  (_context, [word = '']) => {
    if (!/^[\w:.-]{1,200}$/.test(word))
      throw new UsageError(`"${word}" cannot be recorded; only A-Z, a-z, 0-9 and _ - : .`);
    return { subject: word, work: async () => 'noted' };
  },
);

/** Every command by its name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'find',
    {
      usage: `find <filter>`,
      help: `lists cases; filters: ${[...Object.keys(savedFilters), 'stalled'].join(', ')}`,
      recorded: false,
      words: 1,
      run: async (context, { words: [name = ''] }) => {
        if (name === 'stalled') return findStalled(context);
        if (!isSavedFilter(name)) throw new UsageError(`there is no filter "${name}"`);
        await findCases(context, name);
      },
    },
  ],
  [
    'show',
    {
      usage: 'show <case>',
      help: 'what a case waits for and its pending activities',
      recorded: false,
      words: 1,
      run: (context, { words: [word] }) => showCase(context, caseIdIn(word)),
    },
  ],
  ['resync', resync],
  ['redrive', redrive],
  ['replay-webhook', replay],
  [
    'dead-letters',
    {
      usage: 'dead-letters',
      help: 'events that could not be handled',
      recorded: false,
      words: 0,
      run: printDeadLetters,
    },
  ],
  [
    'verify-log',
    {
      usage: 'verify-log [--anchors <file of the log stream>]',
      help: 'checks the chain of the audit log, and with a file its anchors',
      recorded: false,
      words: 1,
      option: '--anchors',
      run: (context, { words: [file] }) => verifyLog(context, file),
    },
  ],
  ['export-case', exportCommand],
  [
    'export-key',
    {
      usage: 'export-key',
      help: 'prints the public key that verifies exports',
      recorded: false,
      words: 0,
      run: printExportKey,
    },
  ],
  ['requeue', requeueCommand],
  ['rewrap-keys', rewrap],
  ['rebuild-reports', rebuild],
  ['invite-root', invite],
  ['note', note],
  [
    'log',
    {
      usage: 'log [subject]',
      help: 'actions of this command line, newest first',
      recorded: false,
      words: 1,
      run: (context, { words: [subject = ''] }) => printActs(context, subject),
    },
  ],
]);
