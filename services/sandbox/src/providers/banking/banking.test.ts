import { setTimeout } from 'node:timers/promises';
import {
  eventually,
  IDLE_MS,
  startSandbox,
  type Reply,
  type RunningSandbox,
} from '../../testing/running-sandbox.fake.js';

const ADDRESS = { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg', country: 'DE' };
let running: RunningSandbox;
const call: RunningSandbox['request'] = (method, path, body, headers) =>
  running.request(method, `/banking/v1${path}`, body, headers);
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

async function person(reference: string, more: Record<string, unknown> = {}): Promise<string> {
  const body = {
    reference,
    firstName: 'Marlene',
    lastName: 'Osterkamp',
    birthDate: '1979-04-12',
    nationality: 'DE',
    address: ADDRESS,
    ...more,
  };
  return (await call('POST', '/persons', body)).json['id'] as string;
}

async function business(reference: string, name: string): Promise<string> {
  const id = (await call('POST', '/businesses', { reference, name, legalForm: 'GMBH' })).json['id'] as string;
  const personId = await person(`${reference}:p_1`);
  await call('POST', `/businesses/${id}/legal_representatives`, {
    reference: `${reference}:rep`,
    personId,
    typeOfRepresentation: 'ALONE',
  });
  await call('POST', `/businesses/${id}/beneficial_owners`, {
    reference: `${reference}:own`,
    personId,
    votingShare: 100,
  });
  return id;
}

async function identified(reference: string, name: string, status: string): Promise<Reply> {
  const id = await business(reference, name);
  const started = await call('POST', `/businesses/${id}/identifications`, { reference: `${reference}:bid:1` });
  return eventually(
    () => call('GET', `/business_identifications/${started.json['id'] as string}`),
    (reply) => reply.json['status'] === status,
  );
}

function upload(id: string, bytes: number, type = 'FOUNDATION_DOCUMENT'): Promise<Reply> {
  return call('POST', `/businesses/${id}/documents`, new Uint8Array(bytes), {
    'content-type': 'application/pdf',
    'x-document-reference': 'doc',
    'x-document-type': type,
    'x-document-name': encodeURIComponent('Gründung.pdf'),
  });
}

describe('persons', () => {
  test.each([{ authorization: '' }, { authorization: 'Basic a29udG9yOndyb25n' }])(
    'wrong credentials are refused',
    async (headers) => {
      const reply = await call('POST', '/persons', {}, headers);
      expect([reply.status, reply.json['code']]).toEqual([401, 'unauthorized']);
    },
  );

  test.each([
    ['no JSON', '{"half', 400, 'malformed'],
    ['an array', [], 400, 'malformed'],
    ['no name', { reference: 'x' }, 422, 'invalid'],
  ])('%s is refused', async (_name, body, status, code) => {
    const reply = await call('POST', '/persons', body, { 'content-type': 'application/json' });
    expect([reply.status, reply.json['code']]).toEqual([status, code]);
  });

  test('missing data is requested and completed', async () => {
    const id = await person('c_miss:p_1', { birthDate: null, address: null });
    expect((await call('GET', `/persons/${id}`)).json).toMatchObject({
      status: 'information_required',
      missingInformation: ['birthDate', 'address'],
    });
    await call('PATCH', `/persons/${id}`, { birthDate: '1990-01-01' });
    const done = await call('PATCH', `/persons/${id}`, { address: ADDRESS });
    expect(done.json).toMatchObject({ status: 'information_completed', missingInformation: [] });
    expect(JSON.stringify(done.json)).not.toContain('Osterkamp');
  });

  test.each([
    ['Müller Nachreichen', { birthDate: '1990-01-01', address: ADDRESS }],
    ['Müller Mail fehlt', { email: 'neu@example.test' }],
  ])('for %s it requests %j, although it was given', async (lastName, missing) => {
    const id = await person(`c_${lastName}:p_1`, { lastName, ...missing });
    expect((await call('GET', `/persons/${id}`)).json).toMatchObject({
      status: 'information_required',
      missingInformation: Object.keys(missing),
    });
    await call('PATCH', `/persons/${id}`, { nationality: 'DE' });
    expect((await call('GET', `/persons/${id}`)).json['status']).toBe('information_required');
    expect((await call('PATCH', `/persons/${id}`, missing)).json['status']).toBe('information_completed');
  });

  test('the same key creates once, as the ledger shows; another key creates again', async () => {
    const body = {
      reference: 'c_key:p_1',
      firstName: 'A',
      lastName: 'B',
      birthDate: '1990-01-01',
      nationality: 'DE',
      address: ADDRESS,
    };
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/persons', body, { 'idempotency-key': 'key-1' })),
    );
    expect(new Set(replies.map((reply) => reply.json['id'])).size).toBe(1);
    expect(replies.filter((reply) => reply.headers.get('idempotent-replayed') === 'true')).toHaveLength(4);
    const other = await call('POST', '/persons', { ...body, firstName: 'C' }, { 'idempotency-key': 'key-1' });
    expect([other.status, other.json['code']]).toEqual([422, 'idempotency_key_reused']);
    await call('POST', '/persons', body, { 'idempotency-key': 'key-2' });
    const ledger = await running.request('GET', '/ledger?provider=banking&reference=c_key');
    expect(ledger.json['counts']).toEqual([{ provider: 'banking', kind: 'person', reference: 'c_key:p_1', count: 2 }]);
    expect((ledger.json['calls'] as unknown[]).length).toBe(7);
    expect((await call('GET', '/persons?reference=c_key:p_1')).json.items).toHaveLength(2);
    expect((await call('GET', '/persons?reference=nobody')).json.items).toEqual([]);
  });
});

