import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '0 10px',
  '& .MuiCheckbox-root': { padding: 0, marginTop: 1, '& svg': { fontSize: 20 } },
  '& label': { cursor: 'pointer' },
  '& small': { gridColumn: 2, fontSize: 14, color: theme.vars.palette.text.secondary },
}));

interface CheckRowProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckRow({ label, hint, checked, disabled = false, onChange }: CheckRowProps) {
  const id = useId();
  const described = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
  return (
    <Row>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        slotProps={{ input: { id, ...described } }}
      />
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
    </Row>
  );
}
