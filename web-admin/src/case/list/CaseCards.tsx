import { styled } from '@mui/material/styles';
import type { CaseListRow } from '@kontor/api/case/case.schema';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { RelativeTime } from '../../ui/time/RelativeTime.js';
import { StatusChip } from '../../ui/status/StatusChip.js';
import { ownerText, stepText } from './CaseCells.js';
import { CaseEmpty } from './CaseEmpty.js';
import { CaseMarks } from './CaseMarks.js';
import { rowLink } from './use-list-keys.js';
import { caseHref } from '../bank-case/case-keys.js';
import { legalFormShortName } from '../bank-case/legal-form-name.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    padding: '12px 16px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      '& > :nth-child(2)': { gridColumn: 2, gridRow: '1 / 4' },
    },
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& a': { color: theme.vars.palette.primary.text, fontWeight: 600, textDecoration: 'none' },
  // The whole card is clickable; the link stays the only focusable element.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .step': { fontSize: 14 },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    color: theme.vars.palette.text.secondary,
    fontSize: 14,
  },
}));

export function CaseCards() {
  const { data = [], isPending } = useListContext<CaseListRow>();
  if (!isPending && data.length === 0) return <CaseEmpty />;
  return (
    <List>
      {data.map((row) => (
        <li key={row.id}>
          <Link {...rowLink} to={caseHref(row.id)}>
            {row.businessName}
          </Link>
          <StatusChip code={row.bgoMainStatus} title={row.bgoMainStatusTitle} waitingFor={row.waitingFor} />
          <span className="step">{stepText(row)}</span>
          <span className="line">
            <span># {row.bgoIdentificationId}</span>
            <span>{legalFormShortName(row.businessLegalForm)}</span>
            {row.waitingSince === null ? null : <RelativeTime at={row.waitingSince} />}
            {row.owner === null ? null : <span>{ownerText(row)}</span>}
            <CaseMarks row={row} />
          </span>
        </li>
      ))}
    </List>
  );
}
