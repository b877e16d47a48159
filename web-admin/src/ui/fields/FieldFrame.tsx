import ErrorIcon from '@mui/icons-material/Error';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Field = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  '& > label': { fontWeight: 600 },
  '& > .hint': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& > .error': {
    display: 'flex',
    gap: 4,
    alignItems: 'start',
    whiteSpace: 'pre-line',
    color: theme.vars.palette.error.text,
    fontSize: 14,
  },
  '& > .error svg': { flex: 'none', fontSize: 18 },
}));

interface Described {
  readonly id: string;
  readonly labelId: string;
  /** Attributes that connect the control with its hint and its error. */
  readonly describedBy: { readonly 'aria-describedby'?: string };
}

interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (described: Described) => ReactNode;
}

/** Label above, hint below it, error under the control. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const parts = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].join(' ').trim();
  return (
    <Field>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint === undefined ? null : (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, labelId: `${id}-label`, describedBy: parts === '' ? {} : { 'aria-describedby': parts } })}
      {error === undefined ? null : (
        <span className="error" id={`${id}-error`}>
          <ErrorIcon aria-hidden />
          {error}
        </span>
      )}
    </Field>
  );
}
