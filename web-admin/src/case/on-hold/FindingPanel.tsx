import { isStatusCode, statusClass } from '@kontor/domain/case/case-status';
import { hasFindings } from '@kontor/domain/on-hold/findings';
import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { FindingList } from './FindingList.js';
import { releaseText } from './release-text.js';

const Box = styled(Panel)({ display: 'grid', gap: 12, overflowWrap: 'anywhere' });

/** What the hold rules found, after the decision too; until then it is part of the next step (R3 §3 "simplePutOnHoldFindings"). */
export function FindingPanel() {
  const { findings, release, status } = useBankCase();
  const isDecided = !isStatusCode(status) || statusClass(status) !== 'hold';
  if (!hasFindings(findings) || !isDecided) return null;
  return (
    <Box aria-labelledby="pruefhinweise">
      <h2 id="pruefhinweise">Prüfhinweise</h2>
      {release === null ? null : <p>{releaseText(release)}</p>}
      <FindingList />
    </Box>
  );
}
