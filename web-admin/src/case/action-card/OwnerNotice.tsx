import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { currentSession } from '../../providers/session.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { otherOwnerOf } from './other-owner.js';

/** Says who works on the case when it is somebody else, and takes the case from them after a confirmation. */
export function OwnerNotice() {
  const record = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const accountId = currentSession()?.accountId ?? '';
  const owner = otherOwnerOf(record, accountId);
  const take = useCaseAction('assign', async () => {
    await provider.assignCase(record.id, accountId);
    return done('Vorgang übernommen', 'Sie bearbeiten diesen Vorgang jetzt.');
  });
  if (owner === null) return null;
  return (
    <>
      <Notice tone="info">
        <p>
          Diesen Vorgang bearbeitet <strong>{owner}</strong>.
        </p>
      </Notice>
      <CaseCommand name="assign">
        <ActionButton isRunning={take.isRunning} onClick={() => setAsking(true)}>
          Vorgang übernehmen
        </ActionButton>
      </CaseCommand>
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
