import { styled } from '@mui/material/styles';
import type { CaseRow } from '@kontor/api/case/case.schema';
import { useListContext } from 'react-admin';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { RelativeTime } from '../ui/RelativeTime.js';
import { StatusChip } from '../ui/StatusChip.js';
import { useCaseColumns, type ColumnKey } from './case-columns.js';
import { caseHref } from './case-keys.js';
import { CaseMarks } from './CaseMarks.js';
import { CaseTableHead } from './CaseTableHead.js';
import { legalFormName, legalFormShortName } from './legal-form-name.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& td': {
    height: 40,
    padding: '4px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { background: theme.vars.palette.background.default },
  '& .figures': { whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& .short': { whiteSpace: 'nowrap' },
  '& td a': {
    display: 'inline-block',
    paddingBlock: 4,
    color: theme.vars.palette.primary.text,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& td a:hover': { textDecoration: 'underline' },
  // A wide cell at either edge keeps the text in line with what stands above the table.
  '& tr > :first-of-type': { paddingLeft: 16 },
  '& tr > :last-child': { paddingRight: 16 },
}));

const cells: Readonly<Record<ColumnKey, (row: CaseRow) => ReactNode>> = {
  businessName: (row) => (
    <td>
      <Link to={caseHref(row.id)}>{row.businessName}</Link>
    </td>
  ),
  bgoIdentificationId: (row) => <td className="figures"># {row.bgoIdentificationId}</td>,
  bgoMainStatus: (row) => (
    <td>
      <StatusChip code={row.bgoMainStatus} />
    </td>
  ),
  marks: (row) => (
    <td>
      <CaseMarks row={row} />
    </td>
  ),
  businessLegalForm: (row) => (
    <td className="short" title={legalFormName(row.businessLegalForm)}>
      {legalFormShortName(row.businessLegalForm)}
    </td>
  ),
  recordCreatedAt: (row) => (
    <td>
      <RelativeTime at={row.recordCreatedAt} />
    </td>
  ),
};

/** Whether a click was meant for something in the row, or is part of choosing text. */
function isForSomethingElse({ target }: MouseEvent): boolean {
  const isControl = target instanceof Element && target.closest('a, button') !== null;
  return isControl || (window.getSelection()?.toString() ?? '') !== '';
}

/** The requests as a table; the company is a link, the whole row answers to the mouse. */
export function CaseTable() {
  const { data = [] } = useListContext<CaseRow>();
  const navigate = useNavigate();
  const { shown } = useCaseColumns();
  return (
    <Table aria-label="Kundenanfragen">
      <CaseTableHead columns={shown} />
      <tbody>
        {data.map((row) => (
          <tr
            key={row.id}
            onClick={(event) => {
              if (!isForSomethingElse(event)) void navigate(caseHref(row.id));
            }}
          >
            {shown.map(({ key }) => (
              <Cell key={key} column={key} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell({ column, row }: { readonly column: ColumnKey; readonly row: CaseRow }) {
  return cells[column](row);
}
