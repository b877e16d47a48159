import { moveItem, withoutItem } from './move-item.js';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { ItemCard } from './ItemCard.js';

const List = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > .MuiButton-root': { justifySelf: 'start' },
});

interface ItemListProps<T> {
  readonly items: readonly T[];
  readonly onChange: (items: readonly T[]) => void;
  readonly addLabel: string;
  readonly onAdd: () => void;
  readonly titleOf: (item: T) => string;
  readonly noteOf?: (item: T) => ReactNode;
  readonly isMarked: (index: number) => boolean;
  readonly canDelete?: (item: T) => boolean;
  readonly children: (item: T, index: number) => ReactNode;
}

/** The entries of a list in their order; one is open at a time. */
export function ItemList<T>({ items, onChange, onAdd, addLabel, children, ...look }: ItemListProps<T>) {
  const [open, setOpen] = useState<number>();
  const move = (index: number, direction: -1 | 1): void => {
    onChange(moveItem(items, index, direction));
    if (open === index) setOpen(index + direction);
    else if (open === index + direction) setOpen(index);
  };
  const remove = (index: number): void => {
    onChange(withoutItem(items, index));
    setOpen(undefined);
  };
  return (
    <List>
      {items.map((item, index) => (
        <ItemCard
          // The entries have no identity but their place: their keys are edited here.
          key={index}
          title={look.titleOf(item)}
          note={look.noteOf?.(item)}
          isOpen={open === index}
          onToggle={() => setOpen(open === index ? undefined : index)}
          isMarked={look.isMarked(index)}
          canMoveUp={index > 0}
          canMoveDown={index < items.length - 1}
          onMove={(direction) => move(index, direction)}
          onDelete={look.canDelete?.(item) === false ? undefined : () => remove(index)}
        >
          {children(item, index)}
        </ItemCard>
      ))}
      <Button
        variant="outlined"
        startIcon={<Add />}
        onClick={() => {
          onAdd();
          setOpen(items.length);
        }}
      >
        {addLabel}
      </Button>
    </List>
  );
}
