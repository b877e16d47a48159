import { isValidIBAN } from 'ibantools';
import { eventually, startSandbox, type Reply, type RunningSandbox } from '../../testing/running-sandbox.fake.js';

let running: RunningSandbox;
const call: RunningSandbox['request'] = (method, path, body, headers) =>
  running.request(method, `/core-banking/v1${path}`, body, headers);
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

const ADDRESS = { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' };
const NATURAL = {
  externalReference: 'c_1:p_1',
  kind: 'natural',
  mode: 'KUNDE',
  branch: 1,
  advisor: 7,
  firstName: 'Marlene',
  lastName: 'Osterkamp',
  birthDate: '1979-04-12',
  nationality: 'DE',
  occupation: 'Geschäftsführerin',
  address: ADDRESS,
  legitimation: { documentType: 'ID_CARD', documentNumber: 'T1' },
};

function juristic(reference: string, name: string): Promise<Reply> {
  const body = {
    externalReference: reference,
    kind: 'juristic',
    mode: 'KUNDE',
    branch: 1,
    advisor: 7,
    name,
    legalForm: 'GMBH',
    foundationDate: '2011-03-01',
    address: ADDRESS,
  };
  return call('POST', '/persons', body);
}

function account(reference: string, personnummer: unknown): Promise<Reply> {
  return call('POST', '/accounts', {
    externalReference: reference,
    personnummer,
    produktnummer: '00000001',
    konditionsnummer: '1',
  });
}

describe('persons', () => {
  test('the key is required', async () => {
    expect((await call('GET', '/persons', undefined, { 'x-api-key': 'wrong' })).status).toBe(401);
  });

  test('are created again on repetition, whatever the Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'same' };
    const first = await call('POST', '/persons', NATURAL, key);
    const second = await call('POST', '/persons', NATURAL, key);
    expect(first.json['personnummer']).not.toBe(second.json['personnummer']);
    const ledger = await running.request('GET', '/ledger?provider=core-banking&reference=c_1&kind=natural');
    expect(ledger.json['counts']).toEqual([
      { provider: 'core-banking', kind: 'natural', reference: 'c_1:p_1', count: 2 },
    ]);
    expect((await call('GET', '/persons?externalReference=c_1:p_1')).json.items).toHaveLength(2);
  });

  test('a prospect becomes a customer under the same number', async () => {
    const prospect = { ...NATURAL, externalReference: 'c_9:p_1', mode: 'INTERESSENT', occupation: null };
    const { personnummer } = (await call('POST', '/persons', prospect)).json;
    const changed = await call('PATCH', `/persons/${String(personnummer)}`, {
      ...prospect,
      ...NATURAL,
      externalReference: 'c_9:p_1',
    });
    const again = await call('PATCH', `/persons/${String(personnummer)}`, {
      ...prospect,
      ...NATURAL,
      externalReference: 'c_9:p_1',
    });
    expect([changed.status, changed.json]).toEqual([200, expect.objectContaining({ personnummer, mode: 'KUNDE' })]);
    expect(again.json).toEqual(changed.json);
    expect((await call('GET', '/persons?externalReference=c_9:p_1')).json.items).toEqual([changed.json]);
    const { counts } = (await running.request('GET', '/ledger?provider=core-banking&reference=c_9')).json;
    expect(counts).toEqual([
      { provider: 'core-banking', kind: 'natural', reference: 'c_9:p_1', count: 1 },
      { provider: 'core-banking', kind: 'natural.changed', reference: 'c_9:p_1', count: 1 },
    ]);
    const unfit = { ...prospect, mode: 'KUNDE' };
    expect((await call('PATCH', `/persons/${String(personnummer)}`, unfit)).status).toBe(422);
    expect((await call('PATCH', '/persons/1', prospect)).status).toBe(404);
  });

  test('report what was shortened, skipped and filled', async () => {
    const body = {
      ...NATURAL,
      externalReference: 'c_2:p_1',
      mode: 'KUNDE_WITH_PLACEHOLDERS',
      birthDate: null,
      occupation: null,
      lastName: 'L'.repeat(31),
      phone: 'keins',
      taxId: '12345678901',
    };
    const { json } = await call('POST', '/persons', body);
    expect(json).toMatchObject({
      shortened: ['lastName'],
      skipped: ['phone'],
      placeholders: ['birthDate', 'occupation'],
      validBirthday: false,
      legitimation: 'stored',
    });
    const long = await call('POST', '/persons', { ...NATURAL, address: { ...ADDRESS, line1: 'x'.repeat(40) } });
    expect(long.json['shortened']).toEqual(['address.line1']);
  });

  test('a customer needs the data of one', async () => {
    const { status, json } = await call('POST', '/persons', { ...NATURAL, occupation: null });
    expect([status, json['details']]).toEqual([422, [{ path: 'occupation', message: 'is needed for mode KUNDE' }]]);
    expect((await call('POST', '/persons', { ...NATURAL, mode: 'INTERESSENT', occupation: null })).status).toBe(201);
  });

  test('scenarios: error, legitimation, duplicate', async () => {
    const refused = await juristic('c_3', 'Muster Kernbank Fehler GmbH');
    expect([refused.status, refused.json['code'], (refused.json['errorMessages'] as unknown[]).length]).toEqual([
      422,
      'rejected',
      2,
    ]);
    const legitimation = await call('POST', '/persons', { ...NATURAL, lastName: 'Meier-Legitimation' });
    expect(legitimation.json['legitimationsdatenError']).toEqual(expect.any(String));
    const known = await call('POST', '/duplicates', { kind: 'natural', firstName: 'A', lastName: 'Dublette' });
    expect(known.json['potentialDuplicates']).toHaveLength(1);
    const again = await call('POST', '/duplicates', { kind: 'natural', firstName: 'A', lastName: 'Dublette' });
    expect(again.json).toEqual(known.json);
    expect(
      (await call('POST', '/duplicates', { kind: 'juristic', name: 'Muster GmbH' })).json['potentialDuplicates'],
    ).toEqual([]);
  });
});

