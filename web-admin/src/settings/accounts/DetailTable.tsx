import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { FieldRow } from '../../ui/fields/FieldGroup.js';
import { LineTable, type Column } from '../../ui/fields/LineTable.js';
import { ListItemBar } from '../../ui/fields/ListItemBar.js';
import { moveItem, withoutItem } from '../../ui/fields/move-item.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import type { LineProblem } from '../../ui/fields/text-lines.js';
import { textOfBlocks, type TableBlock } from './sub-feature-table.js';

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& fieldset': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    minWidth: 0,
    margin: 0,
    padding: 12,
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& legend': { padding: '0 4px', fontWeight: 600 },
  '& > .MuiButton-root': { justifySelf: 'start' },
}));

const columns: readonly Column[] = [{ label: 'Titel' }, { label: 'Preis' }, { label: 'Hinweis', width: 'line' }];

interface DetailTableProps {
  readonly blocks: readonly TableBlock[];
  /** Of the lines of the text. */
  readonly problems: readonly LineProblem[];
  readonly onChange: (text: string) => void;
}

/** The details of an account, block by block. */
export function DetailTable({ blocks, problems, onChange }: DetailTableProps) {
  const save = (next: readonly Omit<TableBlock, 'line'>[]): void => onChange(textOfBlocks(next));
  const change = (at: number, part: Partial<TableBlock>): void =>
    save(blocks.map((block, place) => (place === at ? { ...block, ...part } : block)));
  return (
    <Blocks>
      {blocks.map((block, at) => (
        // The blocks have no identity but their place.
        <fieldset key={at}>
          <legend>{block.topic.trim() === '' ? `Block ${at + 1}` : block.topic}</legend>
          <ListItemBar
            name={`Block ${at + 1}`}
            isFirst={at === 0}
            isLast={at === blocks.length - 1}
            onMove={(direction) => save(moveItem(blocks, at, direction))}
            onRemove={() => save(withoutItem(blocks, at))}
          />
          <BlockFields
            block={block}
            error={problems.some(({ line }) => line === block.line) ? 'Thema erforderlich' : undefined}
            onChange={(part) => change(at, part)}
          />
          <LineTable
            columns={columns}
            rows={block.rows}
            problems={problems}
            addLabel="Zeile hinzufügen"
            onChange={(rows) => change(at, { rows: rows.map((cells) => ({ line: 0, cells })) })}
          />
        </fieldset>
      ))}
      <Button
        variant="outlined"
        size="small"
        startIcon={<Add />}
        onClick={() => save([...blocks, { topic: '', variant: '', highlighted: false, rows: [] }])}
      >
        Block hinzufügen
      </Button>
    </Blocks>
  );
}

interface BlockFieldsProps {
  readonly block: TableBlock;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<TableBlock>) => void;
}

function BlockFields({ block, error, onChange }: BlockFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextInput label="Thema" value={block.topic} error={error} onChange={(topic) => onChange({ topic })} />
        <TextInput label="Variante" value={block.variant} onChange={(variant) => onChange({ variant })} />
      </FieldRow>
      <CheckRow label="Hervorheben" checked={block.highlighted} onChange={(highlighted) => onChange({ highlighted })} />
    </>
  );
}
