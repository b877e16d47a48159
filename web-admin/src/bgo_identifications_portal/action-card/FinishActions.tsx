import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { useCaseRecord } from '../case-record/use-case-record.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { RequestData } from './RequestData.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useConfirm } from '../../ui/dialog/use-confirm.js';

/** Finishes a case, or requests data from the customer before (R3 §4.2). */
export function FinishActions() {
  const { id, businessName, finishWarnings } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  const { question, ask, close } = useConfirm<'success' | 'failure'>();
  const success = useCaseAction('finish', async () => {
    await provider.moveCase(id, 'success');
    return done(
      'Vorgang erfolgreich abgeschlossen',
      'Der Kunde wurde per E-Mail informiert und kann seine Vertragsunterlagen herunterladen.',
    );
  });
  const failure = useCaseAction('finish', async () => {
    await provider.moveCase(id, 'failure');
    return done('Vorgang abgelehnt', 'Der Kunde wurde per E-Mail informiert.');
  });
  return (
    <>
      <CaseCommand name="finish">
        <>
          <ActionButton
            variant={finishWarnings.length === 0 ? 'contained' : 'outlined'}
            color="success"
            isRunning={success.isRunning}
            onClick={() => ask('success')}
          >
            Erfolgreich abschließen
          </ActionButton>
          <ActionButton variant="outlined" color="error" isRunning={failure.isRunning} onClick={() => ask('failure')}>
            Als fehlgeschlagen abschließen
          </ActionButton>
        </>
      </CaseCommand>
      <RequestData />
      <ConfirmAction
        isOpen={question === 'success'}
        title="Vorgang erfolgreich abschließen?"
        confirmLabel="Erfolgreich abschließen"
        onClose={close}
        onConfirm={() => {
          close();
          success.act();
        }}
      >
        {finishWarnings.length === 0 ? null : (
          <Notice tone="warning" title="Bitte beachten Sie">
            {finishWarnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
        <p>
          Der Antrag von <strong>{businessName}</strong> endet mit „Konto eröffnet“. Der Kunde erhält eine E-Mail und
          sieht die Vertragsunterlagen. Das lässt sich nicht zurücknehmen.
        </p>
      </ConfirmAction>
      <ConfirmAction
        isOpen={question === 'failure'}
        title="Vorgang als fehlgeschlagen abschließen?"
        confirmLabel="Als fehlgeschlagen abschließen"
        isDangerous
        onClose={close}
        onConfirm={() => {
          close();
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
