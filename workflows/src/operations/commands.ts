import { onRecord, sayActs } from './act-log.js';
import { requeue, sayDeadLetters } from './dead-letters.js';
import type { Desk } from './desk.js';
import { findCases } from './find-cases.js';
import { redriveCase } from './redrive-case.js';
import { WrongUse } from './refusal.js';
import { replayWebhook, webhookProviders } from './replay-webhook.js';
import { resyncAll, resyncCase } from './resync-case.js';
import { rewrapKeys } from './rewrap-keys.js';
import { inviteRoot } from './invite-root.js';
import { isSavedFilter, savedFilters } from './saved-filters.js';
import { showCase } from './show-case.js';

/** What was typed, already told apart. */
export interface Typed {
  readonly words: readonly string[];
  readonly by: string;
  /** Empty when none was given. */
  readonly reason: string;
}

export interface Command {
  readonly usage: string;
  readonly help: string;
  /** Changes something: needs a reason and is kept on record. */
  readonly acts: boolean;
  readonly words: number;
  /** @throws WrongUse for words it cannot use, before anything is done */
  run(desk: Desk, typed: Typed): Promise<void>;
}

function caseIdOf(word: string | undefined): string {
  if (word === undefined || !/^[1-9]\d{0,11}$/.test(word)) throw new WrongUse(`"${word ?? ''}" is not a case number`);
  return word;
}

/** A command that changes something. */
function acting(name: string, texts: Pick<Command, 'usage' | 'help' | 'words'>, act: Acting): Command {
  return {
    ...texts,
    acts: true,
    run: async (desk, { words, by, reason }) => {
      const { subject, work } = act(desk, words);
      desk.say(await onRecord(desk, { by, command: name, subject, reason }, work));
    },
  };
}

type Acting = (
  desk: Desk,
  words: readonly string[],
) => { readonly subject: string; readonly work: (actId: string) => Promise<string> };

const resync = acting(
  'resync',
  {
    usage: 'resync <case> | resync --all',
    words: 1,
    help: 'tells the portal again what the workflow told it; after a restore for all cases',
  },
  (desk, [word]) => {
    if (word === '--all') return { subject: 'all', work: () => resyncAll(desk) };
    const subject = caseIdOf(word);
    return { subject, work: () => resyncCase(desk, subject) };
  },
);

const redrive = acting(
  'redrive',
  { usage: 'redrive <case>', words: 1, help: 'tries now what the case waits to try again' },
  (desk, [word]) => {
    const subject = caseIdOf(word);
    return { subject, work: () => redriveCase(desk, subject) };
  },
);

const replay = acting(
  'replay-webhook',
  {
    usage: 'replay-webhook <provider> <event id>',
    words: 2,
    help: `takes a webhook up again; providers: ${webhookProviders.join(', ')}`,
  },
  (desk, [word, eventId = '']) => {
    const provider = webhookProviders.find((one) => one === word);
    if (provider === undefined)
      throw new WrongUse(`"${word ?? ''}" is not a provider (${webhookProviders.join(', ')})`);
    if (!/^[A-Za-z0-9._:-]{1,200}$/.test(eventId)) throw new WrongUse(`"${eventId}" is not an event id`);
    const work = (actId: string) => replayWebhook(desk, { provider, eventId }, actId);
    return { subject: `${provider}:${eventId}`, work };
  },
);

const requeueLetter = acting(
  'requeue',
  { usage: 'requeue <number>', words: 1, help: 'puts a dead letter back to where it came from' },
  (desk, [word = '']) => {
    if (!/^[1-9]\d{0,14}$/.test(word)) throw new WrongUse(`"${word}" is not the number of a dead letter`);
    return { subject: `dead-letter:${word}`, work: () => requeue(desk, Number(word)) };
  },
);

const rewrap = acting(
  'rewrap-keys',
  { usage: 'rewrap-keys', words: 0, help: 'wraps all keys under the current master and vault key' },
  (desk) => ({ subject: 'keys', work: () => rewrapKeys(desk) }),
);

const invite = acting(
  'invite-root',
  {
    usage: 'invite-root <e-mail> <first name> <last name>',
    words: 3,
    help: 'invites somebody who may do everything, as long as nobody of that kind can log in',
  },
  (desk, [username = '', firstName = '', lastName = '']) => {
    if ([username, firstName, lastName].some((word) => word.trim() === ''))
      throw new WrongUse('an e-mail address, a first and a last name are needed');
    // Who it is stands in the account, not in the record of what was done.
    return { subject: 'root', work: () => inviteRoot(desk, { username, firstName, lastName }) };
  },
);

/** For scripts that act outside of the desk, as the rotation of a key does: keeps that they did, and why. */
const note = acting(
  'note',
  { usage: 'note <what>', words: 1, help: 'keeps on record something that was done by other means' },
  (_desk, [word = '']) => {
    if (!/^[\w:.-]{1,200}$/.test(word)) throw new WrongUse(`"${word}" cannot be kept; letters, digits and - : . only`);
    return { subject: word, work: async () => 'noted' };
  },
);

/** Every command by its name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'find',
    {
      usage: `find <filter>`,
      help: `lists cases; filters: ${Object.keys(savedFilters).join(', ')}`,
      acts: false,
      words: 1,
      run: async (desk, { words: [name = ''] }) => {
        if (!isSavedFilter(name)) throw new WrongUse(`there is no filter "${name}"`);
        await findCases(desk, name);
      },
    },
  ],
  [
    'show',
    {
      usage: 'show <case>',
      help: 'what a case waits for and what it has under way',
      acts: false,
      words: 1,
      run: (desk, { words: [word] }) => showCase(desk, caseIdOf(word)),
    },
  ],
  ['resync', resync],
  ['redrive', redrive],
  ['replay-webhook', replay],
  [
    'dead-letters',
    { usage: 'dead-letters', help: 'events that could not be used', acts: false, words: 0, run: sayDeadLetters },
  ],
  ['requeue', requeueLetter],
  ['rewrap-keys', rewrap],
  ['invite-root', invite],
  ['note', note],
  [
    'log',
    {
      usage: 'log [subject]',
      help: 'what was done by this command line, newest first',
      acts: false,
      words: 1,
      run: (desk, { words: [subject = ''] }) => sayActs(desk, subject),
    },
  ],
]);
