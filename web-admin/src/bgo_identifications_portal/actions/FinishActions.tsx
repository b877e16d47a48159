import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActButton } from '../../ui/ActButton.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Notice } from '../../ui/Notice.js';
import { useCaseRecord } from '../case-context.js';
import { done } from './outcome.js';
import { RequestData } from './RequestData.js';
import { useCaseAction } from './use-case-action.js';
import { useConfirm } from './use-confirm.js';

/** Ends a case well or badly, or asks the customer first (spec 3 §4.2). Success calls for a click once nothing speaks against it. */
export function FinishActions() {
  const { id, businessName, commands, finishWarnings } = useCaseRecord();
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
      {commands.has('finish') ? (
        <>
          <ActButton
            variant={finishWarnings.length === 0 ? 'contained' : 'outlined'}
            color="success"
            isRunning={success.isRunning}
            onClick={() => ask('success')}
          >
            Erfolgreich abschließen
          </ActButton>
          <ActButton variant="outlined" color="error" isRunning={failure.isRunning} onClick={() => ask('failure')}>
            Als fehlgeschlagen abschließen
          </ActButton>
        </>
      ) : null}
      <RequestData />
      <ConfirmDialog
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
      </ConfirmDialog>
      <ConfirmDialog
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
      </ConfirmDialog>
    </>
  );
}
