import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import {
  changedSettingSchema,
  newSettingSchema,
  settingListQuerySchema,
  settingsAnswerSchema,
  settingsBatchSchema,
  settingSchema,
} from './settings.schema.js';

const tag = 'Einstellungen';

export const listSettings = defineRoute({
  method: 'GET',
  path: '/settings',
  tag,
  access: 'staff',
  area: 'settings',
  summary:
    'The stored settings that the caller may change; `Content-Range` carries the total, `application/ld+json` is answered as a Hydra collection.',
  collection: 'asked',
  query: settingListQuerySchema,
  answers: { 200: z.array(settingSchema) },
});

export const getSetting = defineRoute({
  method: 'GET',
  path: '/settings/{name}',
  tag,
  access: 'staff',
  area: 'settings',
  summary: 'A setting, or the default of a known one that is not stored.',
  answers: { 200: settingSchema },
});

export const createSetting = defineRoute({
  method: 'POST',
  path: '/settings',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Stores a new setting.',
  body: newSettingSchema,
  approval: true,
  answers: { 201: settingSchema },
  problems: [409, 413],
});

export const changeSetting = defineRoute({
  method: 'PUT',
  path: '/settings/{name}',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Publishes the value of a setting; with `If-Match` only if it did not change since that version.',
  body: changedSettingSchema,
  approval: true,
  answers: { 200: settingSchema },
  problems: [412, 413],
});

export const changeSettings = defineRoute({
  method: 'PUT',
  path: '/settings',
  tag,
  access: 'staff',
  area: 'configuration',
  summary:
    'Publishes several settings as one version; with `If-Match` only if none of them changed since that version.',
  body: settingsBatchSchema,
  approval: true,
  answers: { 200: settingsAnswerSchema },
  problems: [412, 413],
});

export const removeSetting = defineRoute({
  method: 'DELETE',
  path: '/settings/{name}',
  tag,
  access: 'staff',
  area: 'configuration',
  summary: 'Removes a setting; a known one has its default again.',
  approval: true,
  answers: { 204: 'empty' },
  problems: [412, 422],
});
