import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';

type OutcomeTone = 'success' | 'error';

const Circle = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: OutcomeTone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 72,
    height: 72,
    marginBottom: 20,
    borderRadius: 999,
    background: theme.vars.palette[tone].tint,
    '& svg': { fontSize: '40px', color: theme.vars.palette[tone].text },
  }),
);

/** Icon of an outcome. */
export function OutcomeIcon({ tone, icon: Icon }: { readonly tone: OutcomeTone; readonly icon: ElementType }) {
  return (
    <Circle tone={tone}>
      <Icon aria-hidden />
    </Circle>
  );
}
