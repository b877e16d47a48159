import type { AuditCategory } from '@kontor/domain/audit/audit-entry';
import { type CaseId, isCaseId } from '@kontor/domain/case/case-id';
import { staffActs } from './staff-acts.js';

export interface Audited {
  readonly category: AuditCategory;
  /** The route, with names for what is in its path. */
  readonly action: string;
  readonly caseId: CaseId | null;
  /** Id or name of what it is about; none for a case. */
  readonly target?: string;
  /** The file that it is about, from which its case is found. */
  readonly fileId?: string;
  readonly keepsGiven?: boolean;
}

interface Pattern {
  readonly action: string;
  readonly method: string;
  readonly path: RegExp;
}

/**
 * Those without a parameter first, because they would match one. The router takes capitals and a slash at the end as well,
 * and what is written in another way must not be done without an entry.
 */
const patterns: readonly Pattern[] = Object.keys(staffActs)
  .sort((one, other) => one.split('{').length - other.split('{').length)
  .map((action) => {
    const [method = '', route = ''] = action.split(' ');
    const path = route
      .replace(/[.]/g, '\\.')
      .replace(/\{name\}/g, '([^/]+)')
      .replace(/\{\w+\}/g, '([^/.]+)');
    return { action, method, path: new RegExp(`^${path}/?$`, 'i') };
  });

/** The entry that a request of staff makes, or null for one that is not recorded. */
export function auditedOf(method: string, path: string): Audited | null {
  for (const { action, ...pattern } of patterns) {
    const match = pattern.method === method ? pattern.path.exec(path) : null;
    const act = staffActs[action];
    if (match === null || act === undefined) continue;
    const { category, target: kind, keepsGiven = false } = act;
    const id = decoded(match[1] ?? '');
    const about = { category, action, keepsGiven };
    if (kind === 'case') {
      // A word in place of the number is another route: a list, or the counts of the filters.
      if (!isCaseId(id)) continue;
      return { ...about, caseId: id };
    }
    if (kind === 'file') return { ...about, caseId: null, fileId: id.slice(0, 100) };
    return { ...about, caseId: null, ...(id === '' || kind === 'thing' ? {} : { target: id.slice(0, 100) }) };
  }
  return null;
}

/** A part of a path as its route gets it; one that cannot be decoded is refused there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Method and path of any request, without codes, ids and names, and no longer than any route. */
export function actionOf(method: string, path: string): string {
  return `${method} ${path.replace(/\/(?=[^/]*\d)[^/.]+/g, '/{id}').slice(0, 100)}`;
}
