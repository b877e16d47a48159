import { connectionChanges } from '@kontor/domain/provider-connection/connection-change';
import {
  connections,
  maskedAddress,
  placeOf,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';
import { hasRole } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { ApprovedAct } from '../../access/approval/approval.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { ConnectionServices } from './connection-services.js';
import { changeConnection, readConnection, requireAddress } from './connection-setting.js';

/** A changed connection with its secrets, so its order is sealed and removed once it is decided. */
export interface ConnectionOrder {
  readonly provider: Provider;
  readonly address: string;
  /** The version that was read; null for the present one. */
  readonly version: number | null;
}

/** The change of a provider's connection, which the bank can have confirmed by a second person. */
export function createConnectionAct(services: ConnectionServices): ApprovedAct<ConnectionOrder> {
  return {
    check: async ({ order }, { roles }) => {
      if (!hasRole({ roles, inheritedRoles: [] }, staffAreas.instance)) throw problem('forbidden');
      requireAddress(order.provider, order.address);
      const { version } = await readConnection(services, order.provider);
      if (order.version !== null && order.version !== version) throw problem('version-conflict');
    },
    basisOf: async ({ order }) => String((await readConnection(services, order.provider)).version),
    evidenceOf: async ({ order }) => {
      const before = await readConnection(services, order.provider);
      const lines = [
        { label: 'Anbieter', value: connections[order.provider].title },
        { label: 'Bisherige Adresse', value: placeOf(order.provider, before.value) },
        { label: 'Neue Adresse', value: placeOf(order.provider, order.address) },
        ...connectionChanges(order.provider, before.value, order.address),
      ];
      const after = maskedAddress(order.provider, order.address) ?? null;
      const changes = [{ name: before.name, before: before.value, after }];
      return { lines: lines.filter(({ value }) => value !== ''), changes };
    },
    carryOut: async ({ order }, { accountId }) => {
      await changeConnection(services, order.provider, { ...order, accountId });
    },
  };
}
