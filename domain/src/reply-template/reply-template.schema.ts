import * as z from 'zod';
import { isStatusCode, type StatusCode } from '../case/case-status.js';
import { legalForms } from '../legal-form/legal-form.js';
import { maxMessageLength } from '../message/message.js';
import { replyTemplateProblems } from './reply-template.js';

const status = z.custom<StatusCode>((value) => typeof value === 'number' && isStatusCode(value), 'Unbekannter Status');

const templateSchema = z.strictObject({
  key: z.string().trim().max(60),
  title: z.string().trim().max(200),
  text: z.string().max(maxMessageLength),
  legalForms: z.array(z.enum(legalForms)).max(legalForms.length).optional(),
  statuses: z.array(status).max(50).optional(),
});

/** The setting `replyTemplates`: every template has key, title and text, and only known placeholders. */
export const replyTemplatesSchema = z
  .array(templateSchema)
  .max(100)
  .superRefine((templates, context) => {
    for (const [path, message] of Object.entries(replyTemplateProblems(templates))) {
      const [index = '', field = ''] = path.split('.');
      context.addIssue({ code: 'custom', path: [Number(index), field], message });
    }
  });
