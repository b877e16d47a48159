import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseAttention, CaseSnapshot, HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { WaitingFor } from '@kontor/domain/case/waiting-for';
import type { MessageSide } from '@kontor/domain/message/message';
import type { PersonId } from '@kontor/domain/person/person-id';
import type { QueuedMailKind } from './queued-mail-kind.js';

/** A queued mail of a transition; it contains no address and no person. */
export interface OutboxMail {
  /** `<caseId>:<seq>:<n>`: the same for the same transition. */
  readonly mailId: string;
  readonly kind: QueuedMailKind;
  readonly personId: PersonId | null;
  /** Milliseconds since 1970 from which the mail may be taken. */
  readonly dueAt: number;
  readonly attempts: number;
  readonly state: 'due' | 'failed';
  /** Its first due time, once it was postponed; of a reminder that of the hours it waits for. */
  readonly since?: number;
  /** The trace that caused it. */
  readonly traceparent?: string;
}

/** The draft of the application as the customer saved it last. */
export interface StoredForm {
  /** Counts saves; the ETag of the application. */
  readonly version: number;
  /** Sealed under the case key. */
  readonly sealed: Uint8Array;
  /** Milliseconds since 1970; null while only the registration has filled it. */
  readonly savedAt: number | null;
  /** The save in which each part changed last, so that a conflict can list changed parts without their content. */
  readonly parts: readonly FormPart[];
}

/** A field of the company, a person by id, or another part of the form; names of fields only. */
export interface FormPart {
  readonly name: string;
  readonly changedIn: number;
}

/** Commands of staff with a text. */
export type NotedCommand = 'release' | 'reject' | 'supportFix' | 'requestData' | 'takeOver' | 'finish';

/** The text of a staff command, kept until its transition is projected and the text is delivered. */
export interface CommandNote {
  readonly command: NotedCommand;
  readonly accountId: string;
  /** Sealed under the case key. */
  readonly sealed: Uint8Array;
  /** Number of the command's history line; null while it has not happened. */
  readonly seq: number | null;
  /** Kept after its delivery, so that the same command is recognised when it is repeated. */
  readonly delivered?: true;
}

/** One act of putting a case aside, or of taking it back. */
export interface FollowUpStep {
  /** When it was done, ms since 1970. */
  readonly at: number;
  readonly accountId: string;
  /** Until when the case is put aside, ms since 1970; null for taking it back. */
  readonly until: number | null;
  /** The reason, sealed under the case key; null for taking it back. */
  readonly sealed: Uint8Array | null;
}

/** One step of the report of a discrepancy to the transparency register (§ 23a GwG). */
export interface DiscrepancyStep {
  /** When it was done, ms since 1970. */
  readonly at: number;
  readonly accountId: string;
  /** What the extract says was entered, or a decision about the differences. */
  readonly act: 'entered' | 'reported' | 'notReported';
  /** What was entered or decided, sealed under the case key. */
  readonly sealed: Uint8Array;
}

/** The customer's comment on the case, with the time of the first feedback. */
export interface StoredFeedback {
  /** Milliseconds since 1970. */
  readonly givenAt: number;
  /** The comment, sealed under the case key. */
  readonly sealed: Uint8Array;
}

