import type { OrderBox } from '@kontor/domain/order-box/order-box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { text } from '../../../texts/order-text.js';
import { Button } from '../../../ui/Button.js';
import { boxLabel } from './box-texts.js';

const Stack = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{
  readonly wide: boolean;
}>(({ theme, wide }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: wide ? 'stretch' : 'flex-end',
  gap: 8,
  maxWidth: 420,
  [theme.breakpoints.down('sm')]: { alignItems: 'stretch', maxWidth: 'none' },
}));

const Why = styled('p')(({ theme }) => ({
  fontSize: '15px',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

// It keeps the focus and has an explanation, which a disabled button could not have.
const Act = styled(Button)(({ theme }) => ({
  '&[aria-disabled="true"]': {
    background: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
    cursor: 'not-allowed',
  },
}));

interface OrderButtonProps {
  readonly busy: boolean;
  readonly missing: readonly OrderBox[];
  readonly incomplete: boolean;
  /** Fills the width of its place. */
  readonly wide: boolean;
  readonly onRefuse?: () => void;
  readonly onOrder: () => void;
}

/** The order button; it shows what is missing until everything is accepted. */
export function OrderButton({ busy, missing, incomplete, wide, onRefuse, onOrder }: OrderButtonProps) {
  const id = useId();
  const why = reasonOf(incomplete, missing);
  const label = text('summary.buy');
  return (
    <Stack wide={wide}>
      <Why id={id} role="status" hidden={why === undefined}>
        {why}
      </Why>
      {why === undefined ? (
        <Button busy={busy} onClick={onOrder}>
          {label}
        </Button>
      ) : (
        <Act aria-disabled aria-describedby={id} onClick={onRefuse}>
          {label}
        </Act>
      )}
    </Stack>
  );
}

function reasonOf(incomplete: boolean, missing: readonly OrderBox[]): string | undefined {
  if (incomplete) return text('summary.whyIncomplete');
  if (missing.length === 0) return undefined;
  return text('summary.whyBoxes', { boxes: missing.map(boxLabel).join(', ') });
}
