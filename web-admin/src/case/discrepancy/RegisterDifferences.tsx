import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { MismatchComparison } from '../matching/MismatchComparison.js';

const Box = styled(Panel)({ display: 'grid', gap: 16 });

/** Differences to the commercial register, apart from those that are reported. */
export function RegisterDifferences() {
  const mismatches = useBankCase().mismatches.filter(({ source }) => source === 'PUBLIC');
  if (mismatches.length === 0) return null;
  return (
    <Box aria-labelledby="handelsregister">
      <h2 id="handelsregister">Abweichungen zum Handelsregister</h2>
      <p>Diese Abweichungen sind keine Unstimmigkeit nach § 23a GwG. Sie werden nicht gemeldet.</p>
      {mismatches.map((mismatch) => (
        <MismatchComparison key={mismatch.kind} mismatch={mismatch} />
      ))}
    </Box>
  );
}
