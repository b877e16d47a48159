import { writtenSchema } from '@kontor/domain/settings/written-settings.schema';
import * as z from 'zod';

/** The schema of the JSON text of a setting's value; a setting that the product does not define takes any JSON. */
export function settingTextSchema(name: string) {
  const value = writtenSchema(name) ?? z.json();
  return value.transform((parsed) => JSON.stringify(parsed));
}

/** The JSON text of a value. @throws ZodError */
export function settingText(name: string, value: unknown): string {
  return settingTextSchema(name).parse(value);
}
