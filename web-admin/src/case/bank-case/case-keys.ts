import type { CaseId } from '@kontor/domain/case/case-id';
import { resourceNames } from '../../providers/resource-names.js';

export const caseResource = resourceNames.case;

export const caseHref = (id: number | string): string => `/bm/${id}`;

/** Without a meta of its own a case page would first show the thinner record of the list. */
export const detailMeta = { detail: true } as const;

/** Keys of the query cache. Everything of a case starts with react-admin's key of its record, so it is invalidated together. */
export const caseKeys = {
  list: [caseResource, 'getList'],
  counts: [caseResource, 'getList', 'counts'],
  statuses: [caseResource, 'activeStatuses'],
  clerks: [caseResource, 'clerks'],
  any: [caseResource, 'getOne'],
  log: [resourceNames.auditLog, 'getManyReference'],
  approvals: [resourceNames.approval, 'getList'],
  all: (id: CaseId) => [caseResource, 'getOne', { id }] as const,
  history: (id: CaseId) => [caseResource, 'getOne', { id }, 'history'] as const,
  memos: (id: CaseId) => [caseResource, 'getOne', { id }, 'memos'] as const,
  replyTemplates: (id: CaseId, status: number) => [caseResource, 'getOne', { id }, 'replyTemplates', status] as const,
  reminders: (id: CaseId) => [caseResource, 'getOne', { id }, 'reminders'] as const,
  messages: (id: CaseId) => [caseResource, 'getOne', { id }, 'messages'] as const,
  contractFiles: (id: CaseId) => [caseResource, 'getOne', { id }, 'contractFiles'] as const,
  registerDocuments: (id: CaseId) => [caseResource, 'getOne', { id }, 'registerDocuments'] as const,
  discrepancy: (id: CaseId) => [caseResource, 'getOne', { id }, 'discrepancy'] as const,
  transparency: (id: CaseId) => [caseResource, 'getOne', { id }, 'transparency'] as const,
} as const;
