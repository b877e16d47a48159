import { settingSchemas } from '@kontor/domain/settings/setting-values.schema';
import * as z from 'zod';
import { defineRoute } from '../route/route.js';

/** Body of `POST /mail_previews`: a disclaimer that need not be saved. */
export const mailPreviewBodySchema = z.strictObject({ mailDisclaimer: settingSchemas.mailDisclaimer });

export const previewMail = defineRoute({
  method: 'POST',
  path: '/mail_previews',
  tag: 'Einstellungen',
  access: 'staff',
  area: 'configuration',
  summary: 'A mail to a customer as the bank’s settings and the given disclaimer make it; nothing is sent or stored.',
  body: mailPreviewBodySchema,
  answers: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
});
