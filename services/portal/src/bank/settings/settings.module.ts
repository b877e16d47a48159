import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { ActingConcept, ApprovalGate } from '../../access/approval/approval.module.js';
import type { ProviderFeatures } from '../provider-connection/provider-connection.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { createMongoConfigurationRepository, defineConfigurationModels } from './configuration.repository.mongo.js';
import { createMongoDraftRepository, defineDraftModel } from './draft.repository.mongo.js';
import { loadSampleBank, takeOverEarlierSettings } from './load-settings.js';
import { createPublishAsked } from './publish-asked.js';
import { createSettings, productionDefaults, type Settings } from './settings.js';
import { createSettingsActs } from './settings-acts.js';
import { createSettingsEditRouter } from './settings-edit.router.js';
import { createSettingsDrafts } from './settings-drafts.js';
import { createSettingsDraftsRouter } from './settings-drafts.router.js';
import { createSettingsRouter } from './settings.router.js';
import { createSettingsVersions } from './settings-versions.js';
import { createSettingsVersionsRouter } from './settings-versions.router.js';

export { createBankOfPages } from './bank-of-pages.js';
export type { SettingsPort } from './settings-port.js';
export type { Settings } from './settings.js';

export interface SettingsConcept extends Concept {
  readonly settings: Settings;
  /** How staff change settings, with versions and drafts, which name who made them. */
  readonly editing: (needs: EditingNeeds) => ActingConcept;
}

interface EditingNeeds {
  readonly nameOf: (accountId: string) => Promise<string | null>;
  readonly gate: ApprovalGate;
}

/**
 * The bank's settings with their routes; an empty database is filled with the sample bank, where there is one.
 */
export function createSettingsConcept(
  { config, logger, mongo, now }: PortalDeps,
  features: () => ProviderFeatures,
): SettingsConcept {
  const models = defineConfigurationModels(mongo.portal.connection);
  const repository = createMongoConfigurationRepository(models);
  const settings = createSettings({
    repository,
    logger,
    now,
    features,
    defaults: config.KONTOR_PROFILE === 'production' ? productionDefaults : {},
  });
  mongo.portal.onConnected(async () => {
    await ensureIndexes([models.configurations, models.versions]);
    const takenOver = await takeOverEarlierSettings(repository, now);
    if (takenOver > 0) logger.info({ settings: takenOver }, 'settings of an earlier build taken over');
    if (config.SAMPLE_BANK_DIR === undefined) return;
    const loaded = await loadSampleBank(repository, config.SAMPLE_BANK_DIR, now);
    if (loaded > 0) logger.info({ settings: loaded }, 'sample bank loaded');
  });
  const router = createSettingsRouter(settings, { debug: config.DEBUG_ROUTES });
  const drafts = createMongoDraftRepository(defineDraftModel(mongo.portal.connection));
  return {
    settings,
    router,
    editing: ({ nameOf, gate }) => {
      const publish = createPublishAsked({ settings, repository, gate });
      const given = { publish, repository, drafts, nameOf, now };
      const editing = createSettingsEditRouter(given).use(
        createSettingsVersionsRouter(createSettingsVersions(given)),
        createSettingsDraftsRouter(createSettingsDrafts(given)),
      );
      return { router: editing, acts: createSettingsActs({ settings, repository, drafts }) };
    },
  };
}
