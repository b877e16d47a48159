import {
  connections,
  secretsToRetype,
  type ConnectionFields,
  type Provider,
} from '@kontor/domain/provider-connection/provider-connection';
import { withKeptSecrets, withMaskedSecrets } from '@kontor/domain/provider-connection/secret';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { CallContext } from '@kontor/platform/bus/bus';
import type { CheckResult } from '@kontor/platform/connection/provider-check';
import type { ProviderConnection } from '@kontor/platform/connection/provider-connection';
import { CheckResult as CheckResultMessage } from '@kontor/proto/kontor/connections/v1/connections_pb';
import type { ConnectionFields as FieldsMessage } from '@kontor/proto/kontor/connections/v1/connections_pb';
import { fieldsFrom, fieldsMessage, type Read, type Violation } from './connection-fields.message.js';
import { fromProviderMessage, type NamesProvider, toProviderMessage } from './provider.message.js';

export type { Violation } from './connection-fields.message.js';

/** The refusal of a host that the installation does not allow. */
export function hostNotAllowed(field: string): readonly Violation[] {
  return [{ field, message: 'Dieser Host ist nicht freigegeben' }];
}

/** A connection with what is needed to change it. */
export interface OwnedConnection<P extends Provider> {
  readonly provider: P;
  readonly connection: Pick<ProviderConnection<ConnectionFields[P], unknown>, 'current' | 'set' | 'load' | 'isLoaded'>;
  /** Names of the allowed hosts, or the addresses below which a free one may lie. */
  readonly hosts: readonly string[];
  /** What this installation does not accept, e.g. a host that is not allowed. */
  readonly violationsOf: (fields: ConnectionFields[P]) => readonly Violation[];
  /** Asks the provider something harmless. */
  readonly check: (fields: ConnectionFields[P]) => Promise<CheckResult>;
  readonly featuresOf: (fields: ConnectionFields[P]) => Features;
}

interface Features {
  readonly active: boolean;
  readonly economyReportShort?: boolean;
  readonly creditChecks?: boolean;
}

type AnyOwned = { readonly [P in Provider]: OwnedConnection<P> }[Provider];

const checked: Readonly<Record<CheckResult, CheckResultMessage>> = {
  ok: CheckResultMessage.OK,
  refused: CheckResultMessage.REFUSED,
  timeout: CheckResultMessage.TIMEOUT,
};

/** The requests about the connections of one service; the same for each of them. */
export function createConnectionHandlers(owned: readonly AnyOwned[]) {
  const ownedBy = async (request: NamesProvider): Promise<OwnedConnection<Provider>> => {
    const asked = fromProviderMessage(request);
    const found = owned.find(({ provider }) => provider === asked);
    if (found === undefined) throw new ServiceFault('invalid-request', 'This service has no such provider');
    // Another instance may have stored a version that this one does not know yet.
    await found.connection.load(null);
    return found as OwnedConnection<Provider>;
  };
  return {
    getConnection: async (request: NamesProvider) => ({ connection: masked(await ownedBy(request)) }),
    setConnection: async (
      { version, fields, ...request }: NamesProvider & { version: bigint; fields?: FieldsMessage | undefined },
      { actor = '' }: Pick<CallContext, 'actor'>,
    ) => {
      const one = await ownedBy(request);
      const read = usable(one, fields);
      if ('violations' in read) return { result: { violations: [...read.violations] } };
      const stored = await one.connection.set({ version: Number(version), fields: read.fields, changedBy: actor });
      return { result: stored ? { connection: masked(one) } : { conflict: true } };
    },
    checkConnection: async ({ fields, ...request }: NamesProvider & { fields?: FieldsMessage | undefined }) => {
      const one = await ownedBy(request);
      const present = one.connection.current();
      const read = fields === undefined && present !== null ? { fields: present.fields } : usable(one, fields);
      if ('violations' in read) return { result: CheckResultMessage.INVALID };
      return { result: checked[await one.check(read.fields)] };
    },
    // A service that has just started must not say that a provider is off.
    getFeatures: async () => ({
      features: owned
        .filter(({ connection }) => connection.isLoaded())
        .map((one) => featuresOf(one as OwnedConnection<Provider>)),
    }),
  };
}

function masked<P extends Provider>({ provider, connection, hosts }: OwnedConnection<P>) {
  const present = connection.current();
  if (present === null) return { version: 0n, hosts: [...hosts] };
  const secrets = connections[provider].secrets;
  const fields = fieldsMessage(provider, withMaskedSecrets(present.fields, secrets));
  return { version: BigInt(present.version), fields, hosts: [...hosts] };
}

/** What would be stored: masked secrets are the stored ones, on an allowed host. */
function usable<P extends Provider>(
  { provider, connection, violationsOf }: OwnedConnection<P>,
  message: FieldsMessage | undefined,
): Read<ConnectionFields[P]> {
  const read = fieldsFrom(provider, message);
  if ('violations' in read) return read;
  const stored = connection.current()?.fields;
  const retype = secretsToRetype(provider, read.fields, stored);
  if (retype.length > 0) {
    const message = 'Bei geändertem Host bitte erneut eingeben';
    return { violations: retype.map((field) => ({ field, message })) };
  }
  const secrets = connections[provider].secrets;
  const fields = withKeptSecrets(read.fields, stored, secrets);
  const violations = violationsOf(fields);
  return violations.length > 0 ? { violations } : { fields };
}

function featuresOf<P extends Provider>({ provider, connection, featuresOf: of }: OwnedConnection<P>) {
  const present = connection.current();
  return { ...toProviderMessage(provider), ...(present === null ? { active: false } : of(present.fields)) };
}
