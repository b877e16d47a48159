import { defaultBookingMode, modeChoice } from '@kontor/domain/core-banking/mode-choice';
import { bookingModeLabels, type BookingMode } from '@kontor/domain/core-banking/booking';
import { useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { ModeChoice } from './ModeChoice.js';
import { partiesOutcome } from './booking-outcome.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { useCaseAction } from '../case-action/use-case-action.js';

/** First step: creates the parties in the core banking system; asks for the mode if customer mode lacks data. */
export function PassBooking({ isOpen }: { readonly isOpen: boolean }) {
  const record = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const choice = modeChoice(record.readiness);
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<BookingMode>();
  const isChosen = chosen !== undefined && choice?.allowed.includes(chosen) === true;
  const mode = isChosen ? chosen : (choice?.proposed ?? defaultBookingMode);
  const pass = useCaseAction<BookingMode>('coreBanking', async (as) =>
    partiesOutcome(await provider.passToCoreBanking(record.id, as)),
  );
  if (!isOpen && !pass.isRunning) return null;
  return (
    <CanAccess action="passToCoreBanking">
      <>
        <ActionButton size="small" isRunning={pass.isRunning} onClick={() => setAsking(true)}>
          {pass.isRunning ? 'Wird übergeben …' : 'Daten übergeben'}
        </ActionButton>
        <ConfirmAction
          isOpen={isAsking}
          title="Daten an das Kernbanksystem übergeben?"
          confirmLabel={`Als ${bookingModeLabels[mode]} übergeben`}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            pass.act(mode);
          }}
        >
          <p>
            Im Kernbanksystem werden <strong>{record.businessName}</strong> und alle Personen des Antrags angelegt. Das
            lässt sich von hier aus nicht zurücknehmen.
          </p>
          {choice?.asks === true ? (
            <ModeChoice
              obstacle={record.readiness.obstacles.KUNDE}
              modes={choice.allowed}
              chosen={mode}
              onChoose={setChosen}
            />
          ) : (
            <p>Alle Angaben liegen vor: Die Übergabe erfolgt als {bookingModeLabels[mode]}.</p>
          )}
        </ConfirmAction>
      </>
    </CanAccess>
  );
}
