import type { CaseId } from '@kontor/domain/case/case-id';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { Logger } from '@kontor/platform/logger/logger';
import { TransferOutcome } from '@kontor/proto/kontor/identity/v1/identity_pb';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { IdentityCases } from '../identity-case/identity-case.js';
import type { BankingProvider } from '../provider/banking-provider.js';
import {
  addGeneralPartner,
  handOverBusiness,
  handOverGeneralPartner,
  startBusinessIdentification,
} from './hand-over-business.js';
import { areTooLarge, handOverDocuments } from './hand-over-documents.js';
import { handOverPerson, roleTasks } from './hand-over-person.js';
import type { HandOver } from './hand-over.js';
import { runConcurrently } from './run-concurrently.js';
import { withinDeadline } from '@kontor/platform/bus/within-deadline';

export interface TransferDeps {
  readonly cases: IdentityCases;
  readonly portal: CaseClient;
  readonly banking: BankingProvider;
}

export interface Transfer {
  readonly caseId: CaseId;
  readonly version: number;
  /** When the caller stops waiting, ms epoch. */
  readonly deadline: number | undefined;
  readonly logger: Logger;
}

/**
 * Transfers business, persons and documents to the banking provider and starts the identification of the business.
 * Repeatable: it continues after an earlier attempt.
 * @throws ProviderIdle when the provider does not respond; ServiceFault when the portal does not.
 */
export async function transferCase(deps: TransferDeps, transfer: Transfer): Promise<TransferOutcome> {
  try {
    return await withinDeadline(transfer.deadline, (deadline) => handOverAll(deps, { ...transfer, deadline }));
  } catch (error) {
    if (!(error instanceof ProviderRejected)) throw error;
    transfer.logger.warn({ caseId: transfer.caseId, status: error.status }, 'the banking provider refused the case');
    return error.status === 413 ? TransferOutcome.FILES_TOO_LARGE : TransferOutcome.REJECTED;
  }
}

async function handOverAll(
  { cases, portal, banking }: TransferDeps,
  { caseId, version, deadline }: Transfer,
): Promise<TransferOutcome> {
  const application = await portal.application(caseId, version);
  if (areTooLarge(application.documents)) return TransferOutcome.FILES_TOO_LARGE;
  const persons = application.people.map(({ id, acting, authorizedToRepresent }) => ({
    personId: id,
    required: acting || authorizedToRepresent,
  }));
  // Before the first call, because a webhook may arrive before the response.
  await cases.upsert({ caseId, version, persons });
  const started = {
    caseId,
    version,
    application,
    cases,
    portal,
    banking: banking.until(deadline),
    isNewBusiness: false,
  };
  if (await isCancelled(started)) return TransferOutcome.REJECTED;
  let isNewBusiness = false;
  let partnerId: string | null = null;
  const [businessId = '', , ...personIds] = await runConcurrently([
    async () => {
      const { id, isNew } = await handOverBusiness(started);
      isNewBusiness = isNew;
      return id;
    },
    async () => {
      partnerId = await handOverGeneralPartner(started);
      return partnerId ?? '';
    },
    ...application.people.map((person) => () => handOverPerson(started, person)),
  ]);
  return handOverRest({ ...started, isNewBusiness }, { businessId, partnerId, personIds });
}

/** Ids at the provider; persons in the application's order. */
interface HandedOver {
  readonly businessId: string;
  readonly partnerId: string | null;
  readonly personIds: readonly string[];
}

/** Roles and documents of the business, and its identification. */
async function handOverRest(
  handOver: HandOver,
  { businessId, partnerId, personIds }: HandedOver,
): Promise<TransferOutcome> {
  const partnerTasks = partnerId === null ? [] : [() => addGeneralPartner(handOver, businessId, partnerId)];
  await runConcurrently([
    ...partnerTasks,
    ...roleTasks(handOver, businessId, personIds),
    () => handOverDocuments(handOver, businessId),
  ]);
  if (!(await isCancelled(handOver))) await startBusinessIdentification(handOver, businessId);
  if (!(await isCancelled(handOver))) return TransferOutcome.ACCEPTED;
  // The customer aborted meanwhile, and the cancellation may have found nothing to cancel.
  await handOver.banking.cancelBusiness(businessId);
  if (partnerId !== null) await handOver.banking.cancelBusiness(partnerId);
  return TransferOutcome.REJECTED;
}

async function isCancelled({ cases, caseId }: HandOver): Promise<boolean> {
  return (await cases.find(caseId))?.state === 'cancelled';
}
