import { monthOf, readMonths } from '@kontor/domain/audit/audit-retention';
import type { LoggedEntry } from './audit-log.repository.js';
import { createRemoveExpired } from './remove-expired.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';
import { entryOf } from './testing/audit-log.repository.suite.js';

const start = Date.UTC(2026, 0, 15);
/** Every month an entry of a command, of a read, and of a login. */
function logOf(months: number): LoggedEntry[] {
  return Array.from({ length: months * 3 }, (_, index) => {
    const at = Date.UTC(2026, Math.floor(index / 3), 15) + index;
    const category = (['command', 'read', 'login'] as const)[index % 3] ?? 'read';
    const entry = entryOf(`k${index + 1}`, { at, category });
    return { _id: index + 1, previous: `h${index}`, hash: `h${index + 1}`, entry, sealed: new Uint8Array([1]) };
  });
}

describe('the retention of the log', () => {
  let now = start;
  let log: LoggedEntry[];
  let remove: () => Promise<void>;
  let months: number;
  beforeEach(() => {
    log = logOf(24);
    months = readMonths.standard;
    const repository = createFakeAuditLogRepository(log);
    remove = createRemoveExpired({ repository, keptReads: async () => months, now: () => now });
  });

  it('removes nothing within two years', async () => {
    now = Date.UTC(2027, 11, 31);
    await remove();
    expect(log.filter(({ removed }) => removed === true)).toEqual([]);
  });

  it('removes the content of reads older than 24 months, and keeps their hashes', async () => {
    now = Date.UTC(2028, 2, 1);
    await remove();
    const gone = log.filter(({ removed }) => removed === true);
    expect(gone.map(({ _id, hash }) => [_id, hash])).toEqual([
      [2, 'h2'],
      [5, 'h5'],
    ]);
    expect(
      gone.every(({ entry, sealed }) => entry.accountId === null && entry.caseId === null && sealed.length === 0),
    ).toBe(true);
    expect(log).toHaveLength(72);
  });

  it('removes them as early as the setting says', async () => {
    [now, months] = [Date.UTC(2027, 1, 1), readMonths.least];
    await remove();
    expect(log.filter(({ removed }) => removed === true).map(({ _id }) => _id)).toEqual([2]);
  });

  it('removes whole months after the fifth calendar year, but the last hash of each', async () => {
    now = Date.UTC(2031, 11, 31);
    await remove();
    expect(log.filter(({ removed }) => removed !== true)).toHaveLength(48);
    now = Date.UTC(2032, 0, 1);
    await remove();
    const old = log.filter(({ entry }) => monthOf(entry.at) < '2027-01');
    expect(old.map(({ _id, removed }) => [_id, removed])).toEqual(
      Array.from({ length: 12 }, (_, month) => [month * 3 + 3, true]),
    );
    expect(log.filter(({ entry }) => monthOf(entry.at) >= '2027-01')).toHaveLength(36);
    await remove();
    expect(log).toHaveLength(48);
  });

  it('leaves the link before each entry that is kept, also where one of the new year came first', async () => {
    const times = [Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 30), Date.UTC(2026, 11, 31)];
    const late = [Date.UTC(2027, 0, 1), Date.UTC(2026, 11, 31) + 1, Date.UTC(2027, 0, 2)];
    log.splice(0, log.length);
    for (const [index, at] of [...times, ...late].entries()) {
      const entry = entryOf(`k${index + 1}`, { at, category: 'command' });
      const _id = index + 1;
      log.push({ _id, previous: `h${index}`, hash: `h${_id}`, entry, sealed: new Uint8Array([1]) });
    }
    now = Date.UTC(2032, 0, 1);
    await remove();
    await remove();
    expect(log.map(({ _id, removed }) => [_id, removed === true])).toEqual([
      [1, true],
      [3, true],
      [4, false],
      [5, true],
      [6, false],
    ]);
  });
});
