import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ListItemBar } from './ListItemBar.js';
import type { TableRow } from './line-table.js';
import { moveItem, withoutItem } from './move-item.js';
import { TextInput } from './TextInput.js';
import type { LineProblem } from './text-lines.js';

/** The page of a form may be narrower than the window. */
const wide = '@container (min-width: 560px)';

const Rows = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& ol': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 8,
    padding: 8,
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start' },
  },
  '& li > div': { flex: '1 1 0', minWidth: 0 },
  '& li > div.short': { flex: '0 0 76px' },
  '& li > div.line': { flex: '1 0 100%', order: 1 },
  '& li > .acts': { flex: 'none' },
  '& li label': { fontSize: 14 },
  '& .acts': { [wide]: { paddingTop: 28 } },
  '& > .MuiButton-root': { justifySelf: 'start' },
}));

export interface Column {
  readonly label: string;
  readonly inputMode?: 'numeric' | 'url';
  /** Beside the others as they fit; a line of its own below them. */
  readonly width?: 'short' | 'line';
}

interface LineTableProps {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Of the lines of the text; a row with one is marked at its first cell. */
  readonly problems: readonly LineProblem[];
  readonly addLabel: string;
  readonly onChange: (rows: readonly (readonly string[])[]) => void;
}

/** The rows of a text as fields, to be changed, added, moved and removed. */
export function LineTable({ columns, rows, problems, addLabel, onChange }: LineTableProps) {
  const cells = rows.map((row) => row.cells);
  const change = (row: number, column: number, text: string): void =>
    onChange(cells.map((one, at) => (at === row ? one.map((cell, place) => (place === column ? text : cell)) : one)));
  return (
    <Rows>
      <ol>
        {rows.map((row, at) => (
          // The rows have no identity but their place.
          <li key={at}>
            {columns.map(({ label, inputMode, width }, column) => (
              <div key={label} className={width}>
                <TextInput
                  label={label}
                  value={row.cells[column] ?? ''}
                  error={column === 0 ? problems.find(({ line }) => line === row.line)?.message : undefined}
                  onChange={(text) => change(at, column, text)}
                  {...(inputMode === undefined ? {} : { inputMode })}
                />
              </div>
            ))}
            <div className="acts">
              <ListItemBar
                name={`Zeile ${at + 1}`}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
                onMove={(direction) => onChange(moveItem(cells, at, direction))}
                onRemove={() => onChange(withoutItem(cells, at))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        onClick={() => onChange([...cells, columns.map(() => '')])}
      >
        {addLabel}
      </Button>
    </Rows>
  );
}
