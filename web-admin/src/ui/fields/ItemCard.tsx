import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { ListItemBar } from './ListItemBar.js';

const Card = styled('section')(({ theme }) => ({
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '&[data-marked="true"]': { borderColor: theme.vars.palette.error.text },
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '4px 8px',
  '& h3': { flex: '1 1 180px', minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& h3 button': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    width: '100%',
    minHeight: 32,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& .acts': { flex: 'none', marginLeft: 'auto' },
  '& h3 svg': { flex: 'none', transition: 'transform 150ms' },
});

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '8px 16px 16px',
});

interface ItemCardProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Something in it is refused; it is there while closed, so that its fields can be named. */
  readonly isMarked?: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  readonly onMove: (direction: -1 | 1) => void;
  /** Absent where the item cannot be deleted. */
  readonly onDelete?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One entry of a list that is edited in place: opened, moved and deleted. */
export function ItemCard({ title, note, isOpen, onToggle, isMarked = false, children, ...act }: ItemCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={`${id}-title`} data-marked={isMarked}>
      <Head>
        <h3 id={`${id}-title`}>
          <button type="button" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={onToggle}>
            <ExpandMore aria-hidden style={isOpen ? { transform: 'rotate(180deg)' } : {}} />
            {title}
          </button>
        </h3>
        {note}
        <div className="acts">
          <ListItemBar
            name={title}
            isFirst={!act.canMoveUp}
            isLast={!act.canMoveDown}
            onMove={act.onMove}
            onRemove={act.onDelete}
          />
        </div>
      </Head>
      <Body id={`${id}-body`} hidden={!isOpen} style={isOpen ? {} : { display: 'none' }}>
        {isOpen || isMarked ? children : null}
      </Body>
    </Card>
  );
}
