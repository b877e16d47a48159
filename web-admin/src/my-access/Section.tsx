import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Panel } from '../ui/Panel.js';

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  justifyItems: 'start',
  '& h2, & h3, & p, & ul': { margin: 0 },
  '& > form, & > [role="alert"], & > [role="status"]': { width: '100%' },
});

/** The fields of a change, one below the other. */
export const FactorFields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  maxWidth: 440,
});

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the own access. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
