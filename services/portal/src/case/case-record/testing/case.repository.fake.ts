import { caseStatus } from '@kontor/domain/case/case-status';
import type { CaseId } from '@kontor/domain/case/case-id';
import { hasPersonalName } from '@kontor/domain/legal-form/personal-name';
import { shownAttention } from '@kontor/domain/case/waiting-for';
import type { CaseRecord } from '../case-record.js';
import type { CaseChange, CaseFilter, CaseMatch, CaseQuery, CaseRepository, StatusCount } from '../case.repository.js';

/** The case repository in memory, under the same contract as the one on MongoDB. */
export function createFakeCaseRepository(): CaseRepository {
  const cases = new Map<string, CaseRecord>();
  const copyOf = (record: CaseRecord): CaseRecord => structuredClone(record);
  const visible = (): CaseRecord[] => [...cases.values()].filter((one) => !one.hidden);
  return {
    find: async (caseId) => {
      const found = cases.get(caseId);
      return found === undefined ? null : copyOf(found);
    },
    insert: async (record) => {
      if (cases.has(record._id)) return false;
      cases.set(record._id, copyOf(record));
      return true;
    },
    change: async (caseId: CaseId, version: number, change: CaseChange) => {
      const current = cases.get(caseId);
      if (current?.version !== version) return false;
      cases.set(caseId, copyOf({ ...current, ...change, version: version + 1 }));
      return true;
    },
    list: async (query) => {
      const found = visible()
        .filter((one) => fits(one, query))
        .sort(ordered(query.sort))
        .sort(isQueue(query) ? comeBackFirst : () => 0);
      return { rows: found.slice(query.skip, query.skip + query.limit).map(copyOf), total: found.length };
    },
    contentOf: async (caseIds) => [...cases.values()].filter(({ _id }) => caseIds.includes(_id)).map(copyOf),
    count: async (query) => visible().filter((one) => fits(one, query)).length,
    statusesInUse: async () => [...new Set(visible().map(({ status }) => status))].sort((a, b) => a - b),
    countByStatus: async (before) => {
      const counts = new Map<string, StatusCount>();
      for (const one of cases.values()) {
        const { status } = one;
        if (status === caseStatus.archived) continue;
        const attention = shownAttention(one, before);
        const key = `${status} ${attention}`;
        counts.set(key, { status, attention, count: (counts.get(key)?.count ?? 0) + 1 });
      }
      return [...counts.values()];
    },
    ownedBy: async (accountId, statuses, limit) =>
      visible()
        .filter(({ snapshot, status }) => snapshot?.owner === accountId && statuses.includes(status))
        .sort(ordered({ field: 'number', descending: false }))
        .slice(0, limit)
        .map(({ _id }) => _id),
    existsOther: async (caseId, statuses, anyOf) =>
      [...cases.values()].some(
        (one) => one._id !== caseId && statuses.includes(one.status) && anyOf.some((match) => matches(one, match)),
      ),
    withDueMail: async (now, limit) =>
      [...cases.values()]
        .filter((one) => one.outbox.some((mail) => mail.state === 'due' && mail.dueAt <= now))
        .sort(ordered({ field: 'createdAt', descending: false }))
        .slice(0, limit)
        .map(({ _id, outbox }) => structuredClone({ _id, outbox })),
    dropMail: async (caseId, mailId) => {
      const current = cases.get(caseId);
      const outbox = current?.outbox.filter((mail) => mail.mailId !== mailId);
      if (current === undefined || outbox?.length === current.outbox.length) return false;
      cases.set(caseId, copyOf({ ...current, outbox: outbox ?? [], version: current.version + 1 }));
      return true;
    },
    after: async (id, limit) =>
      [...cases.values()]
        .filter((one) => one._id > id)
        .sort((left, right) => (left._id < right._id ? -1 : 1))
        .slice(0, limit)
        .map(copyOf),
    withPersonalName: async (limit) =>
      [...cases.values()]
        .filter(({ legalForm, companyName }) => hasPersonalName(legalForm) && companyName !== '')
        .slice(0, limit)
        .map(copyOf),
    withFeedback: async () => [...cases.values()].filter((one) => one.feedbackRating !== null).map(copyOf),
  };
}

function fits(one: CaseRecord, query: CaseFilter): boolean {
  if (query.statuses !== undefined && !query.statuses.includes(one.status)) return false;
  if (query.unrevisedOnly === true && !one.hasUnrevisedMessages) return false;
  if (query.attentionBefore !== undefined && shownAttention(one, query.attentionBefore) === 'none') return false;
  if (query.inQueueAt !== undefined && !isInQueue(one, query.inQueueAt)) return false;
  if (query.putAside === true && one.followUpAt === null) return false;
  if (query.owner !== undefined && one.snapshot?.owner !== query.owner) return false;
  return query.anyOf === undefined || query.anyOf.some((match) => matches(one, match));
}

function isInQueue({ waitingFor, hasUnrevisedMessages, followUpAt }: CaseRecord, at: number): boolean {
  if (followUpAt === null) return waitingFor === 'bank' || hasUnrevisedMessages;
  return followUpAt <= at && (waitingFor !== 'timer' || hasUnrevisedMessages);
}

function matches(one: CaseRecord, match: CaseMatch): boolean {
  const { id, nameWords, nameHashes, searchHashes, emailHash, accountHash, registerHash } = match;
  const { postalCode, company } = match;
  return (
    (id === undefined || one._id === id) &&
    (nameWords === undefined || nameWords.every((word) => one.searchKeys.some((key) => key.startsWith(word)))) &&
    (nameHashes === undefined || nameHashes.every((hash) => one.nameHashes.includes(hash))) &&
    (searchHashes === undefined || searchHashes.every((hash) => one.searchHashes.includes(hash))) &&
    (emailHash === undefined || one.emailHashes.includes(emailHash)) &&
    (accountHash === undefined || one.accountHashes.includes(accountHash)) &&
    (registerHash === undefined || one.registerHash === registerHash) &&
    (postalCode === undefined || one.postalCode === postalCode) &&
    (company === undefined || (one.nameSort === company.nameSort && one.postalCode === company.postalCode))
  );
}

const isQueue = ({ inQueueAt, sort }: CaseQuery): boolean =>
  inQueueAt !== undefined && sort.field === 'waitingSince' && !sort.descending;

const comeBackFirst = (left: CaseRecord, right: CaseRecord): number =>
  (left.followUpAt ?? Infinity) === (right.followUpAt ?? Infinity)
    ? 0
    : (left.followUpAt ?? Infinity) - (right.followUpAt ?? Infinity);

function ordered({ field, descending }: CaseQuery['sort']): (left: CaseRecord, right: CaseRecord) => number {
  const sign = descending ? -1 : 1;
  const compare = (left: string | number | null, right: string | number | null): number =>
    (left ?? 0) < (right ?? 0) ? -1 : (left ?? 0) > (right ?? 0) ? 1 : 0;
  if (field === 'nameSort')
    return (left, right) =>
      Number(left.nameSort === '') - Number(right.nameSort === '') ||
      sign * (compare(left.nameSort, right.nameSort) || compare(left.number, right.number));
  return (left, right) => sign * (compare(left[field], right[field]) || compare(left._id, right._id));
}
