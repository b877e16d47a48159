import { create } from '@bufbuild/protobuf';
import { silentLogger } from '@kontor/platform/logger/logger';
import {
  CreateAccountRequestSchema,
  EraseCaseRequestSchema,
} from '@kontor/proto/kontor/core_banking/v1/core_banking_pb';
import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from './party/testing/sample-application.fake.js';

import { setUp, booked } from './testing/core-banking.harness.js';

test('books persons, then the company that refers to them, and reports on each', async () => {
  const { book, coreBank, portal } = setUp();
  expect(await book()).toMatchObject(booked('17:bookParties:v1:0:report'));
  expect(coreBank.effects.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['natural', '17:p1'],
    ['natural', '17:p2'],
    ['juristic', '17'],
  ]);
  expect(coreBank.effects[0]?.data).toMatchObject({
    mode: 'KUNDE',
    occupation: 'Geschäftsführung',
    address: { line1: 'Kranichweg 12', country: 'DE' },
  });
  expect(coreBank.effects[2]?.data).toMatchObject({
    name: 'Nordlumar Feinwerk GmbH',
    relations: expect.arrayContaining([{ personnummer: '4000000001', role: 'legal_representative' }]) as unknown,
  });
  expect(portal.findings).toMatchObject([
    {
      kind: 'partyReport',
      content: {
        mode: 'KUNDE',
        jurPersonenResults: [{ subject: 'business', personennummer: '4000000003' }],
        mehrheitPersonenResults: [],
        natPersonenResults: [{ subject: 'p1', personennummer: '4000000001' }, { subject: 'p2' }],
      },
    },
  ]);
});

test('a person who passed an identity check is legitimated by it', async () => {
  const { book, coreBank } = setUp(
    sampleApplication({ people: [samplePerson('p1', { identityCheck: '17:p1:ident:1' }), samplePerson('p2')] }),
  );
  await book();
  expect(coreBank.effects[0]?.data).toMatchObject({
    legitimation: { documentType: 'IDENTITY_CHECK', documentNumber: '17:p1:ident:1', checkedBy: '/users/5' },
  });
  expect(coreBank.effects[1]?.data).not.toHaveProperty('legitimation');
});

test('the same operation returns the stored result; another one finds all parties', async () => {
  const { book, counts } = setUp();
  const first = await book();
  expect(await book()).toEqual(first);
  expect(await book('17:bookParties:v1:1')).toMatchObject(booked('17:bookParties:v1:1:report'));
  expect(counts()).toMatchObject({ natural: 2, juristic: 1 });
});

test('prospects that are booked as customers are changed and not doubled', async () => {
  const { book, coreBank, counts } = setUp();
  await book('17:bookParties:v1:0', 'INTERESSENT');
  expect(await book('17:bookParties:v1:1', 'KUNDE')).toMatchObject(booked('17:bookParties:v1:1:report'));
  expect(counts()).toMatchObject({ natural: 2, juristic: 1 });
  const changed = coreBank.effects.filter(({ kind }) => kind.endsWith('.changed'));
  expect(changed.map(({ kind, reference, data }) => [kind, reference, data])).toEqual([
    ['natural.changed', '17:p1', expect.objectContaining({ mode: 'KUNDE' })],
    ['natural.changed', '17:p2', expect.objectContaining({ mode: 'KUNDE' })],
    ['juristic.changed', '17', expect.objectContaining({ mode: 'KUNDE' })],
  ]);
  await book('17:bookParties:v1:2', 'KUNDE');
  expect(coreBank.effects).toHaveLength(6);
});

test('a refused party is in the report with the message of the core bank', async () => {
  const { book, coreBank, portal } = setUp();
  coreBank.fail('createParty', 'refused');
  expect(await book()).toMatchObject(booked('17:bookParties:v1:0:report', false));
  expect(portal.findings[0]?.content).toMatchObject({
    natPersonenResults: [{ errorMessages: ['Feld 214: Wert nicht zulässig'] }, { errorMessages: [] }],
  });
});

test('filled placeholders are named in the report', async () => {
  const { book, portal } = setUp(
    sampleApplication({
      people: [samplePerson('p1'), samplePerson('p2', { birthDate: null, legalRepresentative: null })],
    }),
  );
  await book('17:bookParties:v1:0', 'KUNDE_WITH_PLACEHOLDERS');
  expect(portal.findings[0]?.content).toMatchObject({
    natPersonenResults: [{ placeholders: [] }, { placeholders: ['birthDate', 'occupation'], hasValidBirthday: false }],
  });
});

test('waits for a slow core bank', async () => {
  const { book, coreBank, counts } = setUp();
  coreBank.pendingLookUps = 2;
  expect(await book()).toMatchObject(booked('17:bookParties:v1:0:report'));
  expect(counts()).toMatchObject({ natural: 2, juristic: 1 });
});

