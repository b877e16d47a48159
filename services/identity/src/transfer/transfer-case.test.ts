import { caseIdOf } from '@kontor/domain/case/case-id';
import { silentLogger } from '@kontor/platform/logger/logger';
import { TransferOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { createFakeIdentityCases } from '../identity-case/testing/identity-case.repository.fake.js';
import { cancelCase } from '../cancellation/cancel-case.js';
import { createFakeBanking } from '../provider/testing/banking-provider.fake.js';
import { sampleDocument, sampleLimitedPartnership, samplePerson } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from './testing/sample-application.fake.js';
import { transferCase } from './transfer-case.js';
import { ProviderIdle } from '@kontor/platform/bus/within-deadline';

const soon = () => Date.now() + 900;

function setUp(application = sampleApplication()) {
  const [portal, cases, banking] = [createFakeCaseClient(), createFakeIdentityCases(), createFakeBanking()];
  portal.put(caseIdOf('17'), 1, application);
  const deps = { portal, cases, banking };
  const transfer = (version = 1, deadline: number | undefined = undefined) =>
    transferCase(deps, { caseId: caseIdOf('17'), version, deadline, logger: silentLogger() });
  const count = (kind: string) => banking.created.filter((object) => object.kind === kind).length;
  return { ...deps, transfer, count };
}

const whole = { business: 1, person: 2, legal_representative: 2, beneficial_owner: 2, document: 1, bid: 1 };

function expectWhole(count: (kind: string) => number): void {
  expect(Object.fromEntries(Object.keys(whole).map((kind) => [kind, count(kind)]))).toEqual(whole);
}

test('transfers business, persons, roles and documents, and starts the identification', async () => {
  const { transfer, count, cases, banking } = setUp();
  expect(await transfer()).toBe(TransferOutcome.ACCEPTED);
  expectWhole(count);
  expect(banking.created.map(({ reference }) => reference)).toContain('17:p1:representative');
  expect(await cases.find(caseIdOf('17'))).toMatchObject({
    version: 1,
    persons: [
      { personId: 'p1', required: true },
      { personId: 'p2', required: true },
    ],
  });
});

test('a repeat creates nothing again', async () => {
  const { transfer, count } = setUp();
  await transfer();
  expect(await transfer()).toBe(TransferOutcome.ACCEPTED);
  expectWhole(count);
});

test('nothing is looked up under a new business; under an existing one everything is', async () => {
  const { transfer, cases, banking } = setUp();
  const finders = ['findRepresentative', 'findBusinessIdentification'] as const;
  const asked = finders.map((finder) => jest.spyOn(banking, finder));
  const storeObject = cases.storeObject.bind(cases);
  cases.storeObject = async (object) => {
    if (object.kind === 'legal_representative') throw new Error('killed');
    await storeObject(object);
  };
  await expect(transfer()).rejects.toThrow('killed');
  for (const finder of asked) expect(finder).not.toHaveBeenCalled();
  cases.storeObject = storeObject;
  await transfer();
  for (const finder of asked) expect(finder).toHaveBeenCalled();
});

const creations = [
  'createBusiness',
  'createPerson',
  'addRepresentative',
  'addOwner',
  'addDocument',
  'startBusinessIdentification',
] as const;

test.each(creations)('a lost answer of %s is looked up, not repeated', async (creation) => {
  const { transfer, count, banking } = setUp();
  banking.fail(creation, 'answer-lost');
  expect(await transfer()).toBe(TransferOutcome.ACCEPTED);
  expectWhole(count);
});

test.each(creations)(
  'a process that ends between %s and its record continues without a duplicate',
  async (creation) => {
    const { transfer, count, cases } = setUp();
    const storeObject = cases.storeObject.bind(cases);
    const kinds = {
      createBusiness: 'business',
      createPerson: 'person',
      addRepresentative: 'legal_representative',
      addOwner: 'beneficial_owner',
      addDocument: 'document',
      startBusinessIdentification: 'business_identification',
    };
    let died = false;
    cases.storeObject = async (object) => {
      if (object.kind === kinds[creation] && !died) {
        died = true;
        throw new Error('killed');
      }
      await storeObject(object);
    };
    await expect(transfer()).rejects.toThrow('killed');
    expect(await transfer()).toBe(TransferOutcome.ACCEPTED);
    expectWhole(count);
  },
);

test.each(creations)('a provider that does not respond at %s is idle, and a repeat continues', async (creation) => {
  const { transfer, count, banking } = setUp();
  banking.fail(creation, 'silent', 99);
  await expect(transfer(1, soon())).rejects.toBeInstanceOf(ProviderIdle);
  banking.fail(creation, 'silent', 0);
  expect(await transfer(1, soon() + 5_000)).toBe(TransferOutcome.ACCEPTED);
  expectWhole(count);
});

test('a fault that ends before the deadline is retried', async () => {
  const { transfer, count, banking } = setUp();
  banking.fail('createPerson', 'silent', 1);
  expect(await transfer(1, Date.now() + 5_000)).toBe(TransferOutcome.ACCEPTED);
  expectWhole(count);
});

test('documents over 8,000,000 bytes together are refused before anything is created', async () => {
  const { transfer, banking } = setUp(
    sampleApplication({ documents: [sampleDocument('d1', 4_000_001), sampleDocument('d2', 4_000_000)] }),
  );
  expect(await transfer()).toBe(TransferOutcome.FILES_TOO_LARGE);
  expect(banking.created).toEqual([]);
});

test('documents of exactly 8,000,000 bytes are allowed, and the provider may still refuse them', async () => {
  const { transfer, banking } = setUp(sampleApplication({ documents: [sampleDocument('d1', 8_000_000)] }));
  banking.fail('addDocument', 'too-large');
  expect(await transfer()).toBe(TransferOutcome.FILES_TOO_LARGE);
});

test('a refusal is a result', async () => {
  const { transfer, banking } = setUp();
  banking.fail('createBusiness', 'refused');
  expect(await transfer()).toBe(TransferOutcome.REJECTED);
});

test('a newer version sends what changed, adds new persons and is researched anew', async () => {
  const { transfer, portal, banking, count } = setUp();
  await transfer();
  portal.put(
    caseIdOf('17'),
    2,
    sampleApplication({
      people: [samplePerson('p1', { acting: true }), samplePerson('p2', { lastName: 'Neu' }), samplePerson('p3')],
    }),
  );
  expect(await transfer(2)).toBe(TransferOutcome.ACCEPTED);
  expect(banking.updates).toEqual(['17', '17:p1', '17:p2']);
  expect([count('person'), count('business'), count('bid')]).toEqual([3, 1, 2]);
});

test('an identification that was created but not stored is that of its version, once it is found', async () => {
  const { transfer, portal, cases } = setUp();
  await transfer();
  portal.put(caseIdOf('17'), 2, sampleApplication());
  const storeObject = cases.storeObject.bind(cases);
  cases.storeObject = async (object) => {
    if (object.reference === '17:bid:2') throw new Error('killed');
    await storeObject(object);
  };
  await expect(transfer(2)).rejects.toThrow('killed');
  cases.storeObject = storeObject;
  expect(await transfer(2)).toBe(TransferOutcome.ACCEPTED);
  const versions = (await cases.objects(caseIdOf('17')))
    .filter(({ kind }) => kind === 'business_identification')
    .map(({ reference, version }) => [reference, version]);
  expect(versions.sort()).toEqual([
    ['17:bid:1', 1],
    ['17:bid:2', 2],
  ]);
});

test('an owner who does not represent the business need not be identified', async () => {
  const { transfer, cases } = setUp(
    sampleApplication({ people: [samplePerson('p1'), samplePerson('p2', { authorizedToRepresent: false })] }),
  );
  await transfer();
  expect((await cases.find(caseIdOf('17')))?.persons).toEqual([
    { personId: 'p1', required: true },
    { personId: 'p2', required: false },
  ]);
});

test('a cancelled case is not transferred', async () => {
  const { transfer, cases, banking } = setUp();
  await cancelCase({ cases, banking, onboarding: null }, { caseId: caseIdOf('17'), deadline: undefined });
  expect(await transfer()).toBe(TransferOutcome.REJECTED);
  expect(banking.created).toEqual([]);
});

test('a cancellation during the transfer takes precedence', async () => {
  const { transfer, cases, banking, count } = setUp();
  const addDocument = banking.addDocument.bind(banking);
  banking.addDocument = async (businessId, document) => {
    await cases.cancel(caseIdOf('17'));
    return addDocument(businessId, document);
  };
  expect(await transfer()).toBe(TransferOutcome.REJECTED);
  expect(banking.cancelled).toEqual(['17']);
  expect(count('bid')).toBe(0);
});

test('the general partner of a GmbH & Co. KG becomes a business and represents the company', async () => {
  const { transfer, banking, cases, count } = setUp(sampleLimitedPartnership());
  const [createBusiness, addRepresentative] = [
    jest.spyOn(banking, 'createBusiness'),
    jest.spyOn(banking, 'addRepresentative'),
  ];
  expect(await transfer()).toBe(TransferOutcome.ACCEPTED);
  const byReference = new Map(createBusiness.mock.calls.map(([{ reference }, { name }]) => [reference, name]));
  expect(byReference).toEqual(
    new Map([
      ['17', 'Nordlumar Feinwerk GmbH & Co. KG'],
      ['17:general-partner', 'Nordlumar Verwaltungs GmbH'],
    ]),
  );
  const partner = await cases.object('17:general-partner');
  expect(addRepresentative.mock.calls.map(([, , representative]) => representative)).toContainEqual({
    representingBusinessId: partner?.providerId,
    typeOfRepresentation: 'ALONE',
  });
  expect([count('business'), count('legal_representative')]).toEqual([2, 3]);
  await transfer();
  expect([count('business'), count('legal_representative')]).toEqual([2, 3]);
  await cancelCase({ cases, banking, onboarding: null }, { caseId: caseIdOf('17'), deadline: undefined });
  expect([...banking.cancelled].sort()).toEqual(['17', '17:general-partner']);
});
