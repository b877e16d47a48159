import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { open } from '@kontor/platform/crypto/sealed-box';
import type { LoggedEntry } from './audit-log.repository.js';
import { createAppendEntries } from './append-entries.js';
import { createAuditPort } from './record-audit.js';
import { createFakeAuditLogRepository } from './testing/audit-log.repository.fake.js';

const logKey = generateDataKey('audit');
const now = () => 1_000_000;

it('has the names of the settings that a confirmation has changed, and their values sealed', async () => {
  const log: LoggedEntry[] = [];
  const repository = createFakeAuditLogRepository(log);
  const keys = { seal: async () => Buffer.alloc(0) };
  const audit = createAuditPort({ repository, keys, logKey, wake: () => undefined, now });
  await audit.approval({
    ...{ approvalId: 'x1', action: 'approval confirm holdRules', category: 'setting', caseId: null },
    ...{ target: 'settings', onBehalfOf: 'anna' },
    session: { accountId: 'bert', side: 'staff', roles: ['ROLE_INSTANCE_ADMIN'] },
    changes: [{ name: 'bankName', before: 'Alte Bank', after: 'Neue Bank' }],
  });
  await createAppendEntries({ repository, owner: 'one', now })();
  expect(log.map(({ entry: { accountId, fields, outcome } }) => ({ accountId, fields, outcome }))).toEqual([
    { accountId: 'bert', fields: ['bankName'], outcome: 'done' },
  ]);
  const [{ entry, sealed }] = log as [LoggedEntry];
  expect(JSON.stringify(entry)).not.toMatch(/Alte|Neue/);
  expect(JSON.parse(open(logKey, sealed, `audit/${entry.key}`).toString())).toMatchObject({
    changes: [{ name: 'bankName', before: 'Alte Bank', after: 'Neue Bank' }],
  });
});
