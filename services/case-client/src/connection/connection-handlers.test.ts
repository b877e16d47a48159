import { create } from '@bufbuild/protobuf';
import { randomBytes } from 'node:crypto';
import { connectionFormSchemas } from '@kontor/domain/provider-connection/connection-form.schema';
import type { BankingFields } from '@kontor/domain/provider-connection/banking-connection';
import { maskedSecret } from '@kontor/domain/provider-connection/secret';
import { createConnectionSeal } from '@kontor/platform/connection/connection-seal';
import type { CheckResult } from '@kontor/platform/connection/provider-check';
import { createProviderConnection } from '@kontor/platform/connection/provider-connection';
import { createFakeConnections } from '@kontor/platform/connection/testing/connection.repository.fake';
import { silentLogger } from '@kontor/platform/logger/logger';
import {
  CheckResult as CheckResultMessage,
  ConnectionFieldsSchema,
} from '@kontor/proto/kontor/connections/v1/connections_pb';
import { createConnectionHandlers, hostNotAllowed } from './connection-handlers.js';
import { toProviderMessage } from './provider.message.js';

const banking = toProviderMessage('banking');
const stored = { userId: 'bank-1', secret: 's3cret', host: 'sandbox', clientDebugLog: false } as const;
const message = (fields: Partial<BankingFields> = {}) =>
  create(ConnectionFieldsSchema, {
    provider: { case: 'banking', value: { ...stored, secret: maskedSecret, ...fields } },
  });

async function setUp(result: CheckResult = 'ok', isLoaded = true) {
  const checked: BankingFields[] = [];
  const repository = createFakeConnections();
  const connection = createProviderConnection<BankingFields, object>(
    {
      provider: 'banking',
      parse: (fields) => connectionFormSchemas.banking.parse(fields),
      placeOf: ({ host }) => host,
      connect: (fields) => fields,
    },
    {
      repository,
      seal: createConnectionSeal(randomBytes(32).toString('base64')),
      bus: { publishLive: () => undefined, subscribeLive: () => () => undefined },
      logger: silentLogger(),
    },
  );
  if (isLoaded) await connection.load(stored);
  const handlers = createConnectionHandlers([
    {
      provider: 'banking',
      connection,
      hosts: ['sandbox'],
      violationsOf: ({ host }) => (host === 'sandbox' ? [] : hostNotAllowed('host')),
      check: async (fields) => {
        checked.push(fields);
        return result;
      },
      featuresOf: () => ({ active: true }),
    },
  ]);
  const set = (version: bigint, fields: Partial<BankingFields>) =>
    handlers.setConnection({ ...banking, version, fields: message(fields) }, { actor: '/users/7' });
  return { handlers, connection, repository, set, checked };
}

test('a connection is read with its secrets masked', async () => {
  const { handlers } = await setUp();
  const answer = await handlers.getConnection(banking);
  expect(answer.connection).toMatchObject({ version: 1n, hosts: ['sandbox'] });
  expect(JSON.stringify(answer.connection.fields)).not.toContain('s3cret');
  expect(answer.connection.fields).toEqual({
    provider: { case: 'banking', value: { ...stored, secret: maskedSecret } },
  });
  await expect(handlers.getConnection(toProviderMessage('coreBanking'))).rejects.toMatchObject({
    code: 'invalid-request',
  });
});

test('a masked secret stays as it is, and the account that changed it is named', async () => {
  const { set, connection, repository } = await setUp();
  expect(await set(1n, { userId: 'bank-2' })).toMatchObject({ result: { connection: { version: 2n } } });
  expect(connection.current()?.fields).toEqual({ ...stored, userId: 'bank-2' });
  expect(await repository.find('banking')).toMatchObject({ version: 2, changedBy: '/users/7' });
});

test('a version that is not the present one is a conflict', async () => {
  const { set, connection } = await setUp();
  await set(1n, { userId: 'bank-2' });
  expect(await set(1n, { userId: 'bank-3' })).toEqual({ result: { conflict: true } });
  expect(connection.current()?.fields.userId).toBe('bank-2');
});

test('a host must be allowed, and its secrets typed again', async () => {
  const { set } = await setUp();
  const field = (name: string) => ({ result: { violations: [expect.objectContaining({ field: name })] } });
  expect(await set(1n, { host: 'production' })).toEqual(field('secret'));
  expect(await set(1n, { host: 'production', secret: 'another' })).toEqual(field('host'));
  expect(await set(1n, { userId: '' })).toEqual(field('userId'));
});

test.each<[CheckResult, CheckResultMessage]>([
  ['ok', CheckResultMessage.OK],
  ['refused', CheckResultMessage.REFUSED],
  ['timeout', CheckResultMessage.TIMEOUT],
])('a check that ends with %s says no more', async (result, wire) => {
  const { handlers, checked } = await setUp(result);
  expect(await handlers.checkConnection({ provider: 'banking', namedProvider: 0 })).toEqual({ result: wire });
  expect(await handlers.checkConnection({ ...banking, fields: message({ userId: 'x' }) })).toEqual({
    result: wire,
  });
  expect(checked).toEqual([stored, { ...stored, userId: 'x' }]);
});

test('a check never sends a stored secret to another host', async () => {
  const { handlers, checked } = await setUp();
  const fields = message({ host: 'production' });
  expect(await handlers.checkConnection({ ...banking, fields })).toEqual({
    result: CheckResultMessage.INVALID,
  });
  expect(checked).toEqual([]);
});

test('the features of a connection contain none of it', async () => {
  const { handlers } = await setUp();
  expect(await handlers.getFeatures()).toEqual({ features: [{ ...banking, active: true }] });
});

test('nothing is said of a connection before it is loaded, so that the last known features stay', async () => {
  const { handlers } = await setUp('ok', false);
  expect(await handlers.getFeatures()).toEqual({ features: [] });
});
