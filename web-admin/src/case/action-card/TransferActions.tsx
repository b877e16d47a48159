import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

/** Starts a transfer again that was refused, or ends the pause of one that waits. */
export function TransferActions() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const release = useCaseAction('release', async () => {
    await provider.releaseCase(id);
    return done('Übertragung angestoßen', 'Die nächsten Schritte laufen von selbst.');
  });
  return (
    <CaseCommand name="release">
      <ActionButton isRunning={release.isRunning} onClick={() => release.act()}>
        {release.isRunning ? 'Wird übertragen …' : 'Erneut übertragen'}
      </ActionButton>
    </CaseCommand>
  );
}
