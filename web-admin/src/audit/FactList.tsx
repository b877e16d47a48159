import { styled } from '@mui/material/styles';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 16px',
  margin: '0 0 12px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '160px minmax(0, 1fr)' },
}));

/** A label with its text. */
export type Fact = readonly [label: string, text: string];

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <List>{facts.map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label}-text`}>{text}</dd>])}</List>
  );
}
