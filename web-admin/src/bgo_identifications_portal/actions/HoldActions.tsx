import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActButton } from '../../ui/ActButton.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useCaseRecord } from '../case-context.js';
import { FindingList } from './FindingList.js';
import { done } from './outcome.js';
import { useCaseAction } from './use-case-action.js';
import { useConfirm } from './use-confirm.js';

/** Release or reject a case on hold (spec 3 §4.2). */
export function HoldActions() {
  const { id, commands, businessName } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  const { question, ask, close } = useConfirm<'release' | 'reject'>();
  const release = useCaseAction('release', async () => {
    await provider.releaseCase(id);
    return done('Antrag freigegeben', 'Die Übertragung ist gestartet. Die nächsten Schritte laufen von selbst.');
  });
  const reject = useCaseAction('reject', async () => {
    await provider.moveCase(id, 'reject');
    return done('Antrag abgelehnt', 'Der Kunde wurde per E-Mail informiert.');
  });
  return (
    <>
      <FindingList />
      {commands.has('release') ? (
        <ActButton isRunning={release.isRunning} onClick={() => ask('release')}>
          {release.isRunning ? 'Wird übertragen …' : 'Antrag freigeben'}
        </ActButton>
      ) : null}
      {commands.has('reject') ? (
        <ActButton variant="outlined" color="error" isRunning={reject.isRunning} onClick={() => ask('reject')}>
          Antrag ablehnen
        </ActButton>
      ) : null}
      <ConfirmDialog
        isOpen={question === 'release'}
        title="Antrag freigeben?"
        confirmLabel="Antrag freigeben"
        onClose={close}
        onConfirm={() => {
          close();
          release.act();
        }}
      >
        <p>
          Die Daten von <strong>{businessName}</strong> werden an die Prüfung übertragen und die Personen zur
          Identifikation eingeladen. Das lässt sich nicht zurücknehmen.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'reject'}
        title="Antrag endgültig ablehnen?"
        confirmLabel="Antrag ablehnen"
        isDangerous
        onClose={close}
        onConfirm={() => {
          close();
          reject.act();
        }}
      >
        <p>
          Der Antrag von <strong>{businessName}</strong> wird abgelehnt. Der Kunde erhält eine E-Mail und kann den
          Antrag nicht fortsetzen.
        </p>
      </ConfirmDialog>
    </>
  );
}
