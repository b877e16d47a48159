import type { CaseSnapshot } from '@kontor/domain/case/case-snapshot';
import { currentRevision } from '@kontor/domain/case/case-table';

/** A case whose address is confirmed. */
export const baseSnapshot: CaseSnapshot = {
  status: 130,
  handedOver: false,
  automationEnded: false,
  startState: null,
  startFindingRef: null,
  wasOnHold: false,
  attempt: 0,
  round: 0,
  running: null,
  persons: [],
  coreBanking: { mode: null, parties: false, account: false, girocard: false },
  accountOpened: null,
  owner: null,
  attention: 'none',
  firstOrderedAt: null,
  slaMs: 0,
  slaSince: null,
  slaEnded: false,
  finalAt: null,
  dueAt: null,
  hidden: false,
  revision: currentRevision,
};
