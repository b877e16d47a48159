import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { findingLines } from './finding-lines.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 8,
  '& > li': { paddingLeft: 10, borderLeft: `3px solid ${theme.vars.palette.error.text}` },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 13 },
}));

export function FindingList() {
  const lines = findingLines(useBankCase());
  if (lines.length === 0) return null;
  return (
    <List aria-label="Hinweise der Regeln">
      {lines.map(({ subject, label, value, source }) => (
        <li key={`${subject}-${label}`}>
          {label}: <strong>{value}</strong>
          <small>
            {subject} · {source}
          </small>
        </li>
      ))}
    </List>
  );
}
