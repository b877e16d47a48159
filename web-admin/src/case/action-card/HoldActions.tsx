import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done, ended } from '../case-action/outcome.js';
import { useActDraft } from '../case-action/use-act-draft.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useConfirm } from '../../ui/dialog/use-confirm.js';
import { ReasonInput } from './Reason.js';

/** Release or reject a case on hold (R3 §4.2). */
export function HoldActions() {
  const { id, businessName } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { question, ask, close } = useConfirm<'release' | 'reject'>();
  const reasons = { release: useActDraft('release'), reject: useActDraft('reject') };
  const release = useCaseAction<string>('release', async (why) => {
    await reasons.release.spend(() => provider.releaseCase(id, why));
    return done('Antrag freigegeben', 'Die Übertragung ist gestartet. Die nächsten Schritte laufen von selbst.');
  });
  const reject = useCaseAction<string>('reject', async (why) => {
    await reasons.reject.spend(() => provider.moveCase(id, { name: 'reject' }, why));
    return ended('Antrag abgelehnt', 'Der Kunde wurde per E-Mail informiert.');
  });
  return (
    <>
      <CaseCommand name="release">
        <ActionButton aria-keyshortcuts={acts.release.key} isRunning={release.isRunning} onClick={() => ask('release')}>
          {release.isRunning ? 'Wird übertragen …' : acts.release.label}
        </ActionButton>
      </CaseCommand>
      <CaseCommand name="reject">
        <ActionButton
          aria-keyshortcuts={acts.reject.key}
          variant="outlined"
          color="error"
          isRunning={reject.isRunning}
          onClick={() => ask('reject')}
        >
          {acts.reject.label}
        </ActionButton>
      </CaseCommand>
      <ConfirmAction
        isOpen={question === 'release'}
        title="Antrag freigeben?"
        confirmLabel={acts.release.label}
        isConfirmDisabled={reasons.release.text.trim() === ''}
        onClose={() => {
          close();
          reasons.release.clear();
        }}
        onConfirm={() => {
          close();
          release.act(reasons.release.text.trim());
        }}
      >
        <p>
          Die Daten von <strong>{businessName}</strong> werden an die Prüfung übertragen und die Personen zur
          Identifikation eingeladen. Das lässt sich nicht zurücknehmen.
        </p>
        <ReasonInput reason={reasons.release.text} onChange={reasons.release.type} />
      </ConfirmAction>
      <ConfirmAction
        isOpen={question === 'reject'}
        title="Antrag endgültig ablehnen?"
        confirmLabel={acts.reject.label}
        isDangerous
        isConfirmDisabled={reasons.reject.text.trim() === ''}
        onClose={() => {
          close();
          reasons.reject.clear();
        }}
        onConfirm={() => {
          close();
          reject.act(reasons.reject.text.trim());
        }}
      >
        <p>
          Der Antrag von <strong>{businessName}</strong> wird abgelehnt. Der Kunde erhält eine E-Mail und kann den
          Antrag nicht fortsetzen. Die Begründung sieht er nicht.
        </p>
        <ReasonInput reason={reasons.reject.text} onChange={reasons.reject.type} />
      </ConfirmAction>
    </>
  );
}
