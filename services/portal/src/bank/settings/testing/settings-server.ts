import { createHttpApp, listen } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { problemTable } from '../../../http/answer/problem-table.js';
import type { Session } from '../../../access/session/session.module.js';
import { callApi, type CallOptions } from '../../../testing/harness-client.js';
import type { ConfigurationRepository } from '../configuration.repository.js';
import { openGate } from '../../../access/approval/testing/open-gate.js';
import type { ApprovalGate } from '../../../access/approval/approval.module.js';
import { createPublishAsked } from '../publish-asked.js';
import { createSettings } from '../settings.js';
import { createSettingsEditRouter } from '../settings-edit.router.js';
import { createSettingsDrafts } from '../settings-drafts.js';
import { createSettingsDraftsRouter } from '../settings-drafts.router.js';
import { createSettingsRouter } from '../settings.router.js';
import { createSettingsVersions } from '../settings-versions.js';
import { createSettingsVersionsRouter } from '../settings-versions.router.js';
import { createFakeConfigurationRepository } from './configuration.repository.fake.js';
import { createFakeDraftRepository } from './draft.repository.fake.js';

/** The routes of the settings over real HTTP, on a configuration in memory; each call has its session. */
export async function startSettingsServer(
  repository: ConfigurationRepository = createFakeConfigurationRepository(),
  clock: { now: number } = { now: 1_000_000 },
  gate: ApprovalGate = openGate,
) {
  const settings = createSettings({ repository, logger: silentLogger(), now: () => clock.now });
  const app = createHttpApp({ logger: silentLogger() });
  app.use((request, response, next) => {
    const session = request.get('x-session');
    if (session !== undefined) response.locals['session'] = JSON.parse(session) as Session;
    next();
  });
  app.use('/api', createSettingsRouter(settings, { debug: false }));
  const nameOf = async (accountId: string) => `Name von ${accountId}`;
  const drafts = createFakeDraftRepository();
  const publish = createPublishAsked({ settings, repository, gate });
  const given = { publish, repository, drafts, nameOf, now: () => clock.now };
  app.use('/api', createSettingsEditRouter(given));
  app.use('/api', createSettingsVersionsRouter(createSettingsVersions(given)));
  app.use('/api', createSettingsDraftsRouter(createSettingsDrafts(given)));
  app.use(notFoundHandler, problemHandler({ logger: silentLogger(), table: problemTable }));
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const call = (method: string, path: string, options: CallOptions = {}) =>
    callApi(`http://127.0.0.1:${server.port}`, method, path, options);
  return { settings, repository, drafts, clock, call, close: () => server.close() };
}

export type SettingsServer = Awaited<ReturnType<typeof startSettingsServer>>;
