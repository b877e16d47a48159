import type { OpenedAccount } from '@kontor/api/case/case.schema';
import { countGirocards } from '@kontor/domain/application/girocards';
import type { DocumentsPort } from '../../applicant/application/application.module.js';
import { bookedOf } from '../case-commands/case-commands.module.js';
import { accountOpenedOf, type CaseDetailsSources } from './case-details.js';

/** What a customer reads of an opened account; null while there is none, and after the case was erased. */
export async function openedAccountOf(
  documents: Pick<DocumentsPort, 'contractFileCount'>,
  { record, stored, findings }: CaseDetailsSources,
): Promise<OpenedAccount | null> {
  if (stored === null || accountOpenedOf(record) !== true) return null;
  return {
    iban: bookedOf(findings).account?.iban ?? null,
    girocards: countGirocards(stored.application),
    contractFiles: await documents.contractFileCount(record._id),
  };
}
