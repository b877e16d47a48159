import { styled } from '@mui/material/styles';
import type { EventHistory } from '@kontor/api/audit/audit.schema';
import { auditCategories, auditSources } from '@kontor/domain/audit/audit-entry';
import { Link } from 'react-router';
import { LinkButton } from '../ui/LinkButton.js';
import { formatLogTime } from '../ui/time/time.js';
import { actorOf, processIdOf } from './event-text.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 10px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontSize: 13, color: theme.vars.palette.text.secondary },
  '& td': { borderTop: `1px solid ${theme.vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& a': { color: theme.vars.palette.primary.text },
  [theme.breakpoints.down('md')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': { display: 'grid', padding: '10px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& td': { padding: '2px 0', border: 0 },
  },
}));

interface EventTableProps {
  readonly events: readonly EventHistory[];
  readonly onOpen: (event: EventHistory) => void;
  /** Whether the events are of many cases. */
  readonly hasCase?: boolean;
}

/** Entries of the log, the newest first (R3 §2.11). */
export function EventTable({ events, onOpen, hasCase = true }: EventTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Zeitpunkt</th>
          <th scope="col">Kategorie</th>
          <th scope="col">Quelle</th>
          <th scope="col">Nutzer</th>
          {hasCase ? <th scope="col">Vorgang</th> : null}
          <th scope="col">Eintrag</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => {
          const processId = processIdOf(event);
          return (
            <tr key={event.id}>
              <td>{formatLogTime(event.createdAt)}</td>
              <td>{auditCategories[event.category]}</td>
              <td>{auditSources[event.source]}</td>
              <td>{actorOf(event)}</td>
              {hasCase ? (
                <td>{processId === null ? '–' : <Link to={`/bm/${processId}`}># {processId}</Link>}</td>
              ) : null}
              <td>
                <LinkButton type="button" aria-label={`Eintrag ${event.id} zeigen`} onClick={() => onOpen(event)}>
                  {event.action} ({event.outcome})
                </LinkButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
