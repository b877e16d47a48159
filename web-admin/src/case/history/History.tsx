import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { LinkButton } from '../../ui/LinkButton.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { formatLogTime } from '../../ui/time/time.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { groupedLines, type HistoryEntry } from './group-lines.js';
import { historyLines, type HistoryLine } from './history-lines.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontSize: 13, color: theme.vars.palette.text.secondary, padding: '8px 12px' },
  '& td': { padding: '8px 12px', borderTop: `1px solid ${theme.vars.palette.divider}`, verticalAlign: 'top' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& .day': { background: theme.vars.palette.background.default, color: theme.vars.palette.text.primary },
  '& td.fold': { paddingBlock: 4, fontSize: 14 },
  '& .time': { whiteSpace: 'nowrap' },
  '& .code': { color: theme.vars.palette.text.secondary, fontSize: 13 },
  [theme.breakpoints.down('md')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': { display: 'grid', padding: '10px 16px', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { padding: '2px 0', border: 0 },
    '& .time': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  },
}));

function Row({ line }: { readonly line: HistoryLine }) {
  return (
    <tr>
      <td className="time">{formatLogTime(line.createdAt)}</td>
      <td>
        {line.identifier}
        {line.identifier === line.type ? null : <small>{line.type}</small>}
      </td>
      <td>
        <strong>{line.title}</strong> {/^\d+$/.test(line.status) ? <span className="code">{line.status}</span> : null}
      </td>
      <td>
        {line.notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
        {line.actor === '' ? null : <small className="time">durch {line.actor}</small>}
      </td>
    </tr>
  );
}

/** A line, and on request the automatic ones that it replaces. */
function Entry({ line, folded }: HistoryEntry) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row line={line} />
      {folded.length === 0 ? null : (
        <tr>
          <td colSpan={4} className="fold">
            <LinkButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {foldLabel(folded.length, isOpen)}
            </LinkButton>
          </td>
        </tr>
      )}
      {isOpen ? folded.map((one) => <Row key={one.id} line={one} />) : null}
    </>
  );
}

function foldLabel(count: number, isOpen: boolean): string {
  const steps = count === 1 ? 'Einen weiteren automatischen Schritt' : `${count} weitere automatische Schritte`;
  return `${steps} ${isOpen ? 'ausblenden' : 'zeigen'}`;
}

/** What happened to the case, newest first and by day (R3 §2.5). */
export function History() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.history(id),
    queryFn: ({ signal }) => provider.historyOf(id, signal),
    refetchOnMount: 'always',
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Statushistorie nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const lines = historyLines(data);
  if (lines.length === 0) return <p>Noch keine Einträge.</p>;
  return (
    <Panel sx={{ padding: '0 !important', overflow: 'clip' }}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Zeitpunkt</th>
            <th scope="col">Betrifft</th>
            <th scope="col">Status</th>
            <th scope="col">Hinweise</th>
          </tr>
        </thead>
        {groupedLines(lines).map(({ day, entries }) => (
          <tbody key={day}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="day">
                {day}
              </th>
            </tr>
            {entries.map((entry) => (
              <Entry key={entry.line.id} {...entry} />
            ))}
          </tbody>
        ))}
      </Table>
    </Panel>
  );
}
