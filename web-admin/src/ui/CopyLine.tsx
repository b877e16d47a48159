import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

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
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(copied);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <Line>
      <span>{label}</span>
      <div>
        <strong>{value}</strong>
        <IconButton
          size="small"
          aria-label={isCopied ? `${label} kopiert` : `${label} kopieren`}
          onClick={() => void copy().catch(() => undefined)}
        >
          {isCopied ? <Check fontSize="small" /> : <ContentCopy fontSize="small" />}
        </IconButton>
      </div>
    </Line>
  );
}
