import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

export const Toggles = styled('div')(({ theme }) => ({
  display: 'grid',
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '0 12px',
  padding: '6px 0',
  '& small': { gridColumn: 2, fontSize: 14, color: theme.vars.palette.text.secondary },
}));

interface ToggleRowProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  readonly hint?: string | undefined;
}

/** A switch with its name, and why it cannot be used. */
export function ToggleRow({ label, isOn, onChange, isDisabled = false, hint }: ToggleRowProps) {
  const id = useId();
  return (
    <Row>
      <Switch
        checked={isOn}
        disabled={isDisabled}
        onChange={(_event, next) => onChange(next)}
        slotProps={{ input: { id, ...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }) } }}
      />
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </Row>
  );
}
