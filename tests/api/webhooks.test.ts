import { createHmac, randomUUID } from 'node:crypto';
import { readyToOrder } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { unknownCompany } from '../support/company.js';
import { http } from '../support/http.js';
import { clearFaults, setFault } from '../support/sandbox.js';
import { supervisor } from '../support/supervisor.js';
import { order } from '../support/whole-way.js';

function signed(secret: string, body: string, at = Date.now()): Readonly<Record<string, string>> {
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret, 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

describe('webhooks of the providers', () => {
  // The poll that repairs lost webhooks runs every 15 minutes, which is too long for this test.
  beforeAll(() => supervisor.restart('portal', { CASE_POLICY: JSON.stringify({ pollMs: 1_500 }) }));
  afterAll(() => supervisor.restart('portal', { CASE_POLICY: '' }));
  afterEach(clearFaults);

  test.each(['duplicate', 'shuffle', 'silent'] as const)('%s: the case still becomes ready', async (webhooks) => {
    await setFault('banking', { webhooks });
    const applicant = await readyToOrder(unknownCompany());
    await order(applicant);
    await applicant.comesTo([310], 90_000);
  });

  test('a forged or outdated one is refused and changes nothing', async () => {
    const applicant = await readyToOrder(unknownCompany('Recherche Dauer'));
    await order(applicant);
    // All persons are identified and the research is still running, so no real event changes this case.
    const status = await applicant.reaches(240);
    const body = JSON.stringify({
      type: 'business_identification.updated',
      timestamp: new Date().toISOString(),
      data: {
        id: 'bid_x',
        reference: `${applicant.caseId}:bid:1`,
        parentId: null,
        parentReference: applicant.caseId,
        status: 'fraud',
      },
    });
    const url = `${addresses.identityWebhooks}/webhooks/banking`;
    const forged = await http('POST', url, {
      body,
      headers: signed(Buffer.from('somebody else entirely').toString('base64'), body),
    });
    expect(forged.status).toBe(401);
    expect(
      (await http('POST', url, { body, headers: { 'content-type': 'application/json' } })).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await applicant.status()).toBe(status);
  });
});
