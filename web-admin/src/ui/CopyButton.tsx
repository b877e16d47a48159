import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';

interface CopyButtonProps {
  readonly label: string;
  /** The text for the clipboard. */
  readonly text: string;
}

/** Copies a value; its name says so, and for two seconds that it is copied. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <IconButton
      className="copy"
      size="small"
      aria-label={isCopied ? `${label} kopiert` : `${label} kopieren`}
      onClick={() => void copy().catch(() => undefined)}
    >
      {isCopied ? <Check fontSize="small" /> : <ContentCopy fontSize="small" />}
    </IconButton>
  );
}
