import type { AuditCategory } from '@kontor/domain/audit/audit-entry';
import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';

interface AuditedRoute {
  readonly methods: readonly string[];
  /** Matches the path below `/api`; a group `caseId` is the case. */
  readonly path: RegExp;
  readonly category: AuditCategory;
}

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
const reading = ['GET'];

/** What staff do that is recorded; the first match counts. Lists and background reads are not. */
const auditedRoutes: readonly AuditedRoute[] = [
  { methods: reading, path: /^\/bgo_identifications_portal\/(?<caseId>\d+)\.(?:pdf|csv)$/, category: 'export' },
  { methods: reading, path: /^\/download_document_archive\/(?<caseId>\d+)$/, category: 'export' },
  { methods: [...reading, 'POST'], path: /\.csv$/, category: 'export' },
  {
    methods: reading,
    path: /^\/bgo_identifications\/(?<caseId>\d+)\/.*(?:download|attachments)/,
    category: 'document',
  },
  { methods: reading, path: /\/(?:download|attachments)(?:\/|$)/, category: 'document' },
  { methods: reading, path: /^\/bgo_identifications_portal\/(?<caseId>\d+)(?:\/audit)?$/, category: 'read' },
  {
    methods: reading,
    path: /^\/bgo_identifications\/(?<caseId>\d+)\/(?:status_history_joined|messages|bank-memos)$/,
    category: 'read',
  },
  { methods: changing, path: /^\/bgo_identifications\/(?<caseId>\d+)\/messages$/, category: 'message' },
  { methods: changing, path: /^\/bgo_identification(?:s\/|_)messages\//, category: 'message' },
  { methods: changing, path: /^\/bgo_identifications\/(?<caseId>\d+)\/bank-memos?$/, category: 'note' },
  { methods: changing, path: /^\/bgo_identifications\/(?<caseId>\d+)\/contract_files/, category: 'document' },
  { methods: changing, path: /^\/contract_files\//, category: 'document' },
  // Reads of the readiness and of reports change nothing.
  { methods: ['PUT', 'PATCH', 'DELETE', 'POST'], path: /^\/settings/, category: 'setting' },
  { methods: changing, path: /^\/admin_account/, category: 'role' },
  { methods: changing, path: /^\/me\/factors\/(?:totp\/confirm|keys|recoveryCodes|remove)$/, category: 'login' },
  { methods: changing, path: /^\/approvals\//, category: 'command' },
  { methods: changing, path: /^\/(?:admin|admin_webhooks|my-connect)\//, category: 'provider' },
  {
    methods: changing,
    path: /^\/bgo_\w+\/(?<caseId>\d+)(?:\/(?!passToAgree21ready$)[\w-]+)?$/,
    category: 'command',
  },
];

export interface Audited {
  readonly category: AuditCategory;
  /** The route with `{id}` for every id. */
  readonly action: string;
  readonly caseId: CaseId | null;
}

/** The entry that a request makes, or null for one that is not recorded. */
export function auditedOf(method: string, path: string): Audited | null {
  for (const { methods, path: pattern, category } of auditedRoutes) {
    const match = methods.includes(method) ? pattern.exec(path) : null;
    if (match === null) continue;
    const id = match.groups?.['caseId'] ?? '';
    return { category, action: actionOf(method, path), caseId: isCaseId(id) ? id : null };
  }
  return null;
}

/** Method and path, without codes, ids and names, and no longer than any route. */
export function actionOf(method: string, path: string): string {
  return `${method} ${path.replace(/\/(?=[^/]*\d)[^/.]+/g, '/{id}').slice(0, 100)}`;
}
