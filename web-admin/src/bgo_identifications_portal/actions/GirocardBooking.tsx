import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActButton } from '../../ui/ActButton.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useCaseRecord } from '../case-context.js';
import { CardNumbers } from './BookedNumbers.js';
import { girocardOutcome } from './transfer-outcome.js';
import { useCaseAction } from './use-case-action.js';

/** Third step: the card; once it exists, its numbers (spec 3 §4.3). */
export function GirocardBooking({ isOpen }: { readonly isOpen: boolean }) {
  const { id, coreBanking } = useCaseRecord();
  const { account, girocard } = coreBanking;
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const create = useCaseAction('coreBanking', async () => girocardOutcome(await provider.createGirocard(id)));
  if (girocard !== null) {
    return <CardNumbers girocard={girocard} />;
  }
  if (!isOpen && !create.isRunning) return null;
  return (
    <>
      <ActButton size="small" isRunning={create.isRunning} onClick={() => setAsking(true)}>
        {create.isRunning ? 'Wird angelegt …' : 'girocard anlegen'}
      </ActButton>
      <ConfirmDialog
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
          Zum Konto {account?.kontonummer ?? ''} werden die bestellten girocards angelegt und verschickt. Das lässt sich
          von hier aus nicht zurücknehmen.
        </p>
      </ConfirmDialog>
    </>
  );
}
