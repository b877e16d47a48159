import type { CaseId } from '@kontor/domain/case/case-id';
import { legalFormOf, type Application } from '@kontor/domain/application/application';
import {
  fromBusinessPayload,
  fromSecondBusinessPayload,
  toBusinessPayload,
  toSecondBusinessPayload,
} from '@kontor/domain/application/business-mapping';
import type { BusinessPayload } from '@kontor/domain/application/order-payload';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import type * as z from 'zod';
import type { ApplicationCore, StoredApplication } from '../application/application.module.js';
import { illegalForCustomer } from '../../http/answer/illegal.js';
import { problem } from '../../http/answer/problem-table.js';
import { businessesOf, businessIds, type Business } from './businesses.js';
import type { businessBodySchema } from './payload.schema.js';

type BusinessBody = z.output<typeof businessBodySchema>;
type Fields = Omit<BusinessBody, 'id' | 'isLegalRepresentative'>;

interface BusinessToSave {
  readonly caseId: CaseId;
  /** The client's version; null saves unconditionally. */
  readonly seen: number | null;
  readonly body: BusinessBody;
}

/** Saves the own company, or the general partner company; only its id without a legal form. */
export async function saveBusiness(
  { drafts }: Pick<ApplicationCore, 'drafts'>,
  { caseId, seen, body }: BusinessToSave,
): Promise<Business | { readonly id: string }> {
  const { own, second } = businessIds(caseId);
  const id = body.isLegalRepresentative === true ? second : own;
  const { stored } = await drafts.save({
    caseId,
    seen,
    change: (before) => written(before, fieldsOf(body), id === second),
  });
  return businessesOf(caseId, stored).find((one) => one.id === id) ?? { id };
}

/** Changes a company that the application has. @throws Problem 404 */
export async function changeBusiness(
  { drafts }: Pick<ApplicationCore, 'drafts'>,
  { caseId, seen, body, id }: BusinessToSave & { readonly id: string },
): Promise<Business | undefined> {
  const { stored } = await drafts.read(caseId);
  if (!businessesOf(caseId, stored).some((one) => one.id === id)) throw problem('not-found');
  const { second } = businessIds(caseId);
  const saved = await drafts.save({ caseId, seen, change: (before) => written(before, fieldsOf(body), id === second) });
  return businessesOf(caseId, saved.stored).find((one) => one.id === id);
}

function fieldsOf({ id: _id, isLegalRepresentative: _second, ...fields }: BusinessBody): Fields {
  return fields;
}

function written(stored: StoredApplication, fields: Fields, isSecond: boolean): StoredApplication {
  const { application } = stored;
  return { ...stored, application: isSecond ? withSecond(application, fields) : withOwn(application, fields) };
}

function withOwn(application: Application, fields: Fields): Application {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) return application;
  const payload = { ...toBusinessPayload(application, legalForm), ...fields } as BusinessPayload;
  const { firma, rechtsform } = application.registerData;
  return { ...application, firma: { ...fromBusinessPayload(payload, application.firma), firma, rechtsform } };
}

function withSecond(application: Application, fields: Fields): Application {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined || !traitsOf(legalForm).hasSecondCompany) throw illegalForCustomer('secondCompany');
  const before = application.data ?? {};
  const payload = { ...toSecondBusinessPayload(before), ...fields } as BusinessPayload;
  return { ...application, data: fromSecondBusinessPayload(payload, before) };
}
