import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import { discrepancyLabels, type DiscrepancyState } from '@kontor/domain/discrepancy/discrepancy-report';
import type { RegisterStatus } from '@kontor/domain/transparency-register/transparency-register';
import { useState } from 'react';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import type { StatusTone } from '../../ui/status/status-look.js';
import { Tag } from '../../ui/Tag.js';
import { useTransparencyStatus } from '../register-documents/use-register-documents.js';
import { useMayDo } from '../case-action/CaseCommand.js';
import { Decision } from './Decision.js';
import { DiscrepancyActs } from './DiscrepancyActs.js';
import { ExtractForm } from './ExtractForm.js';
import { OwnerTable } from './OwnerTable.js';
import { RegisterDifferences } from './RegisterDifferences.js';
import { useDiscrepancy } from './use-discrepancy.js';

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
});

const tones: Readonly<Record<DiscrepancyState, StatusTone>> = {
  noExtract: 'neutral',
  notCompared: 'info',
  agrees: 'success',
  draft: 'warning',
  reported: 'success',
  notReported: 'neutral',
};

const sentences: Readonly<Record<Exclude<DiscrepancyState, 'noExtract'>, string>> = {
  notCompared:
    'Öffnen Sie den Auszug unter „Registerdokumente“ und halten Sie hier fest, was er zu jedem wirtschaftlich Berechtigten sagt.',
  agrees: 'Die wirtschaftlich Berechtigten des Antrags stehen so auch im Transparenzregister. Es ist nichts zu melden.',
  draft:
    'Bitte prüfen Sie die Abweichungen. Melden Sie die Unstimmigkeit unverzüglich unter transparenzregister.de, oder begründen Sie, warum die Bank nicht meldet.',
  reported: 'Die Unstimmigkeit ist gemeldet. Hier ist nichts mehr zu tun.',
  notReported: 'Die Bank hat entschieden, nicht zu melden. Hier ist nichts mehr zu tun.',
};

const thenCompare = 'Danach vergleichen Sie ihn hier mit dem Antrag.';

/** What is true now of an extract that the case does not have. */
const missingExtract: Readonly<Record<RegisterStatus, string>> = {
  not_yet_ordered: `Bestellen Sie den Auszug unter „Registerdokumente“ und rufen Sie ihn dort ab, sobald er vorliegt. ${thenCompare}`,
  busy: `Der Auszug ist bestellt. Rufen Sie ihn unter „Registerdokumente“ ab, sobald er vorliegt. ${thenCompare}`,
  ready: `Der Auszug liegt beim Register bereit. Rufen Sie ihn unter „Registerdokumente“ ab. ${thenCompare}`,
  failed: 'Die Bestellung des Auszugs ist fehlgeschlagen. Ohne den Auszug gibt es hier nichts zu vergleichen.',
  disabled:
    'Die Bank hat keinen Zugang zum Transparenzregister, deshalb kann der Auszug hier nicht bestellt werden. Ein Administrator kann ihn unter „Konfiguration“ einrichten.',
  unknown: 'Der Stand der Bestellung des Auszugs ist zurzeit nicht bekannt.',
  error: 'Der Stand der Bestellung des Auszugs ist zurzeit nicht bekannt.',
};

function MissingExtract() {
  const { status } = useTransparencyStatus();
  return <p role="status">{status === undefined ? 'Wird geladen …' : missingExtract[status]}</p>;
}

/** The beneficial owners beside the transparency register, and the report of what differs (§ 23a GwG). */
export function Discrepancies() {
  const { data, error, refetch } = useDiscrepancy();
  // A later reading that fails leaves the form with what is typed into it.
  if (data === undefined && error !== null)
    return <ProblemNotice error={error} title="Unstimmigkeiten nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  return (
    <Box>
      <Panel aria-labelledby="unstimmigkeiten">
        <div className="head">
          <h2 id="unstimmigkeiten">Unstimmigkeitsmeldung (§ 23a GwG)</h2>
          <Tag tone={tones[data.state]}>{discrepancyLabels[data.state]}</Tag>
        </div>
        {data.state === 'noExtract' ? <MissingExtract /> : <p>{sentences[data.state]}</p>}
        {data.isExpected ? null : (
          <p>Unternehmen dieser Rechtsform müssen sich nicht in das Transparenzregister eintragen (§ 20 Abs. 1 GwG).</p>
        )}
        <Report key={data.step} answer={data} />
      </Panel>
      <RegisterDifferences />
    </Box>
  );
}

/** Mounted anew after each step, so that a form that was saved is closed. */
function Report({ answer }: { readonly answer: DiscrepancyAnswer }) {
  const { state, extract, comparison } = answer;
  const mayEnter = useMayDo('transparencyRegister') && state !== 'noExtract';
  const [isEditing, setEditing] = useState(false);
  if (mayEnter && (isEditing || state === 'notCompared'))
    return <ExtractForm answer={answer} onCancel={state === 'notCompared' ? undefined : () => setEditing(false)} />;
  return (
    <>
      <Decision {...answer} />
      {extract?.hasEntry === false ? <p>Das Transparenzregister hat keine Eintragung zu diesem Unternehmen.</p> : null}
      {(comparison ?? []).map((owner) => (
        <OwnerTable key={owner.personId ?? owner.name} owner={owner} />
      ))}
      {state === 'noExtract' || comparison === null ? null : <DiscrepancyActs answer={answer} />}
      {mayEnter ? (
        <div>
          <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
            Angaben des Auszugs ändern
          </Button>
        </div>
      ) : null}
    </>
  );
}
