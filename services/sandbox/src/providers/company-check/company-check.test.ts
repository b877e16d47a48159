import { setTimeout } from 'node:timers/promises';
import {
  eventually,
  IDLE_MS,
  startSandbox,
  type Reply,
  type RunningSandbox,
} from '../../testing/running-sandbox.fake.js';

let running: RunningSandbox;
let authorization = '';
const call: RunningSandbox['request'] = (method, path, body, headers) => {
  return running.request(method, `/company-check${path}`, body, { authorization, ...headers });
};
function token(form: string, headers: Record<string, string> = {}): Promise<Reply> {
  return running.request('POST', '/company-check/oauth/token', form, {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
}
beforeAll(async () => {
  running = await startSandbox();
  const reply = await token('grant_type=client_credentials&client_id=check-client&client_secret=check-secret');
  authorization = `Bearer ${String(reply.json['access_token'])}`;
});
afterAll(() => running.stop());

describe('access', () => {
  test('client credentials by header and by form', async () => {
    const basic = { authorization: `Basic ${Buffer.from('check-client:check-secret').toString('base64')}` };
    expect((await token('grant_type=client_credentials', basic)).json).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
    });
    expect((await token('grant_type=client_credentials&client_id=check-client&client_secret=no')).status).toBe(401);
    expect((await token('grant_type=password', basic)).status).toBe(400);
  });

  test.each(['', 'Bearer 99999999999.forged', 'Bearer 1.x'])('the token %s is refused', async (given) => {
    expect((await call('GET', '/v1/companies?q=Nordlumar', undefined, { authorization: given })).status).toBe(401);
  });
});

describe('companies', () => {
  test('are searched and read', async () => {
    const { json } = await call('GET', '/v1/companies?q=Nordlumar%20Feinwerk%20GmbH');
    expect(json).toMatchObject({
      totalHits: 1,
      collection: [{ name: 'Nordlumar Feinwerk GmbH', provider: { headquarterId: 'K-900001' } }],
    });
    const functionaries = await call('GET', '/v1/companies/K-900001/functionaries');
    expect((functionaries.json['functionaries'] as { lastName: string }[]).map((person) => person.lastName)).toEqual([
      'Osterkamp',
      'Wiebeck',
    ]);
    const owners = await call('GET', '/v1/companies/K-900004/beneficial-owners');
    expect((owners.json['beneficialOwners'] as { votingShare: number }[]).map((owner) => owner.votingShare)).toEqual([
      40, 30, 30,
    ]);
    expect((await call('GET', '/v1/companies/K-999999/functionaries')).status).toBe(404);
    expect((await call('GET', '/v1/companies?q=No')).status).toBe(422);
    expect((await call('GET', '/v1/companies?q=Nord&page=-1')).status).toBe(422);
  });

  test('a scenario company has only its deviation', async () => {
    const { json } = await call('GET', `/v1/companies?q=${encodeURIComponent('Muster Abweichung Vertretung GmbH')}`);
    const id = (json['collection'] as { provider: { headquarterId: string } }[])[0]?.provider.headquarterId ?? '';
    expect((await call('GET', `/v1/companies/${id}/functionaries`)).json['functionaries']).toHaveLength(1);
    expect((await call('GET', `/v1/companies/${id}/beneficial-owners`)).status).toBe(404);
  });

  test('Leerlauf Register does not respond for a while', async () => {
    const path = `/company-check/v1/companies?q=${encodeURIComponent('Muster Leerlauf Register GmbH')}`;
    await running.unanswered('GET', path, undefined, { authorization });
    await setTimeout(IDLE_MS + 50);
    expect((await running.request('GET', path, undefined, { authorization })).json['totalHits']).toBe(0);
  });
});

describe('orders', () => {
  async function ordered(path: string, body: Record<string, unknown>, status = 'ready'): Promise<Reply> {
    const created = await call('POST', path, body);
    expect([created.status, created.json['status']]).toEqual([201, 'pending']);
    return eventually(
      () => call('GET', `${path}/${String(created.json['id'])}`),
      (reply) => reply.json['status'] === status,
    );
  }

  test.each([
    ['Muster GmbH', undefined, { score: 173, riskQuota: 0.13, range: 'B' }],
    ['Muster Bonität K GmbH', undefined, { score: 349, riskQuota: 6.87, range: 'K' }],
    ['Nordlumar Feinwerk GmbH', 'K-900001', { range: 'B' }],
  ])('the economy report of %s', async (name, headquarterId, expected) => {
    const body = { reference: `c_${name}:eco`, company: { name }, ...(headquarterId ? { headquarterId } : {}) };
    const report = await ordered('/v1/economy-reports', body);
    expect(report.json).toMatchObject(expected);
    expect((await call('GET', `/v1/documents/${String(report.json['documentId'])}`)).status).toBe(200);
  });

  test('credit checks by grade, and found by reference', async () => {
    const check = await ordered('/v1/credit-checks', {
      reference: 'c_9:p_1:crd',
      person: { firstName: 'A', lastName: 'Meier-Bonität-M' },
    });
    expect(check.json['score']).toBe('M');
    expect((await call('GET', '/v1/credit-checks?reference=c_9:p_1:crd')).json.items).toEqual([check.json]);
  });

  test('documents are PDF, and some are not available', async () => {
    const body = {
      reference: 'c_9:doc',
      kind: 'register_extract',
      headquarterId: 'K-900001',
      company: { name: 'Nordlumar Feinwerk GmbH' },
    };
    const order = await ordered('/v1/document-orders', body);
    const [id] = order.json['documentIds'] as string[];
    const pdf = await call('GET', `/v1/documents/${String(id)}`);
    expect([pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const failed = await ordered(
      '/v1/document-orders',
      { ...body, reference: 'x', headquarterId: null, company: { name: 'Auskunft fehlt GmbH' } },
      'failed',
    );
    expect(failed.json).toMatchObject({ reason: 'not_available', documentIds: [] });
  });

  test.each([
    ['Transparenzregister wartet', 'pending'],
    ['Transparenzregister unbekannt', 'in_review'],
  ])('%s keeps the extract at %s, and no other document', async (word, status) => {
    const body = { company: { name: `Muster ${word} GmbH` }, reference: `c_8:${status}` };
    await ordered('/v1/document-orders', { ...body, kind: 'shareholder_list', reference: `c_8:list:${status}` });
    const order = await ordered('/v1/document-orders', { ...body, kind: 'transparency_register' }, status);
    expect(order.json['documentIds']).toEqual([]);
  });
});

describe('the user at the transparency register', () => {
  const path = '/v1/transparency-register/users';
  test.each([
    ['bank@example.de', 201, 200],
    ['ungueltig@example.de', 201, 403],
    ['abgelehnt@example.de', 422, undefined],
  ])('of %s: %d with %s', async (email, status, validatedStatus) => {
    const answer = await call('POST', path, { email, password: 'Kennwort-der-Probe' });
    expect([answer.status, answer.json['validatedStatus']]).toEqual([status, validatedStatus]);
    expect(JSON.stringify(answer.json)).not.toContain('Kennwort-der-Probe');
  });
});
