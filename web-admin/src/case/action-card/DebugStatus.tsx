import type { StatusCode } from '@kontor/domain/case/case-status';
import { styled } from '@mui/material/styles';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBank } from '../../ui/use-bank.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { debugTargets } from './debug-targets.js';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 8 });

/** Resets the case to an earlier phase; in debug mode only (R3 §4.2). */
export function DebugStatus() {
  const { id, handedOver } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const isDebug = useBank().debug;
  const set = useCaseAction<StatusCode>('debug', async (status) => {
    await provider.debugStatus(id, status);
    return done(`Status ${status} gesetzt`);
  });
  if (!isDebug) return null;
  return (
    <CaseCommand name="debugSetStatus">
      <details>
        <summary>Debug: Status setzen</summary>
        <Row>
          {debugTargets(handedOver).map((status) => (
            <ActionButton
              key={status}
              size="small"
              variant="outlined"
              title={statusTitle(status, 'bank')}
              onClick={() => set.act(status)}
            >
              {status}
            </ActionButton>
          ))}
        </Row>
      </details>
    </CaseCommand>
  );
}
