import * as z from 'zod';
import { isCalendarDate } from '../calendar-date/calendar-date.js';
import { isCountryCode } from '../list/countries.js';
import { maxNoReportReason, maxReference } from './discrepancy-report.js';
import { interests } from './owner-facts.js';

const required = 'Pflichtfeld';
const text = (longest: number) =>
  z.string(required).trim().min(1, required).max(longest, `Maximal ${longest} Zeichen möglich`);
const optionalText = (longest: number) => z.string(required).trim().max(longest, `Maximal ${longest} Zeichen möglich`);
const dayText = z.string(required).refine(isCalendarDate, 'Format: JJJJ-MM-TT');

/** What the register says of an owner; only the name is always there. */
const ownerFactsSchema = z.strictObject({
  firstName: text(200),
  lastName: text(200),
  birthDate: z.literal('').or(dayText),
  city: optionalText(200),
  nationalities: z.array(z.string().refine(isCountryCode, 'Unbekanntes Land')).max(10),
  interest: z.enum(interests).nullable(),
  share: z.number().min(0, 'Von 0 bis 100').max(100, 'Von 0 bis 100').nullable(),
});

/** More owners than an extract names. */
const maxOwners = 200;

/** What an extract says, and the step of the report on which the entry is based. */
export const extractSchema = z.strictObject({
  step: z.number().int().min(0),
  hasEntry: z.boolean(),
  owners: z
    .array(
      z
        .strictObject({ personId: z.string().min(1).max(80).nullable(), registered: ownerFactsSchema.nullable() })
        .refine(({ personId, registered }) => personId !== null || registered !== null, required),
    )
    .max(maxOwners)
    .refine(isOncePerPerson, 'Jede Person steht nur einmal in der Liste.'),
});

/** The decision about what differs, and the step of the report on which it is based. */
export const decisionSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    step: z.number().int().min(0),
    outcome: z.literal('reported'),
    day: dayText,
    reference: text(maxReference),
  }),
  z.strictObject({ step: z.number().int().min(0), outcome: z.literal('notReported'), reason: text(maxNoReportReason) }),
]);

function isOncePerPerson(owners: readonly { readonly personId: string | null }[]): boolean {
  const ids = owners.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  return new Set(ids).size === ids.length;
}
