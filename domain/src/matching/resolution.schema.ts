import * as z from 'zod';
import { isCalendarDate } from '../application/calendar-date.js';
import {
  birthdayMessage,
  nameMessage,
  nationalityMessage,
  notExposedMessage,
  representationMessage,
  salutationMessage,
} from '../application/person-violations.js';
import { salutations } from '../list/salutations.js';
import { representations } from '../person/person.js';
import { matchingShareMessage, type Resolution } from './resolution.js';

const text = (max: number) => z.string().max(max, `Maximal ${max} Zeichen möglich`).optional();

/** A person as the resolver sends it (spec 1 §3 "Person in matching"). What the server alone decides is accepted and ignored. */
export const matchingPersonSchema = z.strictObject({
  firstName: z.string(nameMessage('Vorname')).max(200, nameMessage('Vorname')),
  lastName: z.string(nameMessage('Nachname')).max(200, nameMessage('Nachname')),
  source: z.enum(['CUSTOMER', 'DOCUMENT', 'PUBLIC']).optional(),
  bgoPersonId: text(100),
  matchType: z.enum(['MATCH', 'CUSTOMER_MATCH', 'NO_MATCH']).optional(),
  resolution: z.enum(['CREATED', 'CONFIRMED']).optional(),
  matchingIndexOfRightSide: z.int().min(0).optional(),
  salutation: z.enum(salutations, salutationMessage).optional(),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, nationalityMessage)
    .optional(),
  email: text(254),
  birthDate: z.string().refine(isCalendarDate, birthdayMessage).optional(),
  pepStatus: z.enum(['NOT_PEP', 'PEP'], notExposedMessage).optional(),
  isAlsoBeneficiary: z.boolean().optional(),
  votingShare: z.number(matchingShareMessage).min(0, matchingShareMessage).max(100, matchingShareMessage).optional(),
  line1: text(200),
  postalCode: text(20),
  city: text(200),
  typeOfRepresentation: z.enum(representations, representationMessage).optional(),
  inRole: z.boolean().optional(),
});

const rightIndex = z.int().min(0).max(999);
const selectionSchema = z.discriminatedUnion('action', [
  z.strictObject({ rightIndex, action: z.literal('ASSIGN'), leftKey: z.string().regex(/^\d{1,4}$/) }),
  z.strictObject({ rightIndex, action: z.literal('CREATE'), person: matchingPersonSchema }),
  z.strictObject({ rightIndex, action: z.literal('IGNORE') }),
  z.strictObject({ rightIndex, action: z.literal('ABORT') }),
]);
const kind = z.enum(['FUNCTIONARIES', 'BENEFICIARIES']);

/** The body of `POST /me/continue-identification`: the resolver's result (spec 1 §4, §7). */
export const resolutionSchema = z.discriminatedUnion('resolution', [
  z.strictObject({ resolution: z.literal('ABORT'), kind }),
  z.strictObject({
    resolution: z.literal('CONTINUE'),
    kind,
    selections: z.array(selectionSchema).max(1000),
    confirmed: z.boolean().default(false),
  }),
]) satisfies z.ZodType<Resolution>;
