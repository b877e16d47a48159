import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice/Notice.js';
import { Tag } from '../../ui/Tag.js';
import { caseHref } from '../bank-case/case-keys.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 12px',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& small': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
}));

const doneWord = (assignee: string | undefined): string => (assignee === undefined ? 'Aufgehoben' : 'Zugewiesen');

const titleOf = (done: number, all: number, assignee: string | undefined): string =>
  assignee === undefined
    ? `Zuständigkeit bei ${done} von ${all} aufgehoben`
    : `${done} von ${all} zugewiesen an ${assignee}`;

interface AssignResultsProps {
  readonly results: readonly AssignResult[];
  /** The name of whom they were assigned to; undefined where they were let go. */
  readonly assignee: string | undefined;
}

/** What became of each case; refused ones say why. */
export function AssignResults({ results, assignee }: AssignResultsProps) {
  const done = results.filter(({ ok }) => ok).length;
  const isAll = done === results.length;
  return (
    <>
      <Notice tone={isAll ? 'success' : 'warning'} title={titleOf(done, results.length, assignee)} live>
        {isAll || results.length === 1 ? null : <p>Was nicht gelang, bleibt ausgewählt.</p>}
      </Notice>
      <List aria-label="Ergebnis je Vorgang">
        {results.map(({ id, businessName, ok, message }) => (
          <li key={id}>
            <span>
              <Link to={caseHref(id)}># {id}</Link> {businessName}
            </span>
            <Tag tone={ok ? 'success' : 'danger'}>
              {ok ? doneWord(assignee) : `Nicht ${doneWord(assignee).toLowerCase()}`}
            </Tag>
            {message === null ? null : <small>{message}</small>}
          </li>
        ))}
      </List>
    </>
  );
}
