import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CheckRow } from '../../ui/fields/CheckRow.js';

const Details = styled('div')({ display: 'grid', gap: 12, margin: '8px 0 0 30px' });

interface RuleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly active: boolean;
  readonly onToggle: (active: boolean) => void;
  readonly children: ReactNode;
}

/** A rule with its switch; its values show while it is on. */
export function Rule({ label, hint, active, onToggle, children }: RuleProps) {
  return (
    <div>
      <CheckRow label={label} hint={hint} checked={active} onChange={onToggle} />
      {active ? <Details>{children}</Details> : null}
    </div>
  );
}
