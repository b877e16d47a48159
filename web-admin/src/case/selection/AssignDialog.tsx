import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { currentSession } from '../../providers/session.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { SelectInput } from '../../ui/fields/SelectInput.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { AssignResults } from './AssignResults.js';
import { assigneesFor, nobody, undecided } from './assignees.js';
import { useAssignMany } from './use-assign-many.js';

interface AssignDialogProps {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  readonly onResults?: (results: readonly AssignResult[]) => void;
}

const ignore = (): void => undefined;
const casesOf = (count: number): string => (count === 1 ? 'Einen Vorgang' : `${count} Vorgänge`);

/** Asks who works on the chosen cases, and shows what became of each. */
export function AssignDialog({ ids: chosen, onClose, onResults = ignore }: AssignDialogProps) {
  // What was refused stays chosen; the dialog is about those it was opened for.
  const [ids] = useState(chosen);
  const [to, setTo] = useState(undecided);
  const [assignee, setAssignee] = useState<string>();
  const choose = (account: string, name: string): void => {
    setTo(account);
    setAssignee(account === nobody ? undefined : name);
  };
  const { data: results, error, isPending: isRunning, mutate } = useAssignMany(ids, onResults);
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => close.current?.focus(), [results]);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="zuweisen">
      <DialogTitle id="zuweisen">{casesOf(ids.length)} zuweisen</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {results === undefined ? (
          <Question to={to} onChoose={choose} />
        ) : (
          <AssignResults results={results} assignee={assignee} />
        )}
        {error === null ? null : <ProblemNotice error={error} title="Nicht zugewiesen" />}
      </DialogContent>
      <DialogActions sx={{ padding: '8px 24px 20px' }}>
        {results === undefined ? (
          <>
            <Button variant="outlined" onClick={onClose}>
              Abbrechen
            </Button>
            <ActionButton isRunning={isRunning} disabled={to === undecided} onClick={() => mutate(to)}>
              Zuweisen
            </ActionButton>
          </>
        ) : (
          <Button variant="outlined" onClick={onClose} ref={close}>
            Schließen
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface QuestionProps {
  readonly to: string;
  /** Gets the account, and its name for the reader. */
  readonly onChoose: (to: string, name: string) => void;
}

function Question({ to, onChoose }: QuestionProps) {
  const session = currentSession();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.clerks,
    queryFn: ({ signal }) => provider.clerks(signal),
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Sachbearbeiter nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined || session === null) return <Waiting />;
  const options = assigneesFor(session, data);
  const nameOf = (account: string): string =>
    account === session.accountId ? 'Sie' : (options.find(({ value }) => value === account)?.label ?? '');
  return (
    <SelectInput
      label="Zuständig"
      hint="Ein Vorgang lässt sich zuweisen, sobald er zur Übernahme bereit ist und solange er nicht abgeschlossen ist."
      value={to}
      options={options}
      onChange={(account) => onChoose(account, nameOf(account))}
    />
  );
}