test('an order uses a person whom the bank has already', async () => {
  const asked = await call('POST', '/duplicates', { kind: 'juristic', name: 'Muster Dublette GmbH' });
  const [known] = asked.json['potentialDuplicates'] as { personnummer: string }[];
  const link = (externalReference: string) =>
    call('POST', `/persons/${known!.personnummer}/references`, { externalReference });
  expect((await link('c_20')).json).toMatchObject({ personnummer: known!.personnummer, mode: 'KUNDE' });
  expect((await link('c_20')).status).toBe(200);
  expect((await link('c_21')).status).toBe(200);
  for (const reference of ['c_20', 'c_21']) {
    const { json } = await call('GET', `/persons?externalReference=${reference}`);
    expect(json.items).toEqual([expect.objectContaining({ personnummer: known!.personnummer })]);
  }
  expect((await account('c_20:account', known!.personnummer)).status).toBe(201);
  expect((await call('POST', '/persons/1/references', { externalReference: 'c_22' })).status).toBe(404);
  expect((await call('POST', `/persons/${known!.personnummer}/references`, {})).status).toBe(422);
});

describe('accounts and cards', () => {
  test('have valid numbers and belong together', async () => {
    const person = await juristic('c_4', 'Muster GmbH');
    const created = await account('c_4:account', person.json['personnummer']);
    expect(created.status).toBe(201);
    expect(isValidIBAN(String(created.json['iban']))).toBe(true);
    const body = {
      externalReference: 'c_4:card',
      kontonummer: created.json['kontonummer'],
      personnummer: person.json['personnummer'],
      girocardProduktnummer: '1',
    };
    const card = await call('POST', '/cards', body);
    expect(card.json['kartennummer']).toMatch(/^\d{16}$/);
    expect(card.json['chipkartennummer']).toMatch(/^\d{10}$/);
    expect((await call('GET', '/cards?externalReference=c_4:card')).json.items).toEqual([card.json]);
    expect((await call('GET', `/accounts/${String(created.json['kontonummer'])}`)).json).toEqual(created.json);
  });

  test('are refused for strangers and prospects', async () => {
    expect((await account('c_5', '1')).json['code']).toBe('unknown_person');
    const prospect = await call('POST', '/persons', { ...NATURAL, mode: 'INTERESSENT' });
    expect((await account('c_5', prospect.json['personnummer'])).json['code']).toBe('not_a_customer');
    const refused = await juristic('c_5', 'Muster Kernbank Konto Fehler GmbH');
    expect((await account('c_5', refused.json['personnummer'])).json['code']).toBe('rejected');
  });

  test('Asynchron: the numbers come later', async () => {
    const started = await juristic('c_6', 'Muster Asynchron GmbH');
    expect([started.status, started.json['personnummer']]).toEqual([202, null]);
    const person = await eventually(
      () => call('GET', '/persons?externalReference=c_6'),
      (reply) => reply.json.items[0]?.['status'] === 'done',
    );
    expect((await account('c_6:account', person.json.items[0]?.['personnummer'])).status).toBe(202);
    const done = await eventually(
      () => call('GET', '/accounts?externalReference=c_6:account'),
      (reply) => reply.json.items[0]?.['status'] === 'done',
    );
    expect(isValidIBAN(String(done.json.items[0]?.['iban']))).toBe(true);
  });
});
