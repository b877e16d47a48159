import { bookingSteps } from '@kontor/domain/core-banking/booking-obstacle';
import { maxCaseNumber } from '@kontor/domain/case/case-id';
import { maxAssigned } from '@kontor/domain/case/owner';
import { bookingModes } from '@kontor/domain/core-banking/booking';
import { reasonSchema } from '@kontor/domain/message/message.schema';
import * as z from 'zod';
import { caseHeadSchema, caseDetailsSchema } from './case.schema.js';

/** A target status, with the text of a support fix (a memo) or of a request for data (a message to the customer). */
export const setStatusBodySchema = z.object({
  status: z.number().int().min(0).max(999),
  reason: reasonSchema,
  /** At 430: whether the customer has an account; without it what was booked at the core bank counts. */
  accountOpened: z.boolean().optional(),
});

/** Why a case on hold is released, which is required there; a case that is being transferred needs none. */
export const releaseBodySchema = z.strictObject({ reason: reasonSchema });

/** The account of the new owner of a case; empty lets go of it. */
export const assignBodySchema = z.object({ accountId: z.string().max(80) });

export const assignManyBodySchema = z.object({
  accountId: z.string().max(80),
  ids: z.array(z.number().int().positive().max(maxCaseNumber)).min(1).max(maxAssigned),
});

/** What became of one case; `message` says why it was not assigned. */
/** What became of the assignment of a case; the name of the company is null for a case that is not there. */
export const assignResultSchema = z.object({
  id: z.number(),
  businessName: z.string().nullable(),
  ok: z.boolean(),
  message: z.string().nullable(),
});
export type AssignResult = z.infer<typeof assignResultSchema>;

export const clerkSchema = z.object({ accountId: z.string(), name: z.string() });

const texts = z.array(z.string());

/** Which steps into the core banking system are possible (R3 §3 "Readiness flags"). */
export const readinessSchema = z.object({
  isReadyForPassToAgree21: z.boolean(),
  isPassedToAgree21: z.boolean(),
  canBePassedAsKunde: z.boolean(),
  canBePassedAsKundeWithPlaceholders: z.boolean(),
  canKontoBeCreated: z.boolean(),
  canGirocardBeCreated: z.boolean(),
  /** Why a step is not possible, in German. */
  obstacles: z.partialRecord(z.enum(bookingSteps), z.string()),
});
export type Readiness = z.infer<typeof readinessSchema>;

/** Result of one party in the core banking system (R3 §3 "Core-banking transfer result"). */
export const partyResultSchema = z.looseObject({
  subject: z.string(),
  kind: z.enum(['juristic', 'majority', 'natural']),
  name: z.string(),
  personennummer: z.string().optional(),
  isExisting: z.boolean().optional(),
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

/** The response of a booking, party by party. */
export const partiesAnswerSchema = z.looseObject({ ...results, ok: z.boolean() });

/** The bookings at the core banking system so far. */
export const coreBankingSchema = z.looseObject({
  /** The newest booking of the parties; null before the first one. */
  parties: z
    .looseObject({
      mode: z.enum(bookingModes),
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

/** A person of a comparison whom the other side lacks or has otherwise. */
const differingPersonSchema = z.looseObject({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().optional(),
  city: z.string().optional(),
  /** Percent. */
  votingShare: z.number().optional(),
  typeOfRepresentation: z.string().optional(),
});
export type DifferingPerson = z.infer<typeof differingPersonSchema>;

/** A comparison with public sources or documents in which persons differ (R3 §3 "Person matching case"). */
export const mismatchSchema = z.looseObject({
  kind: z.enum(['FUNCTIONARIES', 'BENEFICIARIES']),
  source: z.enum(['PUBLIC', 'DOCUMENT']),
  /** ISO 8601. */
  recordedAt: z.string(),
  /** The customer has not resolved it yet. */
  isOpen: z.boolean(),
  /** Persons of the application without a counterpart. */
  entered: z.array(differingPersonSchema),
  /** Persons of the other side without a counterpart. */
  found: z.array(differingPersonSchema),
});
export type Mismatch = z.infer<typeof mismatchSchema>;

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

/** The common data of a case for staff (R3 §3 "Identification"). */
export const staffHeadSchema = caseHeadSchema.extend({
  hasMessages: z.boolean(),
  hasUnrevisedMessages: z.boolean(),
  hasBankMemos: z.boolean(),
  /** The single memo of earlier versions, which can be replaced; null without one. */
  bankMemo: z.string().nullable(),
  isDisableProcessPossible: z.boolean(),
  /** Why staff should check the case, `none` without a reason. */
  attention: z.string(),
  /** What is to be done next, as the list says it; null where nothing is. */
  nextStep: z.string().nullable(),
  /** Who moves the case next; null before its first step. */
  waitingFor: z.string().nullable(),
  waitingSince: z.string().nullable(),
  /** Until when whoever the case waits for should have acted, ISO 8601; null when nobody has to. */
  deadline: z.string().nullable(),
  automationEnded: z.boolean(),
  wasOnHold: z.boolean(),
  /** Who works on the case, by name where the account is known; null without anybody. */
  owner: z.object({ accountId: z.string(), name: z.string().nullable() }).nullable(),
  /** Until when the case is put aside (ISO 8601), and why; it stays until somebody ends it. Null without. */
  followUp: z.object({ at: z.string(), reason: z.string().nullable() }).nullable(),
  /** The running command. */
  running: z.enum(['order', 'continue', 'release', 'coreBanking']).nullable(),
  /** Why the last booking at the core banking system was not carried out; null when it was, or none was tried. */
  bookingFailure: z.string().nullable(),
  /** End of the current status's time window, ISO 8601; null without one. */
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

/** A case for staff. */
export const staffCaseSchema = caseDetailsSchema.extend({
  bgoIdentification: staffHeadSchema,
  /** Null once the case was erased. */
  readiness: readinessSchema.nullable(),
  /** What is confirmed when the case is taken over. */
  takeOverWarnings: texts,
  finishWarnings: texts,
  coreBanking: coreBankingSchema,
  /** Girocards that the customer ordered. */
  orderedGirocards: z.number(),
  /** What the customer ordered, or has chosen so far; null once the case was erased. */
  order: z
    .object({
      isOrdered: z.boolean(),
      package: z.string(),
      /** Per month, in cents; null for a package that the bank no longer has. */
      price: z.number().nullable(),
      girocards: z.number(),
      /** Ticked boxes, by the names that staff know. */
      boxes: z.array(z.string()).readonly(),
      mehrwerte: z.array(z.string()).readonly(),
    })
    .nullable(),
  /** The newest comparison of each kind and source in which persons differ, the newest first; kept until the case is erased. */
  mismatches: z.array(mismatchSchema),
  /** Who released the case from a hold, by name where the account is known, and when (ISO 8601); null without a release. */
  release: z.looseObject({ at: z.string(), by: z.string().nullable() }).nullable(),
  /**
   * The version of the settings that the order keeps, and what the bank has changed since of package, order boxes,
   * Mehrwerte and hold rules; null before an order, and for one of an earlier build.
   */
  keptOffer: z
    .object({
      settingsVersion: z.number(),
      presentVersion: z.number(),
      changes: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
    })
    .nullable(),
});
export type StaffCase = z.infer<typeof staffCaseSchema>;
