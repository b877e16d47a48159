import type { MessageInitShape } from '@bufbuild/protobuf';
import type { AuditCategory, AuditEntry, AuditSource } from '@kontor/domain/audit/audit-entry';
import * as wire from '@kontor/proto/kontor/cases/v1/cases_pb';
import { caseIdFrom } from '../case/case-id.message.js';
import { enumMapping } from '../enum/enum-mapping.js';

export const auditCategoryMapping = enumMapping<AuditCategory>({
  status: wire.AuditCategory.STATUS,
  command: wire.AuditCategory.COMMAND,
  read: wire.AuditCategory.READ,
  document: wire.AuditCategory.DOCUMENT,
  message: wire.AuditCategory.MESSAGE,
  note: wire.AuditCategory.NOTE,
  setting: wire.AuditCategory.SETTING,
  role: wire.AuditCategory.ROLE,
  login: wire.AuditCategory.LOGIN,
  export: wire.AuditCategory.EXPORT,
  provider: wire.AuditCategory.PROVIDER,
  operation: wire.AuditCategory.OPERATION,
});

export const auditSourceMapping = enumMapping<AuditSource>({
  'user-customer': wire.AuditSource.USER_CUSTOMER,
  'user-bank-employee': wire.AuditSource.USER_BANK_EMPLOYEE,
  'user-root': wire.AuditSource.USER_ROOT,
  'status-change': wire.AuditSource.STATUS_CHANGE,
  solaris: wire.AuditSource.BANKING,
  'my-connect': wire.AuditSource.ONBOARDING,
  agree: wire.AuditSource.CORE_BANKING,
  cron: wire.AuditSource.CRON,
});

/** An entry of the log, or the time of one that retention removed. */
export type LinkContent = AuditEntry | RemovedEntry;

export interface RemovedEntry {
  readonly at: number;
  readonly removed: true;
}

type Content = Pick<MessageInitShape<typeof wire.AuditLinkSchema>, 'entry' | 'content'>;

/** The content of a link, also as the text that older readers expect. */
export function toLinkContent(entry: LinkContent): Content {
  const text = JSON.stringify(entry);
  if ('removed' in entry) return { entry: text, content: { case: 'removed', value: { at: BigInt(entry.at) } } };
  // The hash covers every field, so an entry of an unknown kind is sent as its text only.
  if (!auditCategoryMapping.isValue(entry.category) || !auditSourceMapping.isValue(entry.source))
    return { entry: text };
  const { accountId, role, caseId, requestId, ...rest } = entry;
  const value = {
    ...rest,
    at: BigInt(entry.at),
    category: auditCategoryMapping.toMessage(entry.category),
    source: auditSourceMapping.toMessage(entry.source),
    fields: [...entry.fields],
    ...(accountId === null ? {} : { accountId }),
    ...(role === null ? {} : { role }),
    ...(caseId === null ? {} : { caseId }),
    ...(requestId === null ? {} : { requestId }),
  };
  return { entry: text, content: { case: 'whole', value } };
}

/** @throws ServiceFault unknown-value (retryable) for a kind that only a newer version has */
export function fromLinkContent({ entry, content }: Pick<wire.AuditLink, 'entry' | 'content'>): LinkContent {
  switch (content.case) {
    case 'removed':
      return { at: Number(content.value.at), removed: true };
    case 'whole':
      return fromEntryMessage(content.value);
    case undefined:
      return JSON.parse(entry) as LinkContent;
  }
}

function fromEntryMessage(message: wire.AuditEntry): AuditEntry {
  return {
    key: message.key,
    at: Number(message.at),
    accountId: message.accountId ?? null,
    role: message.role ?? null,
    category: auditCategoryMapping.fromMessage(message.category),
    source: auditSourceMapping.fromMessage(message.source),
    action: message.action,
    caseId: message.caseId === undefined ? null : caseIdFrom(message.caseId),
    requestId: message.requestId ?? null,
    outcome: message.outcome,
    fields: message.fields,
    ...(message.target === undefined ? {} : { target: message.target }),
    ...(message.onBehalfOf === undefined ? {} : { onBehalfOf: message.onBehalfOf }),
  };
}
