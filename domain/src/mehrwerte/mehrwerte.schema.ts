import * as z from 'zod';
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
});

/** The setting `mehrwerte`: keys are not empty and not repeated (R3 §5 "Mehrwerte"). */
export const mehrwerteSchema = z.strictObject({
  active: z.boolean(),
  headline: z.string().max(300).optional(),
  subtext: z.string().max(2000).optional(),
  checkboxText: z.string().max(2000).optional(),
  mehrwerte: z
    .array(mehrwertSchema)
    .max(200)
    .refine((options) => !mehrwerteKeyProblems(options).includes('keys not unique'), 'keys not unique'),
}) satisfies z.ZodType<MehrwerteSettings>;
