import type { Applicant } from '../applicant.js';
import { unknownCompany } from '../company.js';
import { pdf } from '../files.js';
import { ownClerk, type StaffUser, newStaffUser } from '../staff-users.js';
import { bringToReady } from '../whole-way.js';

/** What a customer has that somebody could ask for, by the kind of a path's parameter. */
export interface Belongings {
  readonly applicant: Applicant;
  readonly case: string;
  readonly person: string;
  readonly business: string;
  readonly document: string;
  readonly contract: string;
  readonly message: string;
  readonly attachment: string;
  readonly staff: string;
}

/** A case that a clerk works on, with a document, a contract, and a message that has a file. */
export async function caseAtWork(): Promise<Belongings> {
  const company = unknownCompany();
  const applicant = await bringToReady({ ...company, documents: ['SHARE_HOLDERS_AGREEMENT'] });
  const { caseId } = applicant;
  const clerk = await ownClerk();
  await clerk.takeOver(caseId);
  const contract = await clerk.uploadContract(caseId, pdf('Vertrag'), 'vertrag.pdf');
  const { id: message } = await applicant.done<{ readonly id: string }>('POST', '/bgo_identifications/messages', {
    body: { message: 'Anbei die Unterlage.' },
  });
  const form = new FormData();
  form.append('file', pdf('Anhang'), 'anhang.pdf');
  const path = `/bgo_identifications/messages/${message}/attachments`;
  const { name: attachment } = await applicant.done<{ readonly name: string }>('POST', path, { body: form });
  const documents = await applicant.done<readonly { readonly id: string }[]>('GET', '/business_documents');
  const businesses = await applicant.done<readonly { readonly id: string }[]>('GET', '/businesses');
  const user: StaffUser = await newStaffUser('ROLE_ADMIN');
  return {
    applicant,
    case: caseId,
    person: `${caseId}-0002`,
    business: businesses[0]!.id,
    document: documents[0]!.id,
    contract: contract.body.id,
    message,
    attachment,
    staff: user.id,
  };
}
