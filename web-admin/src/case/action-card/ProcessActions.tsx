import { useBankCase } from '../bank-case/use-bank-case.js';
import { ContractFiles } from '../contract-files/ContractFiles.js';
import { useContractFiles } from '../contract-files/use-contract-files.js';
import { AccountBooking } from '../core-banking/AccountBooking.js';
import { checklistOf } from '../core-banking/checklist.js';
import { Checklist, ChecklistItem } from '../core-banking/Checklist.js';
import { FinishActions } from './FinishActions.js';
import { GirocardBooking } from '../core-banking/GirocardBooking.js';
import { PassBooking } from '../core-banking/PassBooking.js';

const bookings = {
  pass: PassBooking,
  account: AccountBooking,
  girocard: GirocardBooking,
  contract: ContractFiles,
} as const;

/** The checklist of a case in process (R3 §4.3). */
export function ProcessActions() {
  const record = useBankCase();
  const files = useContractFiles();
  return (
    <>
      <Checklist>
        {checklistOf(record, files.data?.length).map((step) => {
          const Booking = bookings[step.key];
          return (
            <ChecklistItem key={step.key} step={step}>
              <Booking isOpen={step.state === 'open'} />
            </ChecklistItem>
          );
        })}
      </Checklist>
      <FinishActions />
    </>
  );
}
