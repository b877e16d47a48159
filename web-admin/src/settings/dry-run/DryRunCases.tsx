import { dryRunPageSize, type DryRunCase } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { dryRunLabels, type DryRunGroup } from '@kontor/domain/on-hold/dry-run';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { countText, ruleTexts } from './dry-run-text.js';
import { useDryRunCases } from './use-dry-run.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gap: 2,
    padding: '8px 0',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': { color: theme.vars.palette.primary.text, justifySelf: 'start' },
}));

interface DryRunCasesProps {
  readonly id: string;
  readonly group: DryRunGroup;
}

/** The cases of a group, a page at a time; a click leads to the case. */
export function DryRunCases({ id, group }: DryRunCasesProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useDryRunCases(id, { group, page });
  if (error !== null)
    return <ProblemNotice error={error} title="Vorgänge nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">Vorgänge werden geladen …</p>;
  const { rows, total } = data;
  const first = (page - 1) * dryRunPageSize;
  const last = Math.min(first + dryRunPageSize, total);
  return (
    <>
      <h4 style={{ margin: '8px 0 0' }}>{dryRunLabels[group]}</h4>
      <List>
        {rows.map((row) => (
          <Row key={row.caseId} {...row} />
        ))}
      </List>
      {rows.length < last - first ? (
        <p style={{ marginTop: 12 }}>Vorgänge, die seit dem Probelauf gelöscht wurden, fehlen hier.</p>
      ) : null}
      {total <= dryRunPageSize ? null : (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 12 }}>
          <Button variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Vorherige
          </Button>
          <Button variant="outlined" disabled={last >= total} onClick={() => setPage(page + 1)}>
            Nächste
          </Button>
          <span role="status">
            {countText(first + 1)} bis {countText(last)} von {countText(total)}
          </span>
        </div>
      )}
    </>
  );
}

function Row({ caseId, companyName, ...rules }: DryRunCase) {
  return (
    <li>
      <Link to={`/bm/${caseId}`}>
        # {caseId}
        {companyName === null ? '' : ` ${companyName}`}
      </Link>
      {ruleTexts(rules).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </li>
  );
}
