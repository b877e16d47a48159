import * as z from 'zod';
import { isCalendarDate } from '../calendar-date/calendar-date.js';
import { maxNameLength } from '../application/person-violations.js';
import { salutations } from '../list/salutations.js';
import { representations } from '../person/person.js';
import { optionalEntry } from '../text/optional-entry.schema.js';
import { ordinaryBlanks } from '../text/plain-text.js';
import { asName } from '../text/plain-text.schema.js';
import { refusal } from '../violation/violation-issues.schema.js';
import { demandText } from '../violation/violation-text.js';
import { minimumMatchingShare, type Resolution } from './resolution.js';

const shareText = demandText('share', minimumMatchingShare);
const firstNameText = demandText('firstName', maxNameLength);
const lastNameText = demandText('lastName', maxNameLength);

/** A person of the resolver's body (R1 §3 "Person in matching"). Server-only fields are accepted and ignored. */
export const matchingPersonSchema = z.strictObject({
  firstName: z.string(firstNameText).overwrite(ordinaryBlanks).max(200, firstNameText).check(asName('person')),
  lastName: z.string(lastNameText).overwrite(ordinaryBlanks).max(200, lastNameText).check(asName('person')),
  source: z.enum(['CUSTOMER', 'DOCUMENT', 'PUBLIC']).optional(),
  bgoPersonId: optionalEntry(100),
  matchType: z.enum(['MATCH', 'CUSTOMER_MATCH', 'NO_MATCH']).optional(),
  resolution: z.enum(['CREATED', 'CONFIRMED']).optional(),
  matchingIndexOfRightSide: z.int().min(0).optional(),
  salutation: z.enum(salutations, demandText('salutation')).optional(),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/, demandText('nationality'))
    .optional(),
  email: optionalEntry(254),
  birthDate: z
    .string()
    .refine(isCalendarDate, refusal({ code: 'format', label: 'birthday' }))
    .optional(),
  pepStatus: z.enum(['NOT_PEP', 'PEP'], demandText('notPoliticallyExposed')).optional(),
  isAlsoBeneficiary: z.boolean().optional(),
  votingShare: z.number(shareText).min(0, shareText).max(100, shareText).optional(),
  line1: optionalEntry(200),
  postalCode: optionalEntry(20),
  city: optionalEntry(200),
  typeOfRepresentation: z.enum(representations, demandText('representation')).optional(),
  inRole: z.boolean().optional(),
});

const rightIndex = z.int().min(0).max(999);
const selectionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    rightIndex,
    action: z.literal('ASSIGN'),
    leftKey: z.string().regex(/^\d{1,4}$/),
    takesSpelling: z.boolean().optional(),
  }),
  z.strictObject({ rightIndex, action: z.literal('CREATE'), person: matchingPersonSchema }),
  z.strictObject({ rightIndex, action: z.literal('IGNORE') }),
  z.strictObject({ rightIndex, action: z.literal('ABORT') }),
]);
const kind = z.enum(['FUNCTIONARIES', 'BENEFICIARIES']);

/** The body of `POST /me/continue-identification`: the resolver's result (R1 §4, §7). */
export const resolutionSchema = z.discriminatedUnion('resolution', [
  z.strictObject({ resolution: z.literal('ABORT'), kind }),
  z.strictObject({
    resolution: z.literal('CONTINUE'),
    kind,
    selections: z.array(selectionSchema).max(1000),
    confirmed: z.boolean().default(false),
  }),
]) satisfies z.ZodType<Resolution>;
