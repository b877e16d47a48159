import { styled } from '@mui/material/styles';
import { CopyButton } from './CopyButton.js';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  '& > span': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& strong': { minWidth: 0, overflowWrap: 'anywhere' },
}));

interface CopyLineProps {
  readonly label: string;
  readonly value: string;
  /** The text for the clipboard if it differs from the value shown. */
  readonly copied?: string;
}

export function CopyLine({ label, value, copied = value }: CopyLineProps) {
  return (
    <Line>
      <span>{label}</span>
      <div>
        <strong>{value}</strong>
        <CopyButton label={label} text={copied} />
      </div>
    </Line>
  );
}
