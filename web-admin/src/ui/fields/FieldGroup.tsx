import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  minWidth: 0,
  padding: '16px 0 0',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > legend': { float: 'left', padding: 0, fontSize: 17, fontWeight: 600, color: theme.vars.palette.deep.text },
  '& > legend + *': { clear: 'both' },
}));

interface FieldGroupProps {
  readonly title: string;
  /** The id of a text that explains the group. */
  readonly describedBy?: string;
  readonly children: ReactNode;
}

export function FieldGroup({ title, describedBy, children }: FieldGroupProps) {
  return (
    <Group aria-describedby={describedBy}>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}

/** Short fields in one row on wide pages. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
});
