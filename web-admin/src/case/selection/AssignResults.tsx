import type { CaseListRow } from '@kontor/api/case/case.schema';
import type { AssignResult } from '@kontor/api/case/staff-case.schema';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice/Notice.js';
import { Tag } from '../../ui/Tag.js';
import { caseHref, caseKeys } from '../bank-case/case-keys.js';

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

/** The names that the loaded pages of the list have. */
function useCompanyNames(): ReadonlyMap<number, string> {
  const pages = useQueryClient().getQueriesData<{ readonly data?: readonly CaseListRow[] }>({
    queryKey: caseKeys.list,
  });
  const rows = pages.flatMap(([, page]) => page?.data ?? []);
  return new Map(rows.map(({ id, businessName }) => [id, businessName]));
}

/** What became of each case; refused ones say why. */
export function AssignResults({ results }: { readonly results: readonly AssignResult[] }) {
  const names = useCompanyNames();
  const done = results.filter(({ ok }) => ok).length;
  const isAll = done === results.length;
  return (
    <>
      <Notice tone={isAll ? 'success' : 'warning'} title={`${done} von ${results.length} zugewiesen`} live>
        {isAll ? null : <p>Was nicht zugewiesen wurde, bleibt ausgewählt.</p>}
      </Notice>
      <List aria-label="Ergebnis je Vorgang">
        {results.map(({ id, ok, message }) => (
          <li key={id}>
            <span>
              <Link to={caseHref(id)}># {id}</Link> {names.get(id)}
            </span>
            <Tag tone={ok ? 'success' : 'danger'}>{ok ? 'Zugewiesen' : 'Nicht zugewiesen'}</Tag>
            {message === null ? null : <small>{message}</small>}
          </li>
        ))}
      </List>
    </>
  );
}
