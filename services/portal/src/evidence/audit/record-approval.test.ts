import { caseIdOf } from '@kontor/domain/case/case-id';
import type { ApprovalEntry } from './record-audit.js';
import type { NewMemo } from '../../case/case-projection/memos-port.js';
import { createRecordApproval } from './record-approval.js';

const stored = { _id: 'x1', requestedBy: 'anna' } as const;
const by = { accountId: 'anna', side: 'staff', roles: ['ROLE_ADMIN'] } as const;

function recorder() {
  const entries: ApprovalEntry[] = [];
  const memos: NewMemo[] = [];
  const record = createRecordApproval({
    audit: { approval: async (entry) => void entries.push(entry) },
    memos: { add: async (memo) => void memos.push(memo) },
    nameOf: async (accountId) => (accountId === 'anna' ? 'Anna Beispiel' : null),
  });
  return { record, entries, memos };
}

it('writes a step about a case into the log and its notes', async () => {
  const { record, entries, memos } = recorder();
  await record({
    approval: { ...stored, act: 'release', caseId: caseIdOf('1001'), subject: '1001' },
    step: 'request',
    by,
  });
  // Its route records the request with its outcome.
  expect(entries).toEqual([]);
  expect(memos).toEqual([
    {
      ...{ caseId: '1001', memoId: 'approval-x1-request', accountId: 'anna', author: 'Anna Beispiel' },
      content: 'Freigabe durch eine zweite Person beantragt: Freigabe eines Antrags',
    },
  ]);
});

it('names nobody for what became void by itself', async () => {
  const { record, entries, memos } = recorder();
  await record({
    approval: { ...stored, act: 'delete', caseId: caseIdOf('1001'), subject: '1001' },
    step: 'void',
    by: null,
  });
  expect(entries).toEqual([
    {
      ...{ approvalId: 'x1', action: 'approval void delete', category: 'command', caseId: '1001' },
      ...{ onBehalfOf: 'anna', session: null, changes: [] },
    },
  ]);
  expect(memos[0]).toMatchObject({ author: 'Kontor', content: 'Freigabe verfallen: Löschen eines Vorgangs' });
});

it('writes what is about no case into the log alone', async () => {
  const { record, entries, memos } = recorder();
  const changes = [{ name: 'roles', before: [], after: ['ROLE_ADMIN'] }];
  await record({ approval: { ...stored, act: 'roles', caseId: null, subject: 'lena' }, step: 'confirm', by, changes });
  expect(memos).toEqual([]);
  expect(entries).toMatchObject([{ category: 'role', target: 'lena', onBehalfOf: 'anna', session: by, changes }]);
});
