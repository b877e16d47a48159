import type { CanaryKind } from './canary.js';

interface Permission {
  readonly kinds: readonly CanaryKind[];
  readonly reason: string;
}

/**
 * All that may contain planted values: what was made to be read by somebody. Nothing else may, and of these each only the
 * kinds that are named.
 */
export const permitted = {
  'mails to the applicant': {
    kinds: ['company'],
    reason: 'They say which company they are about, and nothing else of the case.',
  },
  'mails to the customer of an adviser': {
    kinds: ['company', 'adviser'],
    reason: 'The first one says besides who has made the application.',
  },
  'mails to another person of the case': {
    kinds: ['company'],
    reason: 'Whoever is to be identified at the own address reads for which company.',
  },
  'list of cases as CSV': {
    kinds: ['company'],
    reason: 'A clerk exports the columns of the list, of which one is the company.',
  },
  'data of the order as CSV': {
    kinds: ['company', 'person', 'personal data', 'address of the login', 'document'],
    reason: 'The order as the bank reads it, with the names of its documents.',
  },
  'feedback as CSV': {
    kinds: ['words of the customer'],
    reason: 'What customers thought of the opening; their comments are their own words.',
  },
} as const satisfies Readonly<Record<string, Permission>>;

/**
 * Folders below the data folder that are others' data: `mail` and `mail-sink` are the mailboxes of the recipients,
 * `sandbox` is the journal of the providers' stand-ins. Their mails are read through the inbox, by the table above.
 */
export const foldersOfOthers: readonly string[] = ['mail', 'mail-sink', 'sandbox'];
