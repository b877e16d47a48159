import * as z from 'zod';
import { isCalendarDate } from '../calendar-date/calendar-date.js';
import { legalForms } from '../legal-form/legal-form.js';
import { datePlaceholder, filterOf, reportingProblems, type ReportingFilter, type ReportingForm } from './reporting.js';

const date = z.string().refine(isCalendarDate, `Format: ${datePlaceholder}`);

/** The body of `POST /reportingSummarySearch` and its CSV; empty and null dates do not filter (R3 §7). */
export const reportingFilterSchema = z
  .strictObject({
    dateFrom: date
      .or(z.literal(''))
      .nullish()
      .transform((value) => value || undefined),
    dateTo: date
      .or(z.literal(''))
      .nullish()
      .transform((value) => value || undefined),
    legalForms: z.array(z.enum(legalForms)).max(legalForms.length).default([]),
    industryKeys: z.array(z.string().trim().min(1).max(60)).max(500).default([]),
  })
  .refine(({ dateFrom, dateTo }) => dateFrom === undefined || dateTo === undefined || dateFrom <= dateTo, {
    path: ['dateTo'],
    message: 'Das Ende liegt vor dem Anfang',
  }) satisfies z.ZodType<ReportingFilter>;

/** The typed filter; returns the filter to send, or each refused field with its German message. */
export const reportingFormSchema = (
  z.strictObject({
    dateFrom: z.string().max(20),
    dateTo: z.string().max(20),
    legalForms: z.array(z.enum(legalForms)),
    industryKeys: z.string().max(5000),
  }) satisfies z.ZodType<ReportingForm>
)
  .superRefine((form, context) => {
    for (const [field, message] of Object.entries(reportingProblems(form))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .transform(filterOf);
