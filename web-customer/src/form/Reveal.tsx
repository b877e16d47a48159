import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { text } from '../texts/fields-text.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';

const appear = keyframes({ from: { opacity: 0 } });

const Follow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 20,
  paddingLeft: 20,
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  animation: `${appear} 200ms ease-out`,
  [theme.breakpoints.down('sm')]: { paddingLeft: 14 },
}));

interface RevealProps {
  readonly question: ReactNode;
  /** Whether the answer shows more fields. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A question followed by the fields that depend on its answer; screen readers announce them. */
export function Reveal({ question, open, children }: RevealProps) {
  return (
    <div>
      {question}
      <VisuallyHidden role="status">{open ? text('revealed') : ''}</VisuallyHidden>
      {open ? <Follow>{children}</Follow> : null}
    </div>
  );
}
