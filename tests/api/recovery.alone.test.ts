import { readyToOrder } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { supervisor } from '../support/supervisor.js';
import { order } from '../support/whole-way.js';

/** tests/soak/recovery.test.ts stops every process. */
describe('stopped processes', () => {
  test('without MongoDB the API answers 503 and recovers automatically', async () => {
    await supervisor.stop('mongo');
    const answer = await api('POST', '/me/login', {
      body: { username: 'sachbearbeitung@kontor.test', password: 'Kontor!Demo2026' },
    });
    expect(answer.status).toBe(503);
    await supervisor.start('mongo');
    await supervisor.ready('portal');
    await Clerk.login();
  });

  test('without the worker an order is answered 503 with Retry-After, and succeeds once it is running again', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await supervisor.stop('worker');
    const answer = await applicant.order();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await supervisor.start('worker');
    await order(applicant);
    await applicant.comesTo([310], 60_000);
  });
});
