import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import type { ConnectionFields, Provider } from '@kontor/domain/provider-connection/provider-connection';
import type { ConnectionFields as FieldsMessage } from '@kontor/proto/kontor/connections/v1/connections_pb';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ConnectionFieldsSchema } from '@kontor/proto/kontor/connections/v1/connections_pb';

/** One input that cannot be used, with a German sentence. */
export interface Violation {
  readonly field: string;
  readonly message: string;
}

export type Read<T> = { readonly fields: T } | { readonly violations: readonly Violation[] };

/** The fields of a provider from their message. */
export function fieldsFrom<P extends Provider>(
  provider: P,
  message: FieldsMessage | undefined,
): Read<ConnectionFields[P]> {
  if (message?.provider.case !== provider) return { violations: [{ field: '', message: 'Pflichtfeld' }] };
  const { $typeName: _type, $unknown: _unknown, ...given } = message.provider.value;
  const parsed = connectionFormSchemas[provider].safeParse(given);
  if (parsed.success) return { fields: parsed.data };
  return {
    violations: parsed.error.issues.map(({ path, message: text }) => ({ field: path.join('.'), message: text })),
  };
}

/** The message of a provider's fields. */
export function fieldsMessage<P extends Provider>(
  provider: P,
  fields: ConnectionFields[P],
): MessageInitShape<typeof ConnectionFieldsSchema> {
  return { provider: { case: provider, value: fields } } as MessageInitShape<typeof ConnectionFieldsSchema>;
}
