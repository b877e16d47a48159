import type { BusinessPayload } from '@kontor/domain/application/order-payload';
import { references } from '../identity-case/references.js';
import { ensureExists, recordSent } from './hand-over.js';
import type { HandOver } from './hand-over.js';

/** Creates the business at the banking provider, or updates it there. Resolves with its id there. */
export function handOverBusiness(handOver: HandOver): Promise<{ id: string; isNew: boolean }> {
  const { caseId, application } = handOver;
  return handOverAs(handOver, { kind: 'business', reference: references.business(caseId) }, application.business);
}

/** The same for the general partner of a GmbH & Co. KG; null for every other legal form. */
export async function handOverGeneralPartner(handOver: HandOver): Promise<string | null> {
  const { caseId, application } = handOver;
  if (application.secondBusiness === null) return null;
  const known = { kind: 'general_partner', reference: references.generalPartner(caseId) } as const;
  return (await handOverAs(handOver, known, application.secondBusiness)).id;
}

/** The general partner represents the business alone (HGB § 161 Abs. 2, § 124 Abs. 1). */
export async function addGeneralPartner(handOver: HandOver, businessId: string, partnerId: string): Promise<void> {
  const { caseId, banking } = handOver;
  const reference = references.generalPartnerRole(caseId);
  await ensureExists(handOver, {
    kind: 'legal_representative',
    reference,
    mayExist: !handOver.isNewBusiness,
    find: () => banking.findRepresentative(businessId, reference),
    create: (creation) =>
      banking.addRepresentative(businessId, creation, {
        representingBusinessId: partnerId,
        typeOfRepresentation: 'ALONE',
      }),
  });
}

async function handOverAs(
  handOver: HandOver,
  { kind, reference }: { readonly kind: 'business' | 'general_partner'; readonly reference: string },
  business: BusinessPayload,
): Promise<{ id: string; isNew: boolean }> {
  const { version, banking } = handOver;
  const { id, sentVersion, isNew } = await ensureExists(handOver, {
    kind,
    reference,
    mayExist: true,
    find: () => banking.findBusiness(reference),
    create: (creation) => banking.createBusiness(creation, business),
  });
  if (sentVersion < version) {
    await banking.updateBusiness(id, business);
    await recordSent(handOver, reference);
  }
  return { id, isNew };
}

/** Starts the research of this version of the business at the banking provider; a new version is researched anew. */
export async function startBusinessIdentification(handOver: HandOver, businessId: string): Promise<void> {
  const { caseId, version, banking } = handOver;
  const reference = references.businessIdentification(caseId, version);
  const { sentVersion } = await ensureExists(handOver, {
    kind: 'business_identification',
    reference,
    mayExist: !handOver.isNewBusiness,
    find: () => banking.findBusinessIdentification(businessId, reference),
    create: (creation) => banking.startBusinessIdentification(businessId, creation),
  });
  // Its reference names the version, so one that was only found is of this version too: the newest counts.
  if (sentVersion !== version) await recordSent(handOver, reference);
}
