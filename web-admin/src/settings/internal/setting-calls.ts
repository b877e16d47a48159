import { changeSetting, createSetting, removeSetting } from '@kontor/api/settings/settings.routes';
import type { Setting } from '@kontor/api/settings/settings.schema';
import { api } from '../../providers/api.js';
import { newKey } from '../../providers/idempotency-key.js';

export async function createNamed(name: string): Promise<void> {
  await api.send(createSetting, { body: { name, value: {} }, idempotencyKey: newKey() });
}

export async function saveValue({ name, version }: Setting, value: unknown): Promise<void> {
  await api.send(changeSetting, { params: { name }, body: { name, value }, ifMatch: `"${version}"` });
}

export async function removeNamed({ name, version }: Setting): Promise<void> {
  await api.send(removeSetting, { params: { name }, ifMatch: `"${version}"` });
}
