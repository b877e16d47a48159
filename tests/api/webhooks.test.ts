import { createHmac, randomUUID } from 'node:crypto';
import { readyToOrder } from '../support/applicant.js';
import { addresses } from '../support/addresses.js';
import { unknownCompany } from '../support/company.js';
import { http } from '../support/http.js';
import { setCaseFault } from '../support/sandbox.js';
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
  const policy = { pollMs: 1_500 };

  test.each(['duplicate', 'shuffle', 'silent'] as const)('%s: the case still becomes ready', async (webhooks) => {
    const applicant = await readyToOrder(unknownCompany(), policy);
    await setCaseFault('banking', applicant.caseId, { webhooks });
    await order(applicant);
    await applicant.reaches(310);
  });

  test('a forged or outdated one is refused and changes nothing', async () => {
    const applicant = await readyToOrder(unknownCompany('Recherche Dauer'), policy);
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
