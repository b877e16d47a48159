import type { MatchingKind, MatchingSource } from '@kontor/domain/application/matching-decision';
import type { MatchingPerson } from '@kontor/domain/matching/matching-person';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/matching-text.js';
import { onlyRead, VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { comparePersons, type Agreement, type ComparedRow } from './comparison.js';
import { nameOf } from './person-name.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& caption': onlyRead,
  '& th, & td': { padding: '10px 12px 10px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '15px', color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tbody tr': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tbody th': { fontWeight: 400, width: '30%' },
  '& td': { width: '35%' },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '10px 0' },
    '& tbody th': {
      gridColumn: '1 / -1',
      width: 'auto',
      fontWeight: 600,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 12px',
    },
    '& th, & td': { padding: '2px 8px 2px 0' },
    '& td': { width: 'auto' },
    '& td::before': {
      content: 'attr(data-column)',
      display: 'block',
      fontSize: '14px',
      color: theme.vars.palette.text.secondary,
    },
  },
}));

const Mark = styled('span', { shouldForwardProp: (name) => name !== 'agreement' })<{ readonly agreement: Agreement }>(
  ({ theme, agreement }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: '15px',
    fontWeight: agreement === 'different' ? 600 : 400,
    color: theme.vars.palette[agreement === 'different' ? 'warning' : 'success'].text,
    '& svg': { fontSize: '18px' },
  }),
);

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary, fontStyle: 'italic' }));
const Keep = styled('p')(({ theme }) => ({
  marginTop: 12,
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));

interface ComparisonTableProps {
  readonly entered: MatchingPerson;
  readonly found: MatchingPerson;
  readonly kind: MatchingKind;
  readonly source: MatchingSource;
}

/** An entered and a found person in two columns; differences are marked with a text. */
export function ComparisonTable({ entered, found, kind, source }: ComparisonTableProps) {
  const columns = { entered: text('comparison.entered'), found: text(`comparison.found.${source}`) };
  return (
    <>
      <Table role="table">
        <caption>{text('comparison.caption', { found: nameOf(found), entered: nameOf(entered) })}</caption>
        <thead>
          <tr role="row">
            <th scope="col" role="columnheader">
              <VisuallyHidden>{text('comparison.field')}</VisuallyHidden>
            </th>
            <th scope="col" role="columnheader">
              {columns.entered}
            </th>
            <th scope="col" role="columnheader">
              {columns.found}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparePersons(entered, found, kind).map((row) => (
            <Row key={row.field} row={row} columns={columns} />
          ))}
        </tbody>
      </Table>
      <Keep>{text('comparison.keep')}</Keep>
    </>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly columns: { readonly entered: string; readonly found: string };
}

// Keeps the table roles where narrow screens lay it out as a list.
function Row({ row: { field, entered, found, agreement }, columns }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {text(`field.${field}`)}
        {agreement === 'unknown' ? null : (
          <Mark agreement={agreement}>
            {agreement === 'same' ? <CheckCircleOutlined aria-hidden /> : <WarningAmberOutlined aria-hidden />}
            {text(`comparison.${agreement}`)}
          </Mark>
        )}
      </th>
      <td role="cell" data-column={columns.entered}>
        <Value value={entered} />
      </td>
      <td role="cell" data-column={columns.found}>
        <Value value={found} />
      </td>
    </tr>
  );
}

function Value({ value }: { readonly value: string }) {
  return value === '' ? <Unknown>{text('comparison.unknown')}</Unknown> : value;
}
