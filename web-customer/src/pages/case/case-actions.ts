import type { PortalPerson } from './portal-person.js';
import { asksInformation, situationOf } from './situation.js';

/** What a customer can do in the card of the status page. */
export type CaseAction =
  | 'information'
  | 'identityCheck'
  | 'documents'
  | 'mismatch'
  | 'continue'
  | 'form'
  | 'answer'
  | 'contracts'
  | 'contact'
  | 'newApplication'
  | 'abort';

const bySituation: Readonly<Partial<Record<ReturnType<typeof situationOf>, readonly CaseAction[]>>> = {
  notConfirmed: ['newApplication'],
  collecting: ['form'],
  rejected: ['contact'],
  transferring: ['continue'],
  identifying: ['identityCheck'],
  documents: ['documents'],
  researchDocuments: ['documents'],
  researchFailed: ['contact'],
  mismatch: ['mismatch'],
  failed: ['contact'],
  incomplete: ['contact', 'newApplication'],
  personDeleted: ['contact', 'newApplication'],
  aborted: ['newApplication', 'contact'],
  question: ['answer'],
  done: ['contracts'],
  expired: ['newApplication', 'contact'],
  declined: ['contact'],
  unknown: ['contact'],
};

/** Where the way goes on only with more than the identity check; the check is open all the same. */
const besidesCheck: readonly number[] = [230, 245, 255];

/** Statuses whose own action stays beside the question for missing data of a person (spec 2 §4.2). */
const besideInformation: readonly number[] = [230, 430];

interface CaseFacts {
  readonly status: number;
  readonly persons: readonly PortalPerson[];
  /** What the server lets the customer do. */
  readonly commands: readonly string[];
}

/** The actions in the card, in their order (spec 2 §4.1, §4.2). Aborting stands apart: it is always last. */
export function actionsOf({ status, persons, commands }: CaseFacts): readonly CaseAction[] {
  const checkOpen = besidesCheck.includes(status) && persons.some(({ first, pending }) => first && pending);
  const own = [
    ...(bySituation[situationOf(status, persons)] ?? []),
    ...(checkOpen ? (['identityCheck'] as const) : []),
  ];
  const asks = asksInformation(persons);
  const shown = asks && !besideInformation.includes(status) ? [] : own;
  return [
    ...(asks ? (['information'] as const) : []),
    ...shown,
    ...(commands.includes('abort') ? (['abort'] as const) : []),
  ];
}
