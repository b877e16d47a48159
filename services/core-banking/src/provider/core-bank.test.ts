import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@kontor/platform/logger/logger';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import { createCoreBank } from './core-bank.http.js';
import { refusalMessages } from './refusal.js';

let server: Server;
/** Null: the core bank is silent. */
let items: readonly object[] | null;
beforeEach(async () => {
  server = createServer((_request, response) => {
    if (items !== null) response.end(JSON.stringify({ items }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function coreBank() {
  const { port } = server.address() as AddressInfo;
  const connection = { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'k', branch: '', advisor: '' };
  return createCoreBank(connection, { logger: silentLogger() });
}

test('an account of another customer is not taken for ours when the core bank ignores the filter', async () => {
  items = [{ externalReference: '18:account', kontonummer: '100', iban: 'DE1' }];
  await expect(coreBank().findAccount('17:account')).rejects.toMatchObject({ code: 'provider-unavailable' });
});

test('a linked person is found, although it shows the reference it was created with', async () => {
  items = [{ externalReference: 'old:39', personnummer: '39', mode: 'KUNDE' }];
  expect(await coreBank().findParty('17:p1')).toMatchObject({ personnummer: '39' });
});

test('of several persons none is taken for ours when the core bank ignores the filter', async () => {
  const other = (personnummer: string) => ({ externalReference: `old:${personnummer}`, personnummer, mode: 'KUNDE' });
  items = [other('39'), other('40')];
  await expect(coreBank().findParty('17:p1')).rejects.toMatchObject({ code: 'provider-unavailable' });
  items = ['4', '5'].map((personnummer) => ({ ...other(personnummer), externalReference: '17:p1' }));
  expect(await coreBank().findParty('17:p1')).toMatchObject({ personnummer: '4' });
});

test('an empty number is none yet', async () => {
  items = [{ externalReference: '17:account', kontonummer: '100', iban: ' ' }];
  expect(await coreBank().findAccount('17:account')).toEqual({ kontonummer: '100', iban: null });
  items = [{ externalReference: '17:p1', personnummer: '', mode: 'KUNDE' }];
  expect(await coreBank().findParty('17:p1')).toMatchObject({ personnummer: null });
  items = [{ externalReference: '17:card', kartennummer: '1', chipkartennummer: '' }];
  expect(await coreBank().findCard('17:card')).toEqual({ kartennummer: '1', chipkartennummer: null });
});

test('the words of a refusal fit a finding, however many they are', () => {
  const words = refusalMessages(
    new ProviderRejected('core-banking', 422, { errorMessages: Array.from({ length: 400 }, () => 'ä'.repeat(2_000)) }),
  );
  expect([words.length, words[0]?.length]).toEqual([20, 500]);
});

test('a check of the connection to a silent core bank ends while somebody waits for it', async () => {
  items = null;
  const startedAt = performance.now();
  const check = coreBank().findParty('connection-check', Date.now() + 300);
  await expect(check).rejects.toMatchObject({ code: 'provider-unavailable', reason: 'timeout' });
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
