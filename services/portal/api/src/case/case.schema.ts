import * as z from 'zod';
import { startSchema } from '../application/application.schema.js';

/** A row of the customer requests (R3 §2.3). */
export const caseListRowSchema = z.looseObject({
  id: z.number(),
  bgoIdentificationId: z.number(),
  businessName: z.string(),
  businessLegalForm: z.string(),
  recordCreatedAt: z.string(),
  bgoMainStatus: z.number(),
  bgoMainStatusTitle: z.string(),
  createdByBerater: z.boolean(),
  hasMessages: z.boolean(),
  hasUnrevisedMessages: z.boolean(),
  hasBankMemos: z.boolean(),
  /** Why staff should look at the case: `none`, `stalled`, or a reason of the process. */
  attention: z.string(),
  /** What is to be done next, in few words and with whom it waits for; null where nothing is. */
  nextStep: z.string().nullable(),
  /** Who moves the case next: `customer`, `bank`, `provider` or `timer`; null before its first step. */
  waitingFor: z.string().nullable(),
  /** Since when (ISO 8601); null where nobody has to act any more. */
  waitingSince: z.string().nullable(),
  /** Who works on the case. */
  owner: z.object({ accountId: z.string(), name: z.string().nullable() }).nullable(),
  /** Until when bank or providers should have acted; null while neither has to. */
  deadline: z.string().nullable(),
  lastMessage: z.object({ at: z.string(), side: z.enum(['USER', 'ADMIN']) }).nullable(),
  /** Until when the case is put aside. */
  followUpAt: z.string().nullable(),
  followUpReason: z.string().nullable(),
});
export type CaseListRow = z.infer<typeof caseListRowSchema>;

export const activeStatusSchema = z.object({ bgoMainStatus: z.number(), bgoMainStatusTitle: z.string() });

/**
 * The list's own query names; the alternative is the dialect of react-admin's simple-rest provider (`sort`, `range`,
 * `filter`).
 */
export const caseListQuerySchema = z.object({
  page: z.number().int().optional(),
  'items-per-page': z.number().int().optional(),
  'status-filter': z.union([z.string(), z.array(z.number())]).optional(),
  'search-filter': z.string().optional(),
  'new-message-filter': z.enum(['0', '1']).optional(),
  'attention-filter': z.enum(['0', '1']).optional(),
  'queue-filter': z.enum(['0', '1']).optional(),
  'mine-filter': z.enum(['0', '1']).optional(),
  'follow-up-filter': z.enum(['0', '1']).optional(),
  sort: z.string().optional(),
  range: z.string().optional(),
  filter: z.string().optional(),
});

/** The filter and the order of the list as react-admin has them. */
export const caseExportBodySchema = z.object({
  filter: z.record(z.string(), z.unknown()).default({}),
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]).optional(),
  /** The columns that the list shows. */
  columns: z.array(z.string()).optional(),
});

/** The common data of a case; staff get more than its customer. */
export const caseHeadSchema = z.looseObject({
  bgoIdentificationId: z.number(),
  bgoMainStatus: z.number(),
  bgoMainStatusTitle: z.string(),
  businessName: z.string(),
  businessLegalForm: z.string(),
  recordCreatedAt: z.string(),
  createdByBerater: z.boolean(),
  passedToSolarisBank: z.boolean(),
  startState: z.string().nullable(),
  isHandOverUnderWay: z.boolean(),
  /** Whether a resolution was refused while the identity checks continue: the bank has to hand it over again. */
  isResolutionRefused: z.boolean(),
  /** Whether the case ended with an open account (430); null before. */
  accountOpened: z.boolean().nullable(),
  /** At 420: whether the customer answered the request, or the time for it ran out; null at any other status. */
  requestAnswered: z.boolean().nullable(),
  /** Until when the customer has to act (ISO 8601); null while nobody waits for the customer. */
  customerDeadline: z.string().nullable(),
});

/** A group of the case details: the case, the business or a person (R2 §3 "Case details"). */
export const portalItemSchema = z.looseObject({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  status: z.looseObject({ value: z.string() }).optional(),
  items: z.array(z.looseObject({})),
});

/** An account that was opened, as its customer reads it. */
export const openedAccountSchema = z.object({
  /** Null where the account was not booked through this portal. */
  iban: z.string().nullable(),
  /** Ordered girocards. */
  girocards: z.number(),
  /** Contract files that can be downloaded. */
  contractFiles: z.number(),
});
export type OpenedAccount = z.infer<typeof openedAccountSchema>;

export const caseDetailsSchema = z.looseObject({
  id: z.number(),
  bgoIdentification: caseHeadSchema,
  items: z.array(portalItemSchema),
  availableCommands: z.array(z.string()),
  finishWarnings: z.array(z.string()).optional(),
  start: startSchema.optional(),
  /** For the customer of a case that ended with an open account. */
  openedAccount: openedAccountSchema.nullable().optional(),
});
export type CaseDetails = z.infer<typeof caseDetailsSchema>;

const providerWords = z.string().nullable().optional();

/** What a provider says about a line of the history. */
export const historyContextSchema = z.looseObject({
  notes: providerWords,
  missingInformation: z.array(z.string()).optional(),
  missingInformationDetails: providerWords,
  researchInfoNotes: providerWords,
});

/** A line of the joined status history (R2 §3). */
export const historyRowSchema = z.looseObject({
  id: z.number(),
  createdAt: z.string(),
  identifier: z.string(),
  title: z.string(),
  type: z.string(),
  status: z.string(),
  context: historyContextSchema.nullable(),
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** A booking that continues after its answer. */
export const asyncSchema = z.looseObject({ async: z.literal(true) });

export const accountAnswerSchema = z.looseObject({ kontonummer: z.string(), iban: z.string(), ok: z.boolean() });
export const girocardAnswerSchema = z.looseObject({
  kartennummer: z.string(),
  chipkartennummer: z.string(),
  ok: z.boolean(),
});
