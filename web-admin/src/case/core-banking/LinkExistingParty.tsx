import { bookingModeLabels, type BookingMode } from '@kontor/domain/core-banking/booking';
import { useState } from 'react';
import { CanAccess, useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { partiesOutcome } from './booking-outcome.js';
import type { PartyReport } from './booking-report.js';

interface LinkExistingPartyProps {
  readonly party: PartyReport;
  /** That of the booking, which is repeated. */
  readonly mode: BookingMode;
}

/** Uses a number that the core bank has already, and books again. */
export function LinkExistingParty({ party: { subject, title, duplicates }, mode }: LinkExistingPartyProps) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [asked, ask] = useState<string>();
  const link = useCaseAction<string>('coreBanking', async (personennummer) => {
    await provider.linkExistingParty(id, { subject, personennummer });
    return partiesOutcome(await provider.passToCoreBanking(id, mode));
  });
  if (duplicates.length === 0) return null;
  return (
    <CanAccess action="passToCoreBanking">
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 4 }}>
        {duplicates.map((personennummer) => (
          <ActionButton
            key={personennummer}
            size="small"
            variant="outlined"
            isRunning={link.isRunning}
            onClick={() => ask(personennummer)}
          >
            {`Personennummer ${personennummer} verwenden`}
          </ActionButton>
        ))}
      </div>
      <ConfirmAction
        isOpen={asked !== undefined}
        title="Vorhandene Personennummer verwenden?"
        confirmLabel="Verwenden und übergeben"
        onClose={() => ask(undefined)}
        onConfirm={() => {
          ask(undefined);
          if (asked !== undefined) link.act(asked);
        }}
      >
        <p>
          <strong>{title}</strong> wird im Kernbanksystem nicht neu angelegt, sondern mit der Personennummer{' '}
          <strong>{asked}</strong> verbunden. Bitte prüfen Sie vorher im Kernbanksystem, dass es dieselbe ist.
        </p>
        <p>
          Danach wird die Übergabe als {bookingModeLabels[mode]} wiederholt. Was unter der Nummer gespeichert ist,
          bleibt; nur wer dort Interessent ist, wird mit den Angaben des Antrags Kunde.
        </p>
      </ConfirmAction>
    </CanAccess>
  );
}
