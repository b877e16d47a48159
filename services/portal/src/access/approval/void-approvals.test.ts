import { approvalMs } from '@kontor/domain/approval/approval';
import type { ApprovedAct } from './approved-act.js';
import type { StoredApproval } from './stored-approval.js';
import { createFakeApprovalRepository } from './testing/approval.repository.fake.js';
import { createVoidApprovals } from './void-approvals.js';

const open = (_id: string, act: StoredApproval['act']): StoredApproval => ({
  ...{ _id, act, caseId: null, subject: _id, state: 'open', basis: 'b', requestedBy: 'a', requestedAt: 0 },
  ...{ decidedBy: null, decidedAt: null, voidReason: null, order: new Uint8Array(), evidence: new Uint8Array() },
});

it('ends what is too old, also after one whose subject cannot be read now', async () => {
  const repository = createFakeApprovalRepository();
  await repository.insert(open('1', 'connections'));
  await repository.insert(open('2', 'roles'));
  const reading = (basisOf: () => Promise<string>) => ({ basisOf }) as unknown as ApprovedAct<unknown>;
  const away = async (): Promise<string> => {
    throw new Error('the service is away');
  };
  const voidStale = createVoidApprovals({
    repository,
    parts: { seal: async () => new Uint8Array(), open: async () => ({}) },
    acts: () => ({ connections: reading(away), roles: reading(async () => 'b') }),
    record: async () => undefined,
    markCase: async () => undefined,
    sessionOf: async () => null,
    now: () => approvalMs,
  });
  await expect(voidStale()).rejects.toThrow('away');
  expect(await repository.find('2')).toMatchObject({ state: 'void', voidReason: 'expired' });
});
