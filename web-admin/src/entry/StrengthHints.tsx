import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { styled } from '@mui/material/styles';
import { strengthParts } from './password-strength.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 2,
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { fontSize: 18 },
  '& .met': { color: theme.vars.palette.success.text },
}));

export function StrengthHints({ password }: { readonly password: string }) {
  if (password === '') return null;
  return (
    <List aria-label="Stärke des Passworts">
      {strengthParts(password).map(({ label, isMet }) => (
        <li key={label} className={isMet ? 'met' : undefined}>
          {isMet ? <CheckCircle titleAccess="erfüllt:" /> : <RadioButtonUnchecked titleAccess="fehlt noch:" />}
          {label}
        </li>
      ))}
    </List>
  );
}
