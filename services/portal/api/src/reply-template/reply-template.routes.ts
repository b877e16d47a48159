import * as z from 'zod';
import { defineRoute } from '../route/route.js';

/** A template filled for a case; a placeholder for which the case has nothing stays in the text. */
const filledTemplateSchema = z.object({ key: z.string(), title: z.string(), text: z.string() });
export type FilledTemplate = z.infer<typeof filledTemplateSchema>;

export const listReplyTemplates = defineRoute({
  method: 'GET',
  path: '/bgo_identifications/{id}/reply_templates',
  tag: 'Nachrichten',
  access: 'staff',
  act: 'staffMessage',
  summary: 'The reply templates for the legal form and the status of a case, filled with its data.',
  answers: { 200: z.array(filledTemplateSchema) },
  problems: [410],
});
