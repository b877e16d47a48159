import * as z from 'zod';
import { translated } from '../translated/translated.schema.js';
import { mehrwerteKeyProblems, type MehrwerteSettings } from './mehrwerte.js';

const mehrwertSchema = z.strictObject({
  key: z.string().trim().min(1, 'keys empty').max(100),
  label: z.string().max(200).default('Bezeichnung'),
  active: z.boolean().default(true),
  editable: z.boolean().default(true),
  recommended: z.boolean().optional(),
  htmlLabel: z.string().max(2000).optional(),
  labelForPopup: z.string().max(200).optional(),
  shortText: z.string().max(5000).optional(),
  longText: z.string().max(50_000).optional(),
  en: translated({
    label: z.string().max(200),
    htmlLabel: z.string().max(2000),
    labelForPopup: z.string().max(200),
    shortText: z.string().max(5000),
    longText: z.string().max(50_000),
  }),
});

/** The setting `mehrwerte`: keys are not empty and not repeated (R3 §5 "Mehrwerte"). */
export const mehrwerteSchema = z.strictObject({
  active: z.boolean(),
  headline: z.string().max(300).optional(),
  subtext: z.string().max(2000).optional(),
  checkboxText: z.string().max(2000).optional(),
  en: translated({
    headline: z.string().max(300),
    subtext: z.string().max(2000),
    checkboxText: z.string().max(2000),
  }),
  mehrwerte: z
    .array(mehrwertSchema)
    .max(200)
    .refine((options) => !mehrwerteKeyProblems(options).includes('keys not unique'), 'keys not unique'),
}) satisfies z.ZodType<MehrwerteSettings>;
