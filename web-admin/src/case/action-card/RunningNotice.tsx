import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useSetupRun } from '../setup-run/use-setup-run.js';
import type { BankCase } from '../bank-case/bank-case.js';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 14px',
  borderRadius: 8,
  background: theme.vars.palette.info.tint,
}));

const texts: Readonly<Record<NonNullable<BankCase['running']>, string>> = {
  order: 'Der Antrag wird gerade übertragen.',
  continue: 'Die Übertragung wird gerade fortgesetzt.',
  release: 'Der freigegebene Antrag wird gerade übertragen.',
  coreBanking: 'Das Kernbanksystem arbeitet gerade an diesem Vorgang.',
};

const ofRun = {
  title: 'Das Konto wird eingerichtet.',
  text: 'Sie können auf anderen Seiten weiterarbeiten. Solange dieses Fenster offen ist, folgt ein Schritt auf den anderen.',
};

export function RunningNotice() {
  const { running } = useBankCase();
  const { isUnderWay } = useSetupRun();
  if (running === null && !isUnderWay) return null;
  return (
    <Box role="status">
      <strong>{isUnderWay || running === null ? ofRun.title : texts[running]}</strong>
      <LinearProgress aria-label="Läuft" />
      <p>
        {isUnderWay ? ofRun.text : 'Sie können die Seite verlassen. Das Ergebnis erscheint hier, sobald es vorliegt.'}
      </p>
    </Box>
  );
}
