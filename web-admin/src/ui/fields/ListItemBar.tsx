import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { DeleteItem } from './DeleteItem.js';

const Bar = styled('div')({ display: 'flex', gap: 4, justifyContent: 'flex-end' });

interface ListItemBarProps {
  /** The item's name in the labels of the buttons. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (direction: -1 | 1) => void;
  /** Absent where the item cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** Moves an item of a list up or down, or removes it. */
export function ListItemBar({ name, isFirst, isLast, onMove, onRemove }: ListItemBarProps) {
  return (
    <Bar>
      <IconButton size="small" aria-label={`${name} nach oben`} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`${name} nach unten`} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </IconButton>
      {onRemove === undefined ? null : <DeleteItem name={name} onDelete={onRemove} />}
    </Bar>
  );
}