/** The one document of a case: state, history, outbox and draft change together or not at all. */
export interface CaseRecord {
  readonly _id: CaseId;
  readonly number: number;
  /** Counts every write; each write is conditional on the version that was read. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly accountId: string;
  readonly legalForm: string;
  /** Empty where the name is sealed, like its sort key and its words. */
  readonly companyName: string;
  readonly nameSort: string;
  /** A name that is personal data, sealed under the case key; null for every other. */
  readonly sealedName: Uint8Array | null;
  /** Words of the company name, normalised. */
  readonly searchKeys: readonly string[];
  /** Hashes of the prefixes of persons' names. */
  readonly nameHashes: readonly string[];
  /** Hashes of the 3-letter sequences of company, persons, city and register court, and of the register number. */
  readonly searchHashes: readonly string[];
  readonly postalCode: string | null;
  readonly registerHash: string | null;
  /** Hashes of the login's and the acting person's addresses. */
  readonly emailHashes: readonly string[];
  /** Hashes of IBAN and number of the booked account. */
  readonly accountHashes: readonly string[];
  readonly createdByBerater: boolean;
  readonly kontoId: string;
  readonly industryKey: string | null;
  readonly status: number;
  readonly projectedSeq: number;
  readonly snapshot: CaseSnapshot | null;
  readonly attention: CaseAttention;
  /** Who or what moves the case next; null until the first projection. */
  readonly waitingFor: WaitingFor | null;
  /** Since when nobody has moved it on, ms since 1970. */
  readonly waitingSince: number;
  readonly history: readonly HistoryEntry[];
  readonly outbox: readonly OutboxMail[];
  readonly notes: readonly CommandNote[];
  readonly form: StoredForm | null;
  readonly hidden: boolean;
  readonly hasMessages: boolean;
  readonly hasUnrevisedMessages: boolean;
  readonly hasBankMemos: boolean;
  /** Milliseconds since 1970; null without a message. */
  readonly lastMessageAt: number | null;
  readonly lastMessageSide: MessageSide | null;
  /** Whether an act of the bank on this case waits for a second person. */
  readonly approvalOpen: boolean;
  /** Until when the bank has put the case aside, ms since 1970; null if it has not. */
  readonly followUpAt: number | null;
  /** Oldest first; the last one says why the case is put aside now. */
  readonly followUps: readonly FollowUpStep[];
  /** Oldest first; the last entry and the last decision count. */
  readonly discrepancySteps: readonly DiscrepancyStep[];
  /** Stars, 0 for none; null without feedback. All that is kept of a feedback once the case is erased. */
  readonly feedbackRating: number | null;
  readonly feedback: StoredFeedback | null;
  /** Fields of the hold rules that matched an order; kept for reports. */
  readonly holdRules: readonly string[];
  /** True once the personal data of the case was erased. */
  readonly erased: boolean;
}

/** The list's data of a case; history, form and outbox are not read. */
export type CaseListEntry = Pick<
  CaseRecord,
  | '_id'
  | 'number'
  | 'createdAt'
  | 'legalForm'
  | 'companyName'
  | 'sealedName'
  | 'status'
  | 'createdByBerater'
  | 'hasMessages'
  | 'hasUnrevisedMessages'
  | 'hasBankMemos'
  | 'hidden'
  | 'attention'
  | 'waitingFor'
  | 'waitingSince'
  | 'lastMessageAt'
  | 'lastMessageSide'
  | 'followUpAt'
  | 'followUps'
  | 'approvalOpen'
> & { readonly snapshot: ListedSnapshot | null };

/** What the list reads of the process. */
export type ListedSnapshot = Pick<
  CaseSnapshot,
  'owner' | 'slaMs' | 'slaSince' | 'dueAt' | 'startState' | 'running' | 'persons' | 'coreBanking' | 'accountOpened'
>;

/** What the list does not read of a case. */
export type CaseContent = Pick<CaseRecord, '_id' | 'history' | 'form'>;

/** What a customer thought of the opening; without form and history. */
export type CaseFeedback = Pick<CaseRecord, '_id' | 'number' | 'hidden' | 'feedbackRating' | 'feedback'>;

export const nothingWritten = {
  hasMessages: false,
  hasUnrevisedMessages: false,
  hasBankMemos: false,
  lastMessageAt: null,
  lastMessageSide: null,
  followUpAt: null,
  followUps: [],
  discrepancySteps: [],
  approvalOpen: false,
} as const satisfies Partial<CaseRecord>;

const nothingKnown: Pick<CaseRecord, 'feedbackRating' | 'feedback' | 'holdRules'> = {
  feedbackRating: null,
  feedback: null,
  holdRules: [],
};

/** Form and search keys of a case of which nothing is entered. */
export const nothingToFind = {
  sealedName: null,
  searchKeys: [],
  nameHashes: [],
  searchHashes: [],
  postalCode: null,
  registerHash: null,
  emailHashes: [],
  accountHashes: [],
  form: null,
} as const satisfies Partial<CaseRecord>;

/** A case after registration, before the first projection. */
export function newCaseRecord(
  given: Pick<
    CaseRecord,
    '_id' | 'createdAt' | 'accountId' | 'legalForm' | 'companyName' | 'createdByBerater' | 'kontoId'
  > &
    Partial<Pick<CaseRecord, 'nameSort' | keyof typeof nothingToFind>>,
): CaseRecord {
  return {
    nameSort: given.companyName.toLowerCase(),
    ...nothingToFind,
    ...given,
    number: Number(given._id),
    version: 1,
    industryKey: null,
    status: 0,
    projectedSeq: 0,
    snapshot: null,
    attention: 'none',
    waitingFor: null,
    waitingSince: given.createdAt,
    history: [],
    outbox: [],
    notes: [],
    hidden: false,
    ...nothingWritten,
    ...nothingKnown,
    erased: false,
  };
}
