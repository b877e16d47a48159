import { useBankCase } from '../bank-case/use-bank-case.js';
import { AccountNumbers, CardNumbers } from '../core-banking/BookedNumbers.js';
import { ChecklistItem } from '../core-banking/Checklist.js';
import { PartyList } from '../core-banking/PartyList.js';
import { setupLines } from './setup-lines.js';
import type { SetupStep } from './setup-run.js';
import { setupSubjectOf, useSetupRun } from './use-setup-run.js';

function Result({ of }: { readonly of: SetupStep }) {
  const { account, girocard } = useBankCase().coreBanking;
  if (of === 'pass') return <PartyList />;
  if (of === 'account') return account === null ? null : <AccountNumbers account={account} />;
  return girocard === null ? null : <CardNumbers girocard={girocard} />;
}

/** The steps into the core banking system, each with its state and result. */
export function SetupReport() {
  const record = useBankCase();
  const progress = useSetupRun();
  return setupLines(setupSubjectOf(record), progress).map((line) => (
    <ChecklistItem key={`${line.key} ${line.state}`} step={line}>
      <Result of={line.key} />
    </ChecklistItem>
  ));
}
