import { mailPreviewBodySchema } from '@kontor/api/mail-preview/mail-preview.routes';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { staffOf } from '../../access/session/session.module.js';
import type { PreviewMail } from './preview-mail.js';

/** A mail for the configuration's preview. */
export function createMailPreviewRouter(previewMail: PreviewMail): Router {
  const router = Router();
  router.post('/mail_previews', async (request, response) => {
    staffOf(response, staffAreas.configuration);
    const { mailDisclaimer } = parseBody(mailPreviewBodySchema, request);
    response.json(await previewMail(mailDisclaimer));
  });
  return router;
}
