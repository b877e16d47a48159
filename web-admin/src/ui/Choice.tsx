import { styled } from '@mui/material/styles';

/** One of a few possibilities, each with what it means. */
export const Choice = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr',
    gap: '0 10px',
    padding: '10px 12px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
    cursor: 'pointer',
  },
  '& label:has(input:checked)': {
    borderColor: theme.vars.palette.primary.text,
    background: theme.vars.palette.primary.tint,
  },
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: theme.vars.palette.primary.main },
  '& small': { gridColumn: 2, fontSize: 14, color: theme.vars.palette.text.secondary },
}));
