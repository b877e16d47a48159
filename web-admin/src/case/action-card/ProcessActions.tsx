import { useBankCase } from '../bank-case/use-bank-case.js';
import { ContractFiles } from '../contract-files/ContractFiles.js';
import { useContractFiles } from '../contract-files/use-contract-files.js';
import { checklistOf } from '../core-banking/checklist.js';
import { Checklist, ChecklistItem } from '../core-banking/Checklist.js';
import { SetupAction } from '../setup-run/SetupAction.js';
import { SetupReport } from '../setup-run/SetupReport.js';
import { SingleSteps } from '../setup-run/SingleSteps.js';
import { FinishActions } from './FinishActions.js';

/** The checklist of a case in process (R3 §4.3). */
export function ProcessSteps() {
  const record = useBankCase();
  const files = useContractFiles();
  const contract = checklistOf(record, files.data?.length).filter(({ key }) => key === 'contract');
  return (
    <>
      <Checklist>
        <SetupReport />
        {contract.map((step) => (
          <ChecklistItem key={String(files.isPending)} step={step} isFoldable>
            {/* A file that is chosen earlier would be lost when the step is folded anew. */}
            {files.isPending ? <p role="status">Wird geladen …</p> : <ContractFiles />}
          </ChecklistItem>
        ))}
      </Checklist>
      <SingleSteps />
    </>
  );
}

/** What is done next with a case in process: the run into the core banking system, then the end. */
export function ProcessActions() {
  return (
    <>
      <SetupAction />
      <FinishActions />
    </>
  );
}
