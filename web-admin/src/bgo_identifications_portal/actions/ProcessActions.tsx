import { useCaseRecord } from '../case-context.js';
import { ContractFiles } from '../contract-files/ContractFiles.js';
import { useContractFiles } from '../contract-files/use-contract-files.js';
import { AccountBooking } from './AccountBooking.js';
import { checklistOf } from './checklist.js';
import { Checklist, ChecklistItem } from './Checklist.js';
import { FinishActions } from './FinishActions.js';
import { GirocardBooking } from './GirocardBooking.js';
import { PassBooking } from './PassBooking.js';

const bookings = {
  pass: PassBooking,
  account: AccountBooking,
  girocard: GirocardBooking,
  contract: ContractFiles,
} as const;

/** What the bank does with a case it has taken over (spec 3 §4.3). */
export function ProcessActions() {
  const record = useCaseRecord();
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
