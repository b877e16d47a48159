import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { currentSession } from '../../providers/session.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { acts } from '../case-action/acts.js';
import { done, refused } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { nobody } from '../selection/assignees.js';
import { ownerLine } from './owner-line.js';
import { TakeCase } from './TakeCase.js';
import { lazyPart } from '../../ui/lazy-part.js';

const AssignDialog = lazyPart(async () => (await import('../selection/AssignDialog.js')).AssignDialog);

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '& > small': { flexBasis: '100%', fontSize: 14, color: theme.vars.palette.text.secondary },
  '@media print': { '& > button, & > small': { display: 'none' } },
}));

/** Who works on the case, with the ways to take it, to give it to somebody, and to let go of it. */
export function CaseOwner() {
  const record = useBankCase();
  const [isAssigning, setAssigning] = useState(false);
  const session = currentSession();
  const line = session === null ? null : ownerLine(record, session);
  if (line === null) return null;
  return (
    <Line role="group" aria-label="Zuständigkeit">
      <span>
        Zuständig: <strong>{line.owner}</strong>
      </span>
      {line.mayTake ? <TakeCase label={acts.assign.label} size="small" variant="outlined" /> : null}
      {line.mayAssign ? (
        <Button size="small" variant="outlined" onClick={() => setAssigning(true)}>
          Zuweisen
        </Button>
      ) : null}
      {line.mayLetGo ? <LetGo /> : null}
      {line.hint === null ? null : <small>{line.hint}</small>}
      {isAssigning ? <AssignDialog ids={[Number(record.id)]} onClose={() => setAssigning(false)} /> : null}
    </Line>
  );
}

function LetGo() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const act = useCaseAction('letGo', async () => {
    const [result] = await provider.assignCases([Number(id)], nobody);
    return result?.ok === true
      ? done('Vorgang abgegeben', 'Niemand ist mehr zuständig. Wer ihn weiterbearbeitet, wird es.')
      : refused('Abgeben fehlgeschlagen', result?.message ?? 'Unbekannter Fehler');
  });
  return (
    <ActionButton size="small" variant="outlined" isRunning={act.isRunning} onClick={() => act.act()}>
      Abgeben
    </ActionButton>
  );
}
