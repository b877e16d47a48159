import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import { mayDecide } from '@kontor/domain/discrepancy/discrepancy-report';
import { useState } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useDownload } from '../../ui/use-download.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { NoReportDialog } from './NoReportDialog.js';
import { ReportDialog } from './ReportDialog.js';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The files of the report, and the decision while differences wait for it. */
export function DiscrepancyActs({ answer: { state, step } }: { readonly answer: DiscrepancyAnswer }) {
  const { id } = useBankCase();
  const [download, isRunning] = useDownload();
  const [asking, setAsking] = useState<'report' | 'noReport'>();
  const close = (): void => setAsking(undefined);
  return (
    <Acts>
      <CaseCommand name="transparencyRegister">
        {mayDecide(state, 'reported') ? (
          <ActionButton variant={state === 'draft' ? 'contained' : 'outlined'} onClick={() => setAsking('report')}>
            {state === 'draft' ? 'Als gemeldet festhalten' : 'Doch als gemeldet festhalten'}
          </ActionButton>
        ) : null}
        {mayDecide(state, 'notReported') ? (
          <Button variant="outlined" onClick={() => setAsking('noReport')}>
            Keine Meldung
          </Button>
        ) : null}
      </CaseCommand>
      {state === 'notCompared' ? null : (
        <>
          {(['pdf', 'json'] as const).map((format) => (
            <Button
              key={format}
              variant="outlined"
              startIcon={<Download />}
              aria-disabled={isRunning}
              onClick={() => {
                if (!isRunning) download(`/bgo_identifications_portal/${id}/discrepancyReport.${format}`);
              }}
            >
              {`${state === 'draft' ? 'Entwurf' : 'Vergleich'} (${format.toUpperCase()})`}
            </Button>
          ))}
        </>
      )}
      {asking === 'report' ? <ReportDialog step={step} onClose={close} /> : null}
      {asking === 'noReport' ? <NoReportDialog step={step} onClose={close} /> : null}
    </Acts>
  );
}
