import type { CaseId } from '@kontor/domain/case/case-id';
import { legalFormOf } from '@kontor/domain/application/application';
import { toBusinessPayload, toSecondBusinessPayload } from '@kontor/domain/application/business-mapping';
import type { BusinessPayload } from '@kontor/domain/application/order-payload';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import type { StoredApplication } from '../application/application.module.js';

/** A company in the API. */
export type Business = BusinessPayload & { readonly id: string };

/** The id of an application's own company, and of its general partner company. */
export function businessIds(caseId: CaseId): { readonly own: string; readonly second: string } {
  return { own: `${caseId}-b1`, second: `${caseId}-b2` };
}

/** The company of an application and, where there is one, its general partner company. */
export function businessesOf(caseId: CaseId, { application }: StoredApplication): readonly Business[] {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) return [];
  const ids = businessIds(caseId);
  const own = { id: ids.own, ...toBusinessPayload(application, legalForm) };
  const second = traitsOf(legalForm).hasSecondCompany && application.data !== undefined;
  return second ? [own, { id: ids.second, ...toSecondBusinessPayload(application.data ?? {}) }] : [own];
}
