import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../portal-deps.js';
import { loadSampleBank } from './load-sample-bank.js';
import { createMongoSettingRepository, defineSettingModel } from './setting.repository.mongo.js';
import { createSettings, type Settings } from './settings.js';
import { createSettingsRouter } from './settings.router.js';

export { createPrerenderedTexts, type PrerenderedTexts } from './prerendered-texts.js';
export type { SettingsPort } from './settings-port.js';
export type { Settings } from './settings.js';
export { storedConnection } from './stored-connection.js';

/**
 * The bank's settings with their public routes; an empty database is filled with the sample bank, where there is one.
 */
export function createSettingsConcept({
  config,
  logger,
  mongo,
  now,
}: PortalDeps): Concept & { readonly settings: Settings } {
  const model = defineSettingModel(mongo.portal.connection);
  const repository = createMongoSettingRepository(model);
  const settings = createSettings({ repository, logger, now });
  mongo.portal.onConnected(async () => {
    await ensureIndexes([model]);
    if (config.SAMPLE_BANK_DIR === undefined) return;
    const loaded = await loadSampleBank(repository, config.SAMPLE_BANK_DIR, now);
    if (loaded > 0) logger.info({ settings: loaded }, 'sample bank loaded');
  });
  return { settings, router: createSettingsRouter(settings, { debug: config.DEBUG_ROUTES }) };
}
