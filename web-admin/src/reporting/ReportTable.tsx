import { styled } from '@mui/material/styles';
import type { Report } from '@kontor/api/reporting/reporting.schema';
import { reportTotal, rowTotal } from '@kontor/domain/reporting/reporting';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '6px 8px', textAlign: 'left', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { borderTop: 0, fontSize: 13, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 'normal' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .code': { color: theme.vars.palette.text.secondary },
  '& tfoot td, & tfoot th': { fontWeight: 600 },
}));

const Wide = styled('div')({ overflowX: 'auto' });

/** One row per status, with totals (R3 §2.3 "Auswertungen"). */
export function ReportTable({ rows }: { readonly rows: Report['numberOfIdentificationsPerStatus'] }) {
  return (
    // A wide table scrolls by itself; it can be reached by keyboard.
    <Wide tabIndex={0} role="region" aria-label="Vorgänge nach Status">
      <Table>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Bezeichnung</th>
            <th scope="col" className="number">
              Anzahl
            </th>
            <th scope="col" className="number">
              Inzwischen archiviert
            </th>
            <th scope="col" className="number">
              Summe
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.statusNumber}>
              <td className="code">{row.statusNumber}</td>
              <th scope="row">{row.statusTitle}</th>
              <td className="number">{row.numberOfIdentifications}</td>
              <td className="number">{row.numberOfIdentificationsNowArchived}</td>
              <td className="number">{rowTotal(row)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              Summe
            </th>
            <td className="number">{reportTotal(rows)}</td>
          </tr>
        </tfoot>
      </Table>
    </Wide>
  );
}
