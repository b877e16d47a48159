import { writtenSchema } from '@kontor/domain/settings/written-settings.schema';
import type { SettingName } from '@kontor/domain/settings/setting-values.schema';
import type * as z from 'zod';
import type { FieldProblems } from './use-settings-form.js';

/** Why a schema refuses a value, by path (`0.label`), in German; of several problems of a path the first. */
export function schemaProblems(schema: z.ZodType, value: unknown): FieldProblems {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, messageOf(issue));
  }
  return Object.fromEntries(problems);
}

/** Why the server would refuse a value of a setting. */
export function settingProblems(name: SettingName, value: unknown): FieldProblems {
  const schema = writtenSchema(name);
  return schema === undefined ? {} : schemaProblems(schema, value);
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'Pflichtfeld';
  if (issue.code === 'too_big' && issue.origin === 'string') return `Maximal ${issue.maximum} Zeichen möglich`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `Maximal ${issue.maximum} Einträge möglich`;
  return issue.code === 'custom' || issue.code === 'invalid_format' ? issue.message : 'Ungültiger Wert';
}

/** Whether a part of a form, such as an item of a list, has a problem. */
export function hasProblem(problems: FieldProblems, path: string): boolean {
  return Object.keys(problems).some((field) => field.startsWith(`${path}.`));
}
