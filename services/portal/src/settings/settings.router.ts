import { staffRoles } from '@kontor/domain/roles/roles';
import { bankConfiguration } from '@kontor/domain/settings/configuration';
import { Router } from 'express';
import type { Settings } from './settings.js';
import { storedConnection } from './stored-connection.js';
import { translations } from './translations.js';

/** Without a stored connection the service uses its environment; an unreadable connection counts as none. */
const companyCheck = { unset: { active: true, creditChecks: false }, unknown: { active: false, creditChecks: false } };

/** The bank's public data: configuration and texts (R1 §7). */
export function createSettingsRouter(settings: Settings, { debug }: { debug: boolean }): Router {
  const router = Router();
  router.get('/configuration', async (_request, response) => {
    const stored = await storedConnection(settings, 'companyCheck');
    const connected = typeof stored === 'string' ? companyCheck[stored] : stored;
    response.json(bankConfiguration(await settings.all(), { companyCheck: connected, staffRoles, debug }));
  });
  router.get('/translations/de.json', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=300').json(translations);
  });
  return router;
}
