import { references } from '../identity-case/references.js';
import { ensureThere, rememberTold } from './hand-over.js';
import type { HandOver } from './hand-over.js';

/** Creates the business at the banking provider, or tells it what changed. Resolves with its id there. */
export async function handOverBusiness(handOver: HandOver): Promise<{ id: string; isNew: boolean }> {
  const { caseId, version, banking, application } = handOver;
  const reference = references.business(caseId);
  const { id, toldVersion, isNew } = await ensureThere(handOver, {
    kind: 'business',
    reference,
    mayExist: true,
    find: () => banking.findBusiness(reference),
    create: (creation) => banking.createBusiness(creation, application.business),
  });
  if (toldVersion < version) {
    await banking.updateBusiness(id, application.business);
    await rememberTold(handOver, reference);
  }
  return { id, isNew };
}

/** Asks the banking provider to identify the business in this version; a new version is researched anew. */
export async function startBusinessIdentification(handOver: HandOver, businessId: string): Promise<void> {
  const { caseId, version, banking } = handOver;
  const reference = references.businessIdentification(caseId, version);
  await ensureThere(handOver, {
    kind: 'business_identification',
    reference,
    mayExist: !handOver.isNewBusiness,
    find: () => banking.findBusinessIdentification(businessId, reference),
    create: (creation) => banking.startBusinessIdentification(businessId, creation),
  });
}
