import type { CaseListRow } from '@kontor/api/case/case.schema';
import { styled } from '@mui/material/styles';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { rowLink } from './use-list-keys.js';
import { caseHref } from '../bank-case/case-keys.js';

const RowLink = styled(Link)(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  lineHeight: '24px',
  color: theme.vars.palette.primary.text,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

/** The row has a click handler too, which must not open the case a second time. */
export function CaseLink() {
  const row = useRecordContext<CaseListRow>();
  if (row === undefined) return null;
  return (
    <RowLink {...rowLink} to={caseHref(row.id)} title={row.businessName} onClick={(event) => event.stopPropagation()}>
      {row.businessName}
    </RowLink>
  );
}
