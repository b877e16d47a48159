import { styled } from '@mui/material/styles';
import { statusTitle } from '@kontor/domain/case/case-status';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { debugTargets, type DebugTarget } from '../../providers/case-methods.js';
import { ActButton } from '../../ui/ActButton.js';
import { useBank } from '../../ui/use-bank.js';
import { useCaseRecord } from '../case-context.js';
import { done } from './outcome.js';
import { useCaseAction } from './use-case-action.js';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 8 });

/** Debug mode only: puts the case back into an earlier phase (spec 3 §4.2). */
export function DebugStatus() {
  const { id, commands, handedOver } = useCaseRecord();
  const provider = useDataProvider<KontorDataProvider>();
  const isDebug = useBank().debug;
  const set = useCaseAction<DebugTarget>('debug', async (status) => {
    await provider.debugStatus(id, status);
    return done(`Status ${status} gesetzt`);
  });
  if (!isDebug || !commands.has('debugSetStatus')) return null;
  return (
    <details>
      <summary>Debug: Status setzen</summary>
      <Row>
        {debugTargets
          .filter((status) => status !== 216 || !handedOver)
          .map((status) => (
            <ActButton
              key={status}
              size="small"
              variant="outlined"
              title={statusTitle(status, 'bank')}
              onClick={() => set.act(status)}
            >
              {status}
            </ActButton>
          ))}
      </Row>
    </details>
  );
}
