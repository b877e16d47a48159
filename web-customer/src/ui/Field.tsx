import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { text } from '../texts/text.js';
import { Breakable } from './Breakable.js';

export const Label = styled('label')({ display: 'block', fontWeight: 600, lineHeight: 1.35 });

export const Hint = styled('p')(({ theme }) => ({
  fontSize: '15px',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
}));

const ErrorLine = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  marginTop: 6,
  fontWeight: 600,
  fontSize: '15px',
  lineHeight: 1.4,
  color: theme.vars.palette.error.text,
  '& svg': { fontSize: '20px', flex: 'none' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
}));

/** Marks the side of an invalid field, so that colour is not the only sign besides its text. */
export const FieldBox = styled('div', { shouldForwardProp: (name) => name !== 'wrong' && name !== 'as' })<{
  readonly wrong: boolean;
}>(({ theme, wrong }) => ({
  border: 0,
  margin: 0,
  minWidth: 0,
  position: 'relative',
  padding: wrong ? '0 0 0 20px' : 0,
  // No border, because that of a fieldset would start in the middle of its legend.
  '&::before': wrong
    ? { content: '""', position: 'absolute', inset: '0 auto 0 0', width: 4, background: theme.vars.palette.error.text }
    : undefined,
}));

/** Marks an optional field; fields are required by default, which the form states once. */
export function Optional() {
  return <span style={{ fontWeight: 400 }}> {text('field.optional')}</span>;
}

/** The error of a field. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <ErrorLine id={id}>
      <ErrorOutlined aria-hidden />
      <span>
        <Breakable>{children}</Breakable>
      </span>
    </ErrorLine>
  );
}

/** The ids of a field's descriptions, in reading order. */
export function describedBy(...ids: readonly (string | false)[]): { readonly 'aria-describedby'?: string } {
  const found = ids.filter((id) => id !== false);
  return found.length === 0 ? {} : { 'aria-describedby': found.join(' ') };
}
