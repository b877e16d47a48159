import * as z from 'zod';
import { legalForms } from '../legal-form/legal-form.js';
import { translated } from '../translated/translated.schema.js';
import { type OrderBox } from './order-box.js';

/** One configured order box (R3 §3 "Order checkbox"). Equal keys are a warning of the editor, not an error. */
export const orderBoxSchema = z.strictObject({
  key: z.string().trim().min(1).max(100),
  name: z.string().max(200).optional(),
  label: z.string().max(500),
  text: z.string().max(20_000).optional(),
  tooltip: z.string().max(2000).optional(),
  required: z.boolean(),
  legalForms: z.array(z.enum(legalForms)).optional(),
  en: translated({ label: z.string().max(500), text: z.string().max(20_000), tooltip: z.string().max(2000) }),
}) satisfies z.ZodType<OrderBox>;

/** The setting `orderCheckboxes`. */
export const orderBoxesSchema = z.array(orderBoxSchema).max(100);
