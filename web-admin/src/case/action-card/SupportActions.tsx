import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { SupportFix } from './SupportFix.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useConfirm } from '../../ui/dialog/use-confirm.js';

/** Actions of support and extended clerks (R3 §4.2). */
export function SupportActions() {
  const { id, businessName, isDeletable } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { question, ask, close } = useConfirm<'setReady' | 'delete'>();
  const navigate = useNavigate();
  const notify = useNotify();
  const setReady = useCaseAction('setReady', async () => {
    await provider.moveCase(id, { name: 'setReady' });
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
      <CaseCommand name="setReady">
        <ActionButton variant="outlined" isRunning={setReady.isRunning} onClick={() => ask('setReady')}>
          Vorgang auf Bereit stellen
        </ActionButton>
      </CaseCommand>
      <SupportFix />
      <CaseCommand name="syncWithProvider">
        <ActionButton variant="outlined" isRunning={sync.isRunning} onClick={() => sync.act()}>
          Mit Banking-Provider abgleichen
        </ActionButton>
      </CaseCommand>
      {isDeletable ? (
        <CaseCommand name="disableProcess">
          <ActionButton variant="text" color="error" isRunning={remove.isRunning} onClick={() => ask('delete')}>
            Eintrag löschen
          </ActionButton>
        </CaseCommand>
      ) : null}
      <ConfirmAction
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
      </ConfirmAction>
      <ConfirmAction
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
      </ConfirmAction>
    </>
  );
}
