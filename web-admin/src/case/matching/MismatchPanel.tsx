import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { MismatchComparison } from './MismatchComparison.js';

const Box = styled(Panel)({ display: 'grid', gap: 16, marginBottom: 16 });

/** The persons in whom the application and other sources differ; kept as long as the case lives (R3 §3). */
export function MismatchPanel() {
  const { mismatches } = useBankCase();
  if (mismatches.length === 0) return null;
  return (
    <Box aria-labelledby="abweichungen">
      <h2 id="abweichungen">Abweichende Personen</h2>
      {mismatches.map((mismatch) => (
        <MismatchComparison key={`${mismatch.kind} ${mismatch.source}`} mismatch={mismatch} />
      ))}
    </Box>
  );
}
