import type { PersonId } from '../person/person-id.js';
import type { CaseId } from './case-id.js';
import type { PersonStatus, IdentityCheckStatus } from '../person/person-status.js';
import type { CoreBankingMode, FrozenForm, MismatchKind } from './case-command.js';
import type { CaseEffect } from './case-effect.js';
import { remindersSince } from './case-row.js';
import type { CaseOutcome, StartState } from './case-outcome.js';
import type { CasePolicy } from './case-policy.js';
import type { CaseAttention, ShownReminders } from './case-snapshot.js';
import { caseStatus, type StatusCode } from './case-status.js';
import type { BusinessCheckStatus } from './provider-state.js';

/** Where a hand-over resumes: each step is done before the next starts. */
export type OrderStep = 'reports' | 'hold' | 'functionaries' | 'beneficiaries' | 'transfer';

/** A command that is being carried out and whose outcome somebody waits for. */
export interface CaseRun {
  readonly kind: 'order' | 'continue' | 'release' | 'coreBanking';
  readonly command: string;
  readonly commandId: string;
  /** When the run began, ms since 1970. */
  readonly since: number;
  /** Milliseconds since 1970 until which somebody waits for the run; null once it continues in the background. */
  readonly deadline: number | null;
  /** Hash of the resolution that a continue hands over. */
  readonly resolution: string | null;
  /** The core banking mode asked for. */
  readonly mode: CoreBankingMode | null;
  /** See `repeatKeyOf`. */
  readonly repeatKey?: string | null;
}

/** A person of the application; ids and enums only. */
export interface CasePerson {
  readonly personId: PersonId;
  readonly acting: boolean;
  readonly required: boolean;
  readonly representation: 'ALONE' | 'JOINT' | 'OTHER' | null;
  readonly source: 'solaris' | 'myConnect';
  readonly status: PersonStatus;
  readonly check: IdentityCheckStatus | null;
  readonly conclusive: boolean;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
  readonly checkRef: string | null;
}

/** What the providers said of the business; the statuses of the running phase are derived from it. */
export interface CaseFacts {
  readonly business: BusinessCheckStatus;
  readonly dueDiligenceComplete: boolean;
  readonly mismatch: MismatchKind | null;
  readonly mismatchRef: string | null;
}

/** The window that is armed now. */
export interface CaseWindow {
  readonly name: 'doiExpired' | 'draftExpired' | 'waitExpired' | 'archiveDue';
  readonly dueAt: number;
}

/** When the portal is asked whom to remind. */
export interface CaseReminders extends ShownReminders {
  /** Ms since 1970; null while nobody can be reminded, while it is asked, and when nothing follows. */
  readonly askAt: number | null;
  /** What is awaited; another thing is reminded of anew. */
  readonly of: string | null;
}

/** What a case has before it waits for the customer for the first time. */
export const noReminders: CaseReminders = { paused: false, stopped: [], askAt: null, of: null };

