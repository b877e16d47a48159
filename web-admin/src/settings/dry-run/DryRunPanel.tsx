import type { HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { dryRunDays, dryRunMaxOrders } from '@kontor/domain/on-hold/dry-run';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { Notice } from '../../ui/notice/Notice.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import { formatExact } from '../../ui/time/time.js';
import { cancelledText, countText, progressText, startedText } from './dry-run-text.js';
import { DryRunResult } from './DryRunResult.js';
import { useDryRun } from './use-dry-run.js';

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
  '& > *': { maxWidth: '100%' },
  '& p': { margin: 0 },
  '& h3': { margin: 0 },
  '& h3:focus': { outline: 'none' },
  '& small': { color: theme.vars.palette.text.secondary },
}));

interface DryRunPanelProps {
  readonly heading: Ref<HTMLHeadingElement>;
  /** Whether a run was made with the rules that the form shows. */
  readonly isCurrent: (run: HoldDryRun) => boolean;
  readonly onCancel: (id: string) => void;
}

/** The last dry run of hold rules: its progress, then its result. */
export function DryRunPanel({ heading, ...shown }: DryRunPanelProps) {
  const id = useId();
  const { data, error, refetch } = useDryRun();
  return (
    <Panel aria-labelledby={id} style={{ marginTop: 16 }}>
      <Content>
        <h3 id={id} ref={heading} tabIndex={-1}>
          Probelauf
        </h3>
        <p>
          „Probelauf“ prüft, welche Anfragen der letzten {dryRunDays} Tage die Regeln in diesem Formular angehalten
          hätten, und vergleicht das mit den heute geltenden Regeln. Er ändert nichts und fragt keine Auskünfte ab;
          geprüft werden höchstens {countText(dryRunMaxOrders)} Anfragen.
        </p>
        {error !== null && data === undefined ? (
          <ProblemNotice error={error} title="Probelauf nicht geladen" onRetry={() => void refetch()} />
        ) : null}
        {data === null ? <p>Zurzeit gibt es kein Ergebnis. Ergebnisse werden nach sieben Tagen gelöscht.</p> : null}
        {data === null || data === undefined ? null : <Run key={data.id} run={data} {...shown} />}
      </Content>
    </Panel>
  );
}

function Run({ run, isCurrent, onCancel }: Omit<DryRunPanelProps, 'heading'> & { readonly run: HoldDryRun }) {
  return (
    <>
      <small>{startedText(run)}</small>
      {run.state === 'finished' && !isCurrent(run) ? (
        <Notice tone="info" title="Andere Regeln">
          <p>Im Formular stehen jetzt andere Regeln als die, die dieser Probelauf geprüft hat.</p>
        </Notice>
      ) : null}
      {run.state === 'running' ? <Progress run={run} onCancel={() => onCancel(run.id)} /> : <Outcome run={run} />}
    </>
  );
}

function Progress({ run, onCancel }: { readonly run: HoldDryRun; readonly onCancel: () => void }) {
  const { total, done } = run;
  const percent = total === null || total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <>
      <div style={{ width: '100%', display: 'grid', gap: 4 }}>
        <LinearProgress variant="determinate" value={percent} aria-label="Fortschritt des Probelaufs" />
        <span>{progressText(run)}</span>
      </div>
      <p>Sie können die Seite verlassen. Das Ergebnis erscheint hier.</p>
      <Button variant="outlined" onClick={onCancel}>
        Probelauf abbrechen
      </Button>
    </>
  );
}

function Outcome({ run }: { readonly run: HoldDryRun }) {
  switch (run.state) {
    case 'running':
      return null;
    case 'finished':
      return (
        <>
          <DryRunResult run={run} />
          <small>Das Ergebnis wird am {formatExact(run.removedAt)} gelöscht, sieben Tage nach dem Start.</small>
        </>
      );
    case 'cancelled':
      return (
        <Notice tone="info" title="Probelauf abgebrochen" live>
          <p>{cancelledText(run)}</p>
        </Notice>
      );
    case 'interrupted':
      return (
        <Notice tone="warning" title="Probelauf abgebrochen" live>
          <p>Der Server wurde unterbrochen, bevor alle Anfragen geprüft waren. Bitte starten Sie den Probelauf neu.</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" title="Probelauf fehlgeschlagen" live>
          <p>Die Anfragen konnten nicht alle gelesen werden. Bitte starten Sie den Probelauf neu.</p>
        </Notice>
      );
  }
}
