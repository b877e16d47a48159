import * as z from 'zod';

/** A setting's value: any JSON but `undefined`; the server checks it by the setting's own schema. */
const value = z.unknown().refine((given): boolean => given !== undefined, 'Dieser Wert sollte nicht leer sein.');

/** A setting as it is read; `version` is that of the configuration which changed it last, 0 for a default (R3 §3 "Setting"). */
export const settingSchema = z.object({
  '@id': z.string(),
  '@type': z.literal('Setting'),
  name: z.string(),
  value,
  version: z.number(),
});
export type Setting = z.infer<typeof settingSchema>;

/** The list's query (R3 §7): `pagination=0` answers all of them at once. */
export const settingListQuerySchema = z.object({
  name: z.string().max(100).optional(),
  page: z.coerce.number<string | number>().int().min(1).max(1000).default(1),
  'items-per-page': z.coerce.number<string | number>().int().min(1).max(100).default(5),
  pagination: z.enum(['0', '1', 'true', 'false']).default('1'),
});

const settingName = z.string().regex(/^[A-Za-z][\w.-]{0,99}$/, 'Buchstaben, Ziffern, Punkt, Binde- und Unterstrich');

/** Body of `POST /settings`. */
export const newSettingSchema = z.strictObject({ name: settingName, value });

/** Body of `PUT /settings/{name}`: a setting as it was read may be sent back whole. */
export const changedSettingSchema = z.strictObject({
  '@id': z.string().max(200).optional(),
  '@type': z.string().max(50).optional(),
  name: z.string().max(100),
  value,
  version: z.number().optional(),
});

/** Body of `PUT /settings`: settings that are published together, by name. */
export const settingsBatchSchema = z.strictObject({
  values: z.record(settingName, value),
  reason: z.string().trim().max(500).optional(),
});

export const settingsAnswerSchema = z.object({ version: z.number(), settings: z.array(settingSchema) });
