import { transferModes } from '@kontor/domain/core-banking/transfer';
import { reasonSchema } from '@kontor/domain/message/message.schema';
import * as z from 'zod';
import { caseHeadSchema, caseDetailsSchema, readinessSchema } from './case.schema.js';

/** A target status, and the words that go with a support fix (a note) or a request for data (a message to the customer). */
export const setStatusBodySchema = z.object({ status: z.number().int().min(0).max(999), reason: reasonSchema });

const texts = z.array(z.string());

/** What became of one party in the core banking system (R3 §3 "Core-banking transfer result"). */
export const partyResultSchema = z.looseObject({
  subject: z.string(),
  kind: z.enum(['juristic', 'majority', 'natural']),
  name: z.string(),
  personennummer: z.string().optional(),
  potentialDuplicates: texts,
  errorMessages: texts,
  shortened: texts,
  skipped: texts,
  placeholders: texts,
  legitimationsdatenError: z.boolean(),
  hasValidBirthday: z.boolean(),
  hasLegitimation: z.boolean(),
  missingCheckedBy: z.boolean(),
});
export type PartyAnswer = z.infer<typeof partyResultSchema>;

const parties = z.array(partyResultSchema);
const results = { jurPersonenResults: parties, mehrheitPersonenResults: parties, natPersonenResults: parties };

/** What a hand-over answers, party by party. */
export const transferAnswerSchema = z.looseObject({ ...results, ok: z.boolean() });

/** What was booked in the core banking system so far, as it was answered then. */
export const coreBankingSchema = z.looseObject({
  /** The newest hand-over of the parties; null before the first one. */
  transfer: z
    .looseObject({
      mode: z.enum(transferModes),
      /** ISO 8601. */
      recordedAt: z.string(),
      ...results,
    })
    .nullable(),
  account: z.looseObject({ kontonummer: z.string(), iban: z.string(), recordedAt: z.string() }).nullable(),
  girocard: z
    .looseObject({ kartennummer: z.string(), chipkartennummer: z.string(), recordedAt: z.string() })
    .nullable(),
});
export type CoreBanking = z.infer<typeof coreBankingSchema>;

const findingSchema = z.object({
  /** 0 none, 1 customer only, 2 customer and provider, 3 provider only (R3 §9). */
  class: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  customerValue: z.string().optional(),
  providerValue: z.string().optional(),
  consolidatedValue: z.string(),
});
const byField = <S extends z.ZodType>(value: S) => z.record(z.string(), value);
const byPlace = <S extends z.ZodType>(value: S) =>
  z.object({ business: byField(value), people: byField(byField(value)) }).nullable();

/** The head of a case as staff read it (R3 §3 "Identification"). */
export const staffHeadSchema = caseHeadSchema.extend({
  hasMessages: z.boolean(),
  hasUnrevisedMessages: z.boolean(),
  hasBankMemos: z.boolean(),
  /** The one note of older days, which is written over; null without one. */
  bankMemo: z.string().nullable(),
  isDisableProcessPossible: z.boolean(),
  /** Why somebody should look at the case, `none` when nobody has to. */
  attention: z.string(),
  automationEnded: z.boolean(),
  wasOnHold: z.boolean(),
  /** The command that runs right now. */
  running: z.enum(['order', 'continue', 'release', 'coreBanking']).nullable(),
  /** Until when the present status may last, ISO 8601; null when it has no window. */
  dueAt: z.string().nullable(),
  kycnowDocumentOrderRequired: z.boolean(),
  simplePutOnHoldConfig: z.unknown(),
  /** By business field, and by index of the person and then field; null before an order. */
  simplePutOnHoldFindings: byPlace(findingSchema),
  simplePutOnHoldFindingsConsolidated: byPlace(z.string()),
  businessDocuments: z.array(
    z.looseObject({ id: z.string(), filename: z.string(), documentType: z.string(), timeString: z.string() }),
  ),
  agree21Kontonummer: z.string().nullable(),
  agree21Iban: z.string().nullable(),
  /** For support only (R3 §6), null before the first order. */
  slaStatus: z.enum(['running', 'met', 'missed']).nullable().optional(),
  slaHours: z.number().nullable().optional(),
  /** The case's workflow in the Temporal UI; for ROLE_ROOT only, and where a UI is known. */
  workflowUrl: z.string().optional(),
});
export type StaffHead = z.infer<typeof staffHeadSchema>;

/** A case as staff read it. */
export const staffCaseSchema = caseDetailsSchema.extend({
  bgoIdentification: staffHeadSchema,
  /** Null once the case was erased. */
  readiness: readinessSchema.nullable(),
  finishWarnings: texts,
  coreBanking: coreBankingSchema,
});
export type StaffCase = z.infer<typeof staffCaseSchema>;
