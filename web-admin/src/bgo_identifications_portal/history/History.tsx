import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { formatLogTime } from '../../ui/time/time.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { historyLines, type HistoryLine } from './history-lines.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { textAlign: 'left', fontSize: 13, color: theme.vars.palette.text.secondary, padding: '8px 12px' },
  '& td': { padding: '8px 12px', borderTop: `1px solid ${theme.vars.palette.divider}`, verticalAlign: 'top' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 13 },
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

/** What happened to the case, newest first (R3 §2.5). */
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
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
