import { isPhaseOf } from '@kontor/domain/case/command-roles';
import { isStatusCode } from '@kontor/domain/case/case-status';
import { isDocumentsPanelShown } from '@kontor/domain/case-wording/case-panels';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { type CaseFile, contractFiles, customerFiles, registerFiles } from '../case-file/case-file.js';
import { useContractFiles } from '../contract-files/use-contract-files.js';
import { useRegisterDocuments } from '../register-documents/use-register-documents.js';

/** The files of the case in the order of the preview: of the customer, of the contract, of registers. */
export function useCaseFiles(): readonly CaseFile[] {
  const { status, documents } = useBankCase();
  const contracts = useContractFiles();
  const hasRegister = isStatusCode(status) && isPhaseOf('fetchDocuments', status);
  const register = useRegisterDocuments(hasRegister);
  return [
    ...(isDocumentsPanelShown(status) ? customerFiles(documents) : []),
    ...contractFiles(contracts.data ?? []),
    ...registerFiles(register.data?.documents ?? []),
  ];
}
