import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createBankingProvider } from './banking-provider.http.js';

let server: Server;
let status: number;
beforeEach(async () => {
  server = createServer((_request, response) => void response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function banking() {
  const { port } = server.address() as AddressInfo;
  const connection = { baseUrl: `http://127.0.0.1:${port}`, user: 'u', secret: 's', debugLog: false };
  return createBankingProvider(connection, { logger: silentLogger() });
}

test.each([404, 410])('what the provider no longer has (%d) needs no cancellation', async (gone) => {
  status = gone;
  await expect(banking().cancelBusiness('biz_1')).resolves.toBeUndefined();
  await expect(banking().cancelPersonIdentification('per_1', 'ident_1')).resolves.toBeUndefined();
  await expect(banking().findPersonIdentification('per_1', '17:p1:ident:1')).resolves.toBeNull();
});

test('a cancellation that the provider refuses is none', async () => {
  status = 422;
  await expect(banking().cancelBusiness('biz_1')).rejects.toMatchObject({ code: 'provider-rejected' });
  await expect(banking().cancelPersonIdentification('per_1', 'ident_1')).rejects.toMatchObject({ status: 422 });
  await expect(banking().findPersonIdentification('per_1', '17:p1:ident:1')).rejects.toMatchObject({ status: 422 });
});