describe('the identification of a business', () => {
  test.each([
    ['Muster GmbH', 'completed'],
    ['Muster Recherche gescheitert GmbH', 'research_failed'],
    ['Muster Prüfung abgelehnt GmbH', 'rejected'],
    ['Muster Prüfung Betrug GmbH', 'fraud'],
    ['Muster Recherche Dauer GmbH', 'research_initiated'],
    ['Muster Prüfung Dauer GmbH', 'pending'],
  ])('%s ends at %s', async (name, status) => {
    await identified(`c_${status}`, name, status);
  });

  test.each([
    ['Muster Unterlagen fehlen GmbH', 'documents_missing', 'FOUNDATION_DOCUMENT'],
    ['Muster Recherche Unterlagen GmbH', 'research_documents_missing', 'SHARE_HOLDERS_AGREEMENT'],
  ])('%s continues once the document is there', async (name, status, type) => {
    const waiting = await identified(`c_${type}`, name, status);
    expect(waiting.json['missingDocuments']).toEqual([type]);
    await upload(waiting.json['businessId'] as string, 10, 'OTHER');
    await upload(waiting.json['businessId'] as string, 10, type);
    await eventually(
      () => call('GET', `/business_identifications/${waiting.json['id'] as string}`),
      (reply) => reply.json['status'] === 'completed',
    );
  });

  test.each([
    ['Vertretung', 'functionaries', 'Registermann'],
    ['Eigentum', 'beneficiaries', 'Anteilseigner'],
  ])('Recherche Abweichung %s: a mismatch that a further identification resolves', async (word, kind, lastName) => {
    const mismatch = await identified(`c_${kind}`, `Muster Recherche Abweichung ${word} GmbH`, 'research_mismatch');
    expect(mismatch.json['mismatch']).toMatchObject({ kind, persons: [{ lastName: 'Osterkamp' }, { lastName }] });
    const again = await call('POST', `/businesses/${mismatch.json['businessId'] as string}/identifications`, {
      reference: `c_${kind}:bid:2`,
    });
    await eventually(
      () => call('GET', `/business_identifications/${again.json['id'] as string}`),
      (reply) => reply.json['status'] === 'completed',
    );
  });

  test('needs a legal representative', async () => {
    const id = (await call('POST', '/businesses', { reference: 'c_none', name: 'Muster GmbH', legalForm: 'GMBH' }))
      .json['id'] as string;
    expect((await call('POST', `/businesses/${id}/identifications`, { reference: 'r' })).json['code']).toBe(
      'no_legal_representative',
    );
  });

  test('documents over 8,000,000 bytes together are refused', async () => {
    const id = await business('c_big', 'Muster GmbH');
    expect((await upload(id, 5_000_000)).status).toBe(201);
    const refused = await upload(id, 3_000_001);
    expect(refused.json).toMatchObject({ code: 'file_size', limit: 8_000_000, total: 8_000_001 });
    expect(refused.status).toBe(413);
    expect((await upload(id, 3_000_000)).status).toBe(201);
    expect((await call('GET', `/businesses/${id}/documents`)).json.items.map((item) => item['name'])).toEqual([
      'Gründung.pdf',
      'Gründung.pdf',
    ]);
  });

  test('Leerlauf Bank: no response at first, then as usual, and nothing twice', async () => {
    const body = { reference: 'c_idle', name: 'Muster Leerlauf Bank GmbH', legalForm: 'GMBH' };
    await running.unanswered('POST', '/banking/v1/businesses', body);
    await setTimeout(IDLE_MS + 50);
    expect((await call('POST', '/businesses', body)).status).toBe(201);
    expect((await call('GET', '/businesses?reference=c_idle')).json.items).toHaveLength(1);
  });

  test('cancelling ends the identifications of its persons', async () => {
    const id = await business('c_cancel', 'Muster GmbH');
    const personId = (await call('GET', '/persons?reference=c_cancel:p_1')).json.items[0]?.['id'] as string;
    await call('POST', `/persons/${personId}/identifications`, {
      reference: 'c_cancel:p_1:ident:1',
      email: 'a@example.test',
    });
    expect((await call('POST', `/businesses/${id}/cancel`)).json['status']).toBe('cancelled');
    expect((await call('POST', `/businesses/${id}/cancel`)).json['status']).toBe('cancelled');
    expect((await call('GET', `/persons/${personId}/identifications`)).json.items[0]).toMatchObject({
      status: 'canceled',
      final: true,
    });
    expect((await call('POST', `/businesses/${id}/identifications`, { reference: 'x' })).json['code']).toBe(
      'business_cancelled',
    );
  });
});

describe('webhook subscriptions', () => {
  test('are kept once per type and address', async () => {
    const body = { type: 'person.updated', url: 'http://127.0.0.1:1/hook' };
    const first = await call('POST', '/webhooks', body);
    const second = await call('POST', '/webhooks', body);
    expect([first.status, second.status, second.json['id']]).toEqual([201, 200, first.json['id']]);
    expect((await call('POST', '/webhooks', { ...body, type: 'unknown' })).status).toBe(422);
    expect((await call('DELETE', `/webhooks/${first.json['id'] as string}`)).status).toBe(204);
    expect((await call('GET', '/webhooks')).json.items).toEqual([]);
  });
});
