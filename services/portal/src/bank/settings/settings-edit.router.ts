import {
  changedSettingSchema,
  newSettingSchema,
  settingListQuerySchema,
  settingsBatchSchema,
} from '@kontor/api/settings/settings.schema';
import type { RoleClaims } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import { etagOf, seenVersion } from '@kontor/platform/http/entity-tag';
import { parseBody, parseParams, parseQuery } from '@kontor/platform/http/validate';
import { Router, type Request, type Response } from 'express';
import * as z from 'zod';
import { answerAsked } from '../../access/approval/approval.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { type Session, staffOf } from '../../access/session/session.module.js';
import type { ConfigurationRepository } from './configuration.repository.js';
import { answerPage } from '../../http/answer/page-answer.js';
import type { PublishAsked } from './publish-asked.js';
import { requireReadable, requireRight, settingNamed, storedSettings } from './read-settings.js';
import { settingTextSchema } from './setting-text.js';

export interface SettingsEditDeps {
  readonly publish: PublishAsked;
  readonly repository: Pick<ConfigurationRepository, 'find'>;
}

const nameParams = z.object({ name: z.string().max(100) });

export interface Editor extends RoleClaims {
  readonly session: Session;
}

/** The administrator of the request. @throws Problem 401, 403 */
export function editorOf(response: Response): Editor {
  const session = staffOf(response, staffAreas.configuration);
  return { session, roles: session.roles, inheritedRoles: [] };
}

/** Who reads the settings: an administrator or an auditor. @throws Problem 401, 403 */
export function readerOf(response: Response): RoleClaims {
  const { roles } = staffOf(response, staffAreas.settings);
  return { roles, inheritedRoles: [] };
}

/** What the client has seen, from `If-Match`, for each of the changed settings. */
function basedOn(request: Request) {
  const seen = seenVersion(request.get('if-match'));
  return { basedOn: () => seen };
}

/** Reads and changes settings; every change is a new version (R3 §2.8, §2.10, §7). */
export function createSettingsEditRouter(deps: SettingsEditDeps): Router {
  const router = Router();
  addReads(router, deps);
  addSingleWrites(router, deps);
  router.put('/settings', async (request, response) => {
    const editor = editorOf(response);
    const { values: given, reason = '' } = parseBody(settingsBatchSchema, request);
    for (const name of Object.keys(given)) requireRight(editor, name);
    const shape = Object.fromEntries(Object.keys(given).map((name) => [name, settingTextSchema(name)]));
    const { values } = z.object({ values: z.object(shape) }).parse({ values: given });
    const { session } = editor;
    const texts = new Map(Object.entries(values));
    const published = await deps.publish({ values: texts, session, reason, ...basedOn(request) });
    if (published.kind === 'asked') return answerAsked(response, published.approvalId);
    const { settings, newest } = published.stored;
    const changed = Object.keys(given).flatMap((name) => settingNamed({ settings, newest }, name) ?? []);
    response.set('ETag', etagOf(newest._id)).json({ version: newest._id, settings: changed });
  });
  return router;
}

function addReads(router: Router, { repository }: SettingsEditDeps): void {
  router.get('/settings', async (request, response) => {
    const reader = readerOf(response);
    const query = parseQuery(settingListQuerySchema, request);
    const wanted = (query.name ?? '').trim().toLowerCase();
    const stored = await repository.find();
    const found = storedSettings(stored, reader).filter(({ name }) => name.toLowerCase().includes(wanted));
    const isPaged = query.pagination === '1' || query.pagination === 'true';
    const from = isPaged ? (query.page - 1) * query['items-per-page'] : 0;
    const rows = isPaged ? found.slice(from, from + query['items-per-page']) : found;
    response.set('ETag', etagOf(stored?.newest._id ?? 0));
    answerPage(request, response, { resource: 'settings', rows, from, total: found.length });
  });
  router.get('/settings/:name', async (request, response) => {
    const reader = readerOf(response);
    const { name } = parseParams(nameParams, request);
    requireReadable(reader, name);
    const setting = settingNamed(await repository.find(), name);
    if (setting === undefined) throw problem('not-found');
    response.set('ETag', etagOf(setting.version)).json(setting);
  });
}

function addSingleWrites(router: Router, { publish, repository }: SettingsEditDeps): void {
  const write = async (request: Request, response: Response, name: string, status = 200): Promise<void> => {
    const { value } = z.object({ value: settingTextSchema(name) }).parse(request.body);
    const { session } = editorOf(response);
    const published = await publish({ values: new Map([[name, value]]), session, ...basedOn(request) });
    if (published.kind === 'asked') return answerAsked(response, published.approvalId);
    const setting = settingNamed(published.stored, name);
    response
      .status(status)
      .set('ETag', etagOf(setting?.version ?? 0))
      .json(setting);
  };
  const isStored = async (name: string): Promise<boolean> =>
    (await repository.find())?.settings.some((one) => one.name === name && one.json !== null) ?? false;

  router.post('/settings', async (request, response) => {
    const editor = editorOf(response);
    const { name } = parseBody(newSettingSchema, request);
    requireRight(editor, name);
    if (await isStored(name)) throw problem('setting-exists');
    await write(request, response, name, 201);
  });
  router.put('/settings/:name', async (request, response) => {
    const editor = editorOf(response);
    const { name } = parseParams(nameParams, request);
    requireRight(editor, name);
    parseBody(changedSettingSchema.extend({ name: z.literal(name) }), request);
    if (settingNamed(await repository.find(), name) === undefined) throw problem('not-found');
    await write(request, response, name);
  });
  router.delete('/settings/:name', async (request, response) => {
    const editor = editorOf(response);
    const { name } = parseParams(nameParams, request);
    requireRight(editor, name);
    if (!(await isStored(name))) throw problem('not-found');
    const { session } = editor;
    const published = await publish({ values: new Map([[name, null]]), session, ...basedOn(request) });
    if (published.kind === 'asked') return answerAsked(response, published.approvalId);
    response.status(204).end();
  });
}
