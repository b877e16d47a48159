import type { CaseId } from '@kontor/domain/case/case-id';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { references } from '../identity-case/references.js';
import { handOverDocuments } from './hand-over-documents.js';
import type { TransferDeps } from './transfer-case.js';

/** Sends documents that the customer uploaded after the transfer. @throws ServiceFault unknown-case */
export async function handOverNewDocuments(
  { cases, portal, banking }: TransferDeps,
  { caseId, deadline }: { caseId: CaseId; deadline: number | undefined },
): Promise<void> {
  const known = await cases.find(caseId);
  const business = await cases.object(references.business(caseId));
  if (known === null || business === null) throw new ServiceFault('unknown-case', 'The case was not handed over');
  const application = await portal.application(caseId, known.version);
  await handOverDocuments(
    {
      caseId,
      version: known.version,
      application,
      cases,
      portal,
      banking: banking.until(deadline),
      isNewBusiness: false,
    },
    business.providerId,
  );
}
