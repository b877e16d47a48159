import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import type { CaseColumn } from './case-columns.js';

const Head = styled('thead')(({ theme }) => ({
  '& th': {
    // Sticks below the bar of the page.
    position: 'sticky',
    top: 56,
    zIndex: 2,
    height: 40,
    padding: '4px 12px',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    fontSize: 13,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 28,
    padding: '2px 6px',
    marginLeft: -6,
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.vars.palette.text.primary },
  '& th[aria-sort] button': { color: theme.vars.palette.text.primary },
  '& button svg': { fontSize: 16, visibility: 'hidden' },
  '& button:hover svg, & button:focus-visible svg': { visibility: 'visible', opacity: 0.5 },
  '& th[aria-sort] button svg': { visibility: 'visible', opacity: 1 },
}));

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** The head of the table; where the list can be sorted by a column, its name is a button. */
export function CaseTableHead({ columns }: { readonly columns: readonly CaseColumn[] }) {
  const { sort, setSort } = useListContext();
  return (
    <Head>
      <tr>
        {columns.map((column) => {
          if (!('sort' in column)) return <th key={column.key}>{column.label}</th>;
          const isSorted = sort.field === column.key;
          const order = isSorted ? sort.order : column.sort;
          const Arrow = order === 'ASC' ? ArrowUpward : ArrowDownward;
          return (
            <th key={column.key} {...(isSorted ? { 'aria-sort': order === 'ASC' ? 'ascending' : 'descending' } : {})}>
              <button
                type="button"
                onClick={() => setSort({ field: column.key, order: isSorted ? opposite[sort.order] : column.sort })}
              >
                {column.label}
                <Arrow aria-hidden />
              </button>
            </th>
          );
        })}
      </tr>
    </Head>
  );
}
