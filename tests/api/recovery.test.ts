import { readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { supervisor, type ProcessName } from '../support/supervisor.js';
import { order } from '../support/whole-way.js';

const all: readonly ProcessName[] = [
  'temporal',
  'nats',
  'mongo',
  'worker',
  'portal',
  'identity',
  'company-check',
  'core-banking',
  'notification',
  'event-bridge',
  'sandbox',
  'mail-sink',
];

describe('stopped processes', () => {
  test('without the worker an order is answered 503 with Retry-After, and succeeds once it is running again', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await supervisor.stop('worker');
    const answer = await applicant.order();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await supervisor.start('worker');
    await order(applicant);
    await applicant.comesTo([310], 60_000);
  }, 120_000);

  test('without MongoDB the API answers 503 and recovers automatically', async () => {
    await supervisor.stop('mongo');
    const answer = await api('POST', '/me/login', {
      body: { username: 'sachbearbeitung@kontor.test', password: 'Kontor!Demo2026' },
    });
    expect(answer.status).toBe(503);
    await supervisor.start('mongo');
    await supervisor.ready('portal');
    await Clerk.login();
  }, 120_000);

  test.each(all)(
    '%s alone can be stopped and started',
    async (name) => {
      await supervisor.stop(name);
      await supervisor.start(name);
      await supervisor.ready('portal');
    },
    90_000,
  );

  test('afterwards a new case is completed', async () => {
    for (const name of all) await supervisor.ready(name);
    const applicant = await readyToOrder(unknownCompany());
    await order(applicant);
    await applicant.comesTo([310], 60_000);
  }, 120_000);
});
