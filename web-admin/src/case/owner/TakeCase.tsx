import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { currentSession } from '../../providers/session.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { otherOwnerOf } from './other-owner.js';

interface TakeCaseProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly label: string;
}

/** Makes the reader the owner; asks first where it is somebody else. */
export function TakeCase({ label, ...look }: TakeCaseProps) {
  const record = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const accountId = currentSession()?.accountId ?? '';
  const owner = otherOwnerOf(record, accountId);
  const take = useCaseAction('assign', async () => {
    await provider.assignCase(record.id, accountId);
    return done('Vorgang übernommen', 'Sie bearbeiten diesen Vorgang jetzt.');
  });
  return (
    <>
      <ActionButton
        {...look}
        aria-keyshortcuts={acts.assign.key}
        isRunning={take.isRunning}
        onClick={() => (owner === null ? take.act() : setAsking(true))}
      >
        {label}
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title="Vorgang übernehmen?"
        confirmLabel="Übernehmen"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          take.act();
        }}
      >
        <p>
          Zurzeit bearbeitet <strong>{owner}</strong> diesen Vorgang. Danach bearbeiten Sie ihn.
        </p>
      </ConfirmAction>
    </>
  );
}
