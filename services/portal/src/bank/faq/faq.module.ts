import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { Router } from 'express';
import type { Concept } from '../../http/concept/portal-deps.js';
import { staffOf } from '../../access/session/session.module.js';
import type { SettingsPort } from '../settings/settings.module.js';

/** Where staff find help (R3 §2.3 "FAQ"). */
export function createFaq(settings: Pick<SettingsPort, 'all'>): Concept {
  const router = Router();
  router.get('/faq', async (_request, response) => {
    staffOf(response, staffAreas.faq);
    const all = await settings.all();
    response.json({
      hubUrl: all.faqHubUrl,
      ticketUrl: all.faqTicketUrl,
      catalogueEntry: all.faqCatalogueEntry,
      supportGroup: all.faqSupportGroup,
    });
  });
  return { router };
}
