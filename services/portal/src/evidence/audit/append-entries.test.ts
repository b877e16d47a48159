import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { sha256 } from '@kontor/platform/crypto/random';
import { chainText } from '@kontor/domain/audit/audit-entry';
import { CaseKeyGone } from '../../case/case-record/case-record.module.js';
import { createAppendEntries } from './append-entries.js';
import type { LoggedEntry } from './audit-log.repository.js';
import { createAuditPort } from './record-audit.js';
import { entryOf } from './testing/audit-log.repository.suite.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';

describe('the log of who did what', () => {
  let log: LoggedEntry[];
  let now: number;
  let repository: ReturnType<typeof createFakeAuditLogRepository>;
  let append: () => Promise<void>;
  const login = { caseId: null, address: '192.0.2.1' };
  let audit: ReturnType<typeof createAuditPort>;
  beforeEach(() => {
    [log, now] = [[], Date.UTC(2026, 2, 2, 12)];
    repository = createFakeAuditLogRepository(log);
    const keys = { seal: () => Promise.reject(new CaseKeyGone()) };
    const logKey = generateDataKey('audit');
    audit = createAuditPort({ repository, keys, logKey, wake: () => undefined, now: () => now });
    append = createAppendEntries({ repository, owner: 'one', now: () => now });
  });

  it('is a chain in which each change is seen', async () => {
    for (let n = 0; n < 3; n++)
      await audit.loggedIn({ accountId: `a${n}`, side: 'staff', roles: ['ROLE_ADMIN'] }, login);
    await append();
    const isWhole = () =>
      log.every(({ _id: seq, previous, hash, entry, sealed }, index) => {
        const text = chainText({ seq, previous, entry, sealed: Buffer.from(sealed).toString('base64') });
        return seq === index + 1 && previous === (log[index - 1]?.hash ?? '') && hash === sha256(text);
      });
    expect([log.length, isWhole()]).toEqual([3, true]);
    log[1] = { ...log[1]!, entry: { ...log[1]!.entry, accountId: 'other' } };
    expect(isWhole()).toBe(false);
  });

  it('appends an entry once after a crash, and one without an outcome after ten minutes', async () => {
    const entry = entryOf('lost', { at: now });
    await repository.queue({ _id: 'lost', outcome: null, entry, sealed: new Uint8Array() });
    await append();
    expect(log).toEqual([]);
    now += 10 * 60_000;
    await append();
    expect(log).toEqual([]);
    now += 1;
    await append();
    expect(log.map((one) => one.entry.outcome)).toEqual(['unknown']);
    await repository.queue({ _id: 'lost', outcome: '204', entry, sealed: new Uint8Array() });
    await append();
    expect(log).toHaveLength(1);
    expect(await repository.waiting(now, 10)).toEqual([]);
  });

  it('is appended by one instance', async () => {
    await repository.lease('other', now, now + 1000);
    await audit.loggedIn({ accountId: 'a', side: 'staff', roles: [] }, login);
    await append();
    expect(log).toEqual([]);
    now += 1000;
    await append();
    expect(log).toHaveLength(1);
  });
});
