import { randomUUID } from 'node:crypto';
import type { Bookings } from './booking.js';

/** What every repository of claims must do; run against the fake and against MongoDB. */
export function bookingsContract(bookingsOf: () => Bookings): void {
  const claim = (reference: string, now: number, until: number, caseId = reference) =>
    bookingsOf().claim({ reference, caseId, now: new Date(now), until: new Date(until) });

  test('of twenty who claim at once one has it', async () => {
    const reference = randomUUID();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(reference, 1_000, 2_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('a claim ends by its time, and again only one has it', async () => {
    const reference = randomUUID();
    expect(await claim(reference, 1_000, 2_000)).toBe(true);
    expect(await claim(reference, 1_999, 3_000)).toBe(false);
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(reference, 2_000, 3_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test('a released claim may be taken at once', async () => {
    const reference = randomUUID();
    await claim(reference, 1_000, 2_000);
    await bookingsOf().release(reference);
    expect(await claim(reference, 1_001, 2_000)).toBe(true);
  });

  test('erasing a case ends its claims and no others', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await claim(mine, 1_000, 2_000);
    await claim(other, 1_000, 2_000);
    await bookingsOf().erase(mine);
    expect([await claim(mine, 1_001, 2_000), await claim(other, 1_001, 2_000)]).toEqual([true, false]);
  });
}
