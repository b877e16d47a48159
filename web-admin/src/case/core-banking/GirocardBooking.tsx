import { useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { girocardOutcome } from './booking-outcome.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { useCaseAction } from '../case-action/use-case-action.js';

/** Third step: orders the card (R3 §4.3). */
export function GirocardBooking({ isOpen }: { readonly isOpen: boolean }) {
  const { id, coreBanking } = useBankCase();
  const { account } = coreBanking;
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const create = useCaseAction('coreBanking', async () => girocardOutcome(await provider.createGirocard(id)));
  if (!isOpen && !create.isRunning) return null;
  return (
    <CanAccess action="createGirocard">
      <>
        <ActionButton size="small" isRunning={create.isRunning} onClick={() => setAsking(true)}>
          {create.isRunning ? 'Wird angelegt …' : 'girocard anlegen'}
        </ActionButton>
        <ConfirmAction
          isOpen={isAsking}
          title="girocard anlegen?"
          confirmLabel="girocard anlegen"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            create.act();
          }}
        >
          <p>
            Zum Konto {account?.kontonummer ?? ''} werden die bestellten girocards angelegt und verschickt. Das lässt
            sich von hier aus nicht zurücknehmen.
          </p>
        </ConfirmAction>
      </>
    </CanAccess>
  );
}
