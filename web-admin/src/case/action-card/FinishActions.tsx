import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { ended } from '../case-action/outcome.js';
import { FinishSuccess } from './FinishSuccess.js';
import { RequestData } from '../request-data/RequestData.js';
import { useCaseAction } from '../case-action/use-case-action.js';

function FinishFailure() {
  const { id, businessName } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const [isAsking, setAsking] = useState(false);
  const failure = useCaseAction('finish', async () => {
    await provider.moveCase(id, { name: 'finish', success: false });
    return ended('Vorgang abgelehnt', 'Der Kunde wurde per E-Mail informiert.');
  });
  return (
    <>
      <ActionButton
        aria-keyshortcuts={acts.fail.key}
        variant="outlined"
        size="small"
        color="error"
        isRunning={failure.isRunning}
        onClick={() => setAsking(true)}
      >
        {acts.fail.label}
      </ActionButton>
      <ConfirmAction
        isOpen={isAsking}
        title="Vorgang als fehlgeschlagen abschließen?"
        confirmLabel={acts.fail.label}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          failure.act();
        }}
      >
        <p>
          Der Antrag von <strong>{businessName}</strong> wird von der Bank abgelehnt. Der Kunde erhält eine E-Mail. Das
          lässt sich nicht zurücknehmen.
        </p>
      </ConfirmAction>
    </>
  );
}

/** Finishes a case, or requests data from the customer before (R3 §4.2). */
export function FinishActions() {
  return (
    <>
      <CaseCommand name="finish">
        <>
          <FinishSuccess />
          <FinishFailure />
        </>
      </CaseCommand>
      <RequestData />
    </>
  );
}