/** The whole state of the process: small, plain JSON, without personal data. Continue-as-new passes all of it. */
export interface CaseState {
  readonly caseId: CaseId;
  /** Revision of the rules that the case goes by. */
  readonly revision: number;
  readonly policy: CasePolicy;
  readonly status: StatusCode;
  readonly statusSince: number;
  /** Number of the last visible change; history lines carry such numbers. */
  readonly seq: number;
  /** Generation of the effect started last. */
  readonly generation: number;
  /** Effects under way. */
  readonly pending: readonly CaseEffect[];
  readonly form: FrozenForm | null;
  readonly run: CaseRun | null;
  /** Where the next hand-over resumes, once one was interrupted. */
  readonly resumeAt: OrderStep | null;
  readonly start: { readonly state: StartState; readonly findingRef: string | null } | null;
  readonly handedOver: boolean;
  readonly automationEnded: boolean;
  readonly wasOnHold: boolean;
  readonly hidden: boolean;
  readonly archiving: boolean;
  readonly attempt: number;
  readonly round: number;
  readonly persons: readonly CasePerson[];
  readonly facts: CaseFacts;
  /** A provider reported a change while the state was being fetched. */
  readonly fetchAgain: boolean;
  /** Documents were uploaded while others were being handed over. */
  readonly documentsAgain: boolean;
  readonly fetchedAt: number;
  /** When a person or the business last moved on at the providers. */
  readonly progressAt: number;
  readonly pollAt: number | null;
  readonly window: CaseWindow | null;
  /** Last save of the form, as far as it was asked for. */
  readonly savedAt: number | null;
  readonly coreBanking: {
    readonly mode: CoreBankingMode | null;
    readonly parties: boolean;
    readonly account: boolean;
    readonly girocard: boolean;
  };
  /** The findings behind what was booked, so that asking again is answered alike. */
  readonly bookings: {
    readonly parties: string | null;
    readonly account: string | null;
    readonly girocard: string | null;
  };
  /** Whether the bank finished with an open account; null before. */
  readonly accountOpened: boolean | null;
  /** Account id of the member of staff who works on the case. */
  readonly owner: string | null;
  readonly attention: CaseAttention;
  /** Absent before revision 7. */
  readonly reminders?: CaseReminders;
  readonly firstOrderedAt: number | null;
  /** The customer gets a mail about the order once it is known whose turn it is. */
  readonly receiptDue: boolean;
  readonly slaMs: number;
  readonly slaSince: number | null;
  readonly slaEnded: boolean;
  readonly finalAt: number | null;
  /** The last provider event ids, to recognise repeats. */
  readonly seenEvents: readonly string[];
  /** The last command ids with what they came to. */
  readonly outcomes: readonly {
    readonly commandId: string;
    readonly outcome: CaseOutcome;
    readonly repeatKey?: string | null;
  }[];
}

/** How many provider event ids and how many command outcomes a case remembers. */
export const rememberedEvents = 200;
export const rememberedOutcomes = 20;

const untouchedByBank: Pick<CaseState, 'coreBanking' | 'bookings' | 'accountOpened' | 'owner'> = {
  owner: null,
  accountOpened: null,
  coreBanking: { mode: null, parties: false, account: false, girocard: false },
  bookings: { parties: null, account: null, girocard: null },
};

const notOrdered: Pick<CaseState, 'firstOrderedAt' | 'receiptDue' | 'slaMs' | 'slaSince' | 'slaEnded'> = {
  firstOrderedAt: null,
  receiptDue: false,
  slaMs: 0,
  slaSince: null,
  slaEnded: false,
};

/** The state of a case before anything happened (status 0). `at` in ms since 1970. */
export function initialState(input: Pick<CaseState, 'caseId' | 'revision' | 'policy'> & { at: number }): CaseState {
  return {
    caseId: input.caseId,
    revision: input.revision,
    policy: input.policy,
    status: caseStatus.created,
    statusSince: input.at,
    seq: 0,
    generation: 0,
    pending: [],
    form: null,
    run: null,
    resumeAt: null,
    start: null,
    handedOver: false,
    automationEnded: false,
    wasOnHold: false,
    hidden: false,
    archiving: false,
    attempt: 0,
    round: 0,
    persons: [],
    facts: noFacts,
    fetchAgain: false,
    documentsAgain: false,
    fetchedAt: 0,
    progressAt: input.at,
    pollAt: null,
    window: null,
    savedAt: null,
    ...untouchedByBank,
    attention: 'none',
    ...(input.revision >= remindersSince ? { reminders: noReminders } : {}),
    ...notOrdered,
    finalAt: null,
    seenEvents: [],
    outcomes: [],
  };
}

/** The business before any answer of the provider. */
export const noFacts: CaseFacts = {
  business: 'pending',
  dueDiligenceComplete: false,
  mismatch: null,
  mismatchRef: null,
};
