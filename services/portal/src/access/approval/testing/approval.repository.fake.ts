import { openStates } from '@kontor/domain/approval/approval';
import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import type { ApprovalRepository, StoredApproval } from '../stored-approval.js';

const isOpen = ({ order }: StoredApproval): boolean => order !== null;

/** Approvals in memory, as MongoDB stores them. */
export function createFakeApprovalRepository(): ApprovalRepository {
  const stored = new Map<string, StoredApproval>();
  const all = (): readonly StoredApproval[] => [...stored.values()];
  const open = (): readonly StoredApproval[] => all().filter(isOpen);
  const byTime = (a: StoredApproval, b: StoredApproval): number =>
    Number(isOpen(b)) - Number(isOpen(a)) || b.requestedAt - a.requestedAt || (a._id < b._id ? 1 : -1);
  return {
    insert: async (approval) => {
      if (open().some(({ act, subject }) => act === approval.act && subject === approval.subject)) return false;
      stored.set(approval._id, approval);
      return true;
    },
    find: async (id) => stored.get(id) ?? null,
    findOpen: async (act, subject) => open().find((one) => one.act === act && one.subject === subject) ?? null,
    change: async (id, from, change) => {
      const found = stored.get(id);
      if (found?.state !== from) return false;
      stored.set(id, { ...found, ...change });
      return true;
    },
    list: async ({ acts, isOpen: wanted, caseId, skip, limit }) => {
      const found = all()
        .filter((one) => acts.includes(one.act) && (wanted === undefined || isOpen(one) === wanted))
        .filter((one) => caseId === undefined || one.caseId === caseId)
        .sort(byTime);
      return { rows: found.slice(skip, skip + limit), total: found.length };
    },
    openAfter: async (id, limit) =>
      [...open()]
        .filter(({ _id }) => _id > id)
        .sort((a, b) => (a._id < b._id ? -1 : 1))
        .slice(0, limit),
    countOpen: async () =>
      open().reduce((sum, { act }) => sum.set(act, (sum.get(act) ?? 0) + 1), new Map<ApprovalAct, number>()),
    hasOpen: async (caseId) => all().some((one) => one.caseId === caseId && openStates.includes(one.state)),
    removeDecided: async (before) => {
      for (const one of all())
        if (one.caseId === null && !isOpen(one) && (one.decidedAt ?? before) < before) stored.delete(one._id);
    },
    erase: async (caseId) => {
      for (const one of all()) if (one.caseId === caseId) stored.delete(one._id);
    },
  };
}
