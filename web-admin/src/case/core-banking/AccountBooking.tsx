import { useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { accountOutcome } from './booking-outcome.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { useCaseAction } from '../case-action/use-case-action.js';

/** Second step: creates the account (R3 §4.3). */
export function AccountBooking({ isOpen }: { readonly isOpen: boolean }) {
  const { id, businessName } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const create = useCaseAction('coreBanking', async () => accountOutcome(await provider.createAccount(id)));
  if (!isOpen && !create.isRunning) return null;
  return (
    <CanAccess action="createAccount">
      <>
        <ActionButton size="small" isRunning={create.isRunning} onClick={() => setAsking(true)}>
          {create.isRunning ? 'Wird angelegt …' : 'Konto anlegen'}
        </ActionButton>
        <ConfirmAction
          isOpen={isAsking}
          title="Konto anlegen?"
          confirmLabel="Konto anlegen"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            create.act();
          }}
        >
          <p>
            Im Kernbanksystem wird ein Kontokorrentkonto für <strong>{businessName}</strong> angelegt. Das lässt sich
            von hier aus nicht zurücknehmen.
          </p>
        </ConfirmAction>
      </>
    </CanAccess>
  );
}
