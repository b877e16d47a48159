import { changeSetting, createSetting, listSettings, removeSetting } from '@kontor/api/settings/settings.routes';
import type { Setting } from '@kontor/api/settings/settings.schema';
import { api } from '../../providers/api.js';
import { newKey } from '../../providers/idempotency-key.js';

/** Settings on a page (R3 §9). */
export const pageSize = 5;

export interface SettingPage {
  readonly rows: readonly Setting[];
  readonly total: number;
}

/** A page of the settings whose name contains a text. */
export async function readPage(name: string, page: number, signal: AbortSignal): Promise<SettingPage> {
  const { data, headers } = await api.send(listSettings, { query: { name, page }, signal });
  return { rows: data, total: Number(headers.get('content-range')?.split('/')[1] ?? data.length) };
}

export async function createNamed(name: string): Promise<void> {
  await api.send(createSetting, { body: { name, value: {} }, idempotencyKey: newKey() });
}

export async function saveValue({ name, version }: Setting, value: unknown): Promise<void> {
  await api.send(changeSetting, { params: { name }, body: { name, value }, ifMatch: `"${version}"` });
}

export async function removeNamed({ name, version }: Setting): Promise<void> {
  await api.send(removeSetting, { params: { name }, ifMatch: `"${version}"` });
}
