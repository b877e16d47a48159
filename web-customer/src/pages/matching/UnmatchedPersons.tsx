import { confirmationText, unmatchedLeftSide, type ResolverState } from '@kontor/domain/matching/resolver';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/matching-text.js';
import { nameOf } from './person-name.js';

const Card = styled('section')(({ theme }) => ({
  padding: '24px 28px 28px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > * + *': { marginTop: 12 },
  '& ul': { paddingLeft: 22 },
  '& li': { fontWeight: 600 },
  [theme.breakpoints.down('md')]: { padding: '20px 16px' },
}));

const Confirmation = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: 12,
  padding: '4px 0',
  cursor: 'pointer',
  '& input': {
    width: 24,
    height: 24,
    margin: '1px 0 0',
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
}));

interface UnmatchedPersonsProps {
  readonly state: ResolverState;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** Entered persons whom the source does not contain; the customer confirms them (R1 §4 "Mismatch resolution"). */
export function UnmatchedPersons({ state, onConfirm }: UnmatchedPersonsProps) {
  const id = useId();
  const { leftSide, source } = state.matchingCase;
  const persons = unmatchedLeftSide(state).flatMap((key) => leftSide[key] ?? []);
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{text('unmatched.title')}</h2>
      <p>{text(`unmatched.${persons.length === 1 ? 'one' : 'many'}.${source}`)}</p>
      <ul>
        {persons.map((person) => (
          <li key={person.bgoPersonId ?? nameOf(person)}>{nameOf(person)}</li>
        ))}
      </ul>
      <p>{text('unmatched.stay')}</p>
      <Confirmation>
        <input type="checkbox" checked={state.confirmed} onChange={({ target }) => onConfirm(target.checked)} />
        <span>{inLanguage(confirmationText)}</span>
      </Confirmation>
    </Card>
  );
}