const steps = ['createParty', 'createAccount', 'createCard'] as const;

test.each(steps)('a whole case books each object once although answers of %s are lost', async (creation) => {
  const { book, account, card, coreBank, counts } = setUp();
  coreBank.fail(creation, 'answer-lost', 99);
  await book();
  await account();
  await card();
  expect(counts()).toEqual({ natural: 2, juristic: 1, account: 1, card: 2 });
});

test('a process killed between effect and record books nothing twice', async () => {
  const { book, account, card, records, counts } = setUp();
  for (const step of [book, account, card]) {
    const complete = records.complete.bind(records);
    records.complete = async () => {
      throw new Error('killed');
    };
    await expect(step()).rejects.toThrow('killed');
    records.complete = complete;
    await step();
  }
  expect(counts()).toEqual({ natural: 2, juristic: 1, account: 1, card: 2 });
});

test('account and cards store their numbers as findings', async () => {
  const { book, account, card, portal } = setUp();
  await book();
  expect(await account()).toMatchObject(booked('17:account'));
  expect(await card()).toMatchObject(booked('17:card'));
  expect(portal.findings.slice(1)).toMatchObject([
    { kind: 'account', content: { kontonummer: '4000000004', iban: 'DE004000000004' } },
    {
      kind: 'girocard',
      content: {
        kartennummer: '4000000005',
        chipkartennummer: '4000000005',
        cards: [{ personId: null }, { personId: 'p1', kartennummer: '4000000006' }],
      },
    },
  ]);
});

test.each([
  ['account before the hand-over', 'account', 'Die Firma wurde noch nicht an das Kernbanksystem übergeben.'],
  ['card before the account', 'card', 'Es ist noch kein Konto angelegt.'],
] as const)('%s is refused in German', async (_name, step, reason) => {
  expect(await setUp()[step]()).toMatchObject({ result: { case: 'failed', value: { reason } } });
});

test.each([
  ['createAccount', 'account'],
  ['createCard', 'card'],
] as const)(
  'the words of a core bank that refuses %s are in a finding and not in the answer',
  async (creation, step) => {
    const { book, account, card, coreBank, portal } = setUp();
    await book();
    if (step === 'card') await account();
    coreBank.fail(creation, 'refused');
    expect(await { account, card }[step]()).toMatchObject({
      result: { case: 'failed', value: { reason: 'Das Kernbanksystem hat die Anfrage abgelehnt.' } },
    });
    expect(portal.findings.at(-1)).toMatchObject({
      kind: 'bookingRefusal',
      content: { messages: ['Feld 214: Wert nicht zulässig'] },
    });
  },
);

test('a package without product numbers opens no account', async () => {
  const { account } = setUp(
    sampleApplication({
      product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
    }),
  );
  expect(await account()).toMatchObject({ result: { case: 'failed' } });
});

test('the account of a sole trader is the trader’s own', async () => {
  const trader = sampleApplication({ people: [samplePerson('p1', { acting: true })] });
  const { book, account, coreBank } = setUp({
    ...trader,
    business: { ...trader.business, legalForm: 'SELF_EMPLOYED' },
  });
  await book();
  expect(coreBank.effects.map(({ kind }) => kind)).toEqual(['natural']);
  expect(await account()).toMatchObject(booked('17:account'));
});

test('an erased case has no data, and its operations do not run again', async () => {
  const { book, responder, bookings, counts } = setUp();
  await book();
  const erase = () => responder.eraseCase(create(EraseCaseRequestSchema, { caseId: '17' }), { logger: silentLogger() });
  await erase();
  await erase();
  expect(bookings.size).toBe(0);
  await expect(book()).rejects.toMatchObject({ code: 'erased' });
  expect(counts()).toMatchObject({ natural: 2 });
});

test('needs an operation key and a known mode', async () => {
  const { responder, book } = setUp();
  const without = responder.createAccount(create(CreateAccountRequestSchema, { caseId: '17' }), {
    logger: silentLogger(),
  });
  await expect(without).rejects.toMatchObject({ code: 'invalid-request' });
  await expect(book('17:bookParties:v1:0', null)).rejects.toMatchObject({ code: 'unknown-value' });
});

test('a connection that is switched off refuses every booking with its own sentence', async () => {
  const { connection, book, account, card, counts } = setUp();
  connection.disabled = true;
  const refused = {
    result: { case: 'failed', value: { reason: expect.stringContaining('ausgeschaltet') as unknown } },
  };
  expect(await book()).toMatchObject(refused);
  expect(await account()).toMatchObject(refused);
  expect(await card()).toMatchObject(refused);
  expect(Object.values(counts())).toEqual([0, 0, 0, 0]);
});
