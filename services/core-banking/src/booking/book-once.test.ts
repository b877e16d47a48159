import { createFakeCoreBank } from '../provider/core-bank.fake.js';
import { bookOnce } from './book-once.js';
import { createFakeBookings } from './booking.repository.fake.js';

const timing = { claimMs: 200, callMs: 100, pauseMs: 10 };
const account = { personnummer: '1', produktnummer: '10100001', konditionsnummer: '001' };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function setUp() {
  const [coreBank, bookings] = [createFakeCoreBank(), createFakeBookings()];
  const find = () => coreBank.findAccount('17:account');
  const create = (deadline: number) => coreBank.createAccount('17:account', account, deadline);
  const book = (change: Partial<Parameters<typeof bookOnce>[1]> = {}, deadline = Date.now() + 2_000) =>
    bookOnce(bookings, { caseId: '17', reference: '17:account', find, create, deadline, ...change }, timing);
  return { coreBank, bookings, book, create };
}

test('books once, however often it is asked', async () => {
  const { coreBank, book } = setUp();
  const first = await book();
  expect(await book()).toEqual(first);
  expect(coreBank.effects).toHaveLength(1);
});

test('twenty at once book once', async () => {
  const { coreBank, book } = setUp();
  const booked = await Promise.all(Array.from({ length: 20 }, () => book()));
  expect(new Set(booked.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(coreBank.effects).toHaveLength(1);
});

test.each(['answer-lost', 'late'] as const)('an effect whose answer is %s is found, not repeated', async (fault) => {
  const { coreBank, book } = setUp();
  coreBank.fail('createAccount', fault);
  expect(await book()).not.toBeNull();
  expect(coreBank.effects).toHaveLength(1);
});

test('a process killed in the middle of its call: the next one waits for the effect instead of repeating it', async () => {
  const { coreBank, bookings, book, create } = setUp();
  await bookings.claim({
    reference: '17:account',
    caseId: '17',
    now: new Date(),
    until: new Date(Date.now() + timing.claimMs),
  });
  // The call of the dead process is still on its way.
  setTimeout(() => void create(0), 60);
  await book();
  await wait(50);
  expect(coreBank.effects).toHaveLength(1);
});

test('a process killed before its call: the next one books when the claim has ended', async () => {
  const { coreBank, bookings, book } = setUp();
  await bookings.claim({
    reference: '17:account',
    caseId: '17',
    now: new Date(),
    until: new Date(Date.now() + timing.claimMs),
  });
  const begun = Date.now();
  await book();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(timing.claimMs - 20);
  expect(coreBank.effects).toHaveLength(1);
});

test('silence is a fault, after which nobody books until the claim has ended', async () => {
  const { coreBank, book } = setUp();
  coreBank.fail('createAccount', 'silent');
  await expect(book()).rejects.toMatchObject({ code: 'outcome-unknown', retryable: true });
  await book();
  expect(coreBank.effects).toHaveLength(1);
});

test('what never left us may be repeated at once', async () => {
  const { coreBank, book } = setUp();
  coreBank.fail('createAccount', 'unreachable');
  await expect(book()).rejects.toMatchObject({ code: 'provider-unavailable' });
  const begun = Date.now();
  await book();
  expect(Date.now() - begun).toBeLessThan(timing.claimMs);
  expect(coreBank.effects).toHaveLength(1);
});

test('a caller without time left is told to come again', async () => {
  const { bookings, book } = setUp();
  await bookings.claim({ reference: '17:account', caseId: '17', now: new Date(), until: new Date(Date.now() + 5_000) });
  await expect(book({}, Date.now() + 50)).rejects.toMatchObject({ code: 'in-progress', retryable: true });
});

// The proof that these tests can fail, and what the chaos test does with the whole service: an adapter that does not look up.
test('an adapter that finds nothing books twice', async () => {
  const { coreBank, book } = setUp();
  await book({ find: async () => null });
  await book({ find: async () => null });
  expect(coreBank.effects).toHaveLength(2);
});
