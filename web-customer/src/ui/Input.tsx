import { styled } from '@mui/material/styles';

/** A single-line input with the width of its content; `chars` is the typical number of characters. */
export const Input = styled('input', { shouldForwardProp: (name) => name !== 'chars' && name !== 'as' })<{
  readonly chars?: number | undefined;
}>(({ theme, chars }) => ({
  display: 'block',
  width: '100%',
  maxWidth: chars === undefined ? undefined : `calc(${chars}ch + 34px)`,
  height: 50,
  marginTop: 6,
  padding: '0 14px',
  font: 'inherit',
  color: 'inherit',
  background: theme.vars.palette.background.paper,
  border: `1.5px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: 8,
  transition: 'border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.primary.text },
  '&:focus-visible': { borderRadius: 8, outlineOffset: 0, borderColor: theme.vars.palette.primary.text },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.text },
}));
