import * as z from 'zod';
import { defineRoute } from '../route/route.js';
import {
  differenceQuerySchema,
  publishedVersionSchema,
  restoreVersionSchema,
  settingsDifferenceSchema,
  settingsVersionSchema,
  versionListQuerySchema,
} from './settings-version.schema.js';

const tag = 'Einstellungen';

export const listSettingsVersions = defineRoute({
  method: 'GET',
  path: '/settings_versions',
  tag,
  access: 'staff',
  area: 'settings',
  summary:
    'The published versions of the configuration, the newest first; `Content-Range` carries the total, `application/ld+json` is answered as a Hydra collection.',
  collection: 'asked',
  query: versionListQuerySchema,
  answers: { 200: z.array(settingsVersionSchema) },
});

export const getSettingsDifference = defineRoute({
  method: 'GET',
  path: '/settings_versions/{number}/difference',
  tag,
  access: 'staff',
  area: 'settings',
  summary: 'What differs from a version to another one or, without `to`, to the present.',
  query: differenceQuerySchema,
  answers: { 200: settingsDifferenceSchema },
});

export const restoreSettingsVersion = defineRoute({
  method: 'POST',
  path: '/settings_versions/{number}/restore',
  tag,
  access: 'staff',
  area: 'configuration',
  summary:
    'Publishes the settings of an earlier version that the caller may change; with `If-Match` only if none of them changed since that version.',
  body: restoreVersionSchema,
  approval: true,
  answers: { 200: publishedVersionSchema },
  problems: [412, 413],
});
