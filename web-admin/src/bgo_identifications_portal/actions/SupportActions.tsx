import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActButton } from '../../ui/ActButton.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useCaseRecord } from '../case-context.js';
import { done } from './outcome.js';
import { SupportFix } from './SupportFix.js';
import { useCaseAction } from './use-case-action.js';
import { useConfirm } from './use-confirm.js';

/** Acts of few roles: set ready, support fix, reading the provider's state again, deletion (spec 3 §4.2, §6). */
export function SupportActions() {
  const { id, commands, businessName, isDeletable } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  const { question, ask, close } = useConfirm<'setReady' | 'delete'>();
  const navigate = useNavigate();
  const notify = useNotify();
  const setReady = useCaseAction('setReady', async () => {
    await provider.moveCase(id, 'setReady');
    return done('Vorgang auf Bereit gestellt', 'Er kann jetzt übernommen werden.');
  });
  const sync = useCaseAction('sync', async () => {
    await provider.syncCase(id);
    return done('Mit dem Banking-Provider abgeglichen', 'Neue Stände erscheinen hier, sobald sie eintreffen.');
  });
  const remove = useCaseAction('delete', async () => {
    await provider.deleteCase(id);
    notify(`Der Eintrag # ${id} wurde gelöscht.`, { type: 'success' });
    await navigate('/bm/start');
    return null;
  });
  return (
    <>
      {commands.has('setReady') ? (
        <ActButton variant="outlined" isRunning={setReady.isRunning} onClick={() => ask('setReady')}>
          Vorgang auf Bereit stellen
        </ActButton>
      ) : null}
      <SupportFix />
      {commands.has('syncWithProvider') ? (
        <ActButton variant="outlined" isRunning={sync.isRunning} onClick={() => sync.act()}>
          Mit Banking-Provider abgleichen
        </ActButton>
      ) : null}
      {commands.has('disableProcess') && isDeletable ? (
        <ActButton variant="text" color="error" isRunning={remove.isRunning} onClick={() => ask('delete')}>
          Eintrag löschen
        </ActButton>
      ) : null}
      <ConfirmDialog
        isOpen={question === 'setReady'}
        title="Vorgang auf Bereit stellen?"
        confirmLabel="Auf Bereit stellen"
        onClose={close}
        onConfirm={() => {
          close();
          setReady.act();
        }}
      >
        <p>
          <strong>{businessName}</strong> gilt dann als identifiziert, obwohl die Prüfung noch läuft. Meldungen der
          Prüfdienste ändern den Status danach nicht mehr. Der Kunde erhält eine E-Mail.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'delete'}
        title="Eintrag unwiderruflich löschen?"
        confirmLabel="Unwiderruflich löschen"
        isDangerous
        onClose={close}
        onConfirm={() => {
          close();
          remove.act();
        }}
      >
        <p>
          <strong>{businessName}</strong> (# {id}) verschwindet aus den Kundenanfragen. Alle Daten, Dokumente und
          Nachrichten werden gelöscht. Das lässt sich nicht zurücknehmen.
        </p>
      </ConfirmDialog>
    </>
  );
}
