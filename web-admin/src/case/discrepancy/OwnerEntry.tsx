import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ownerName } from '@kontor/domain/discrepancy/owner-facts';
import { useId } from 'react';
import { Choice } from '../../ui/Choice.js';
import type { Found, OwnerDraft, OwnerProblems } from './extract-draft.js';
import { OwnerFields } from './OwnerFields.js';

const Entry = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  justifyItems: 'stretch',
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .error': { color: theme.vars.palette.error.text, fontSize: 14 },
  '& > .MuiButton-root': { justifySelf: 'start' },
}));

const choices: readonly { readonly found: Found; readonly label: string; readonly meaning: string }[] = [
  { found: 'agrees', label: 'Stimmt überein', meaning: 'Der Auszug nennt die Person mit denselben Angaben.' },
  { found: 'differs', label: 'Weicht ab', meaning: 'Sie tragen ein, was der Auszug sagt.' },
  { found: 'missing', label: 'Eintrag fehlt', meaning: 'Der Auszug nennt die Person nicht.' },
];

interface OwnerEntryProps {
  readonly owner: OwnerDraft;
  /** What the application says about the person, in one line; null for one whom only the extract names. */
  readonly application: { readonly name: string; readonly line: string } | null;
  readonly problems: OwnerProblems;
  readonly onChange: (owner: OwnerDraft) => void;
  readonly onRemove: () => void;
}

/** What the extract says of one owner of the application, or of one whom only the extract names. */
export function OwnerEntry({ owner, application, problems, onChange, onRemove }: OwnerEntryProps) {
  const id = useId();
  const { texts, found } = owner;
  const fields = (
    <OwnerFields
      texts={texts}
      problems={problems}
      onChange={(change) => onChange({ ...owner, texts: { ...texts, ...change } })}
    />
  );
  if (application === null)
    return (
      <Entry role="group" aria-labelledby={id}>
        <h3 id={id}>Nur im Auszug: {ownerName(texts) || 'weitere Person'}</h3>
        {fields}
        <Button size="small" variant="outlined" onClick={onRemove}>
          Person entfernen
        </Button>
      </Entry>
    );
  return (
    <Entry role="group" aria-labelledby={id}>
      <h3 id={id}>{application.name}</h3>
      <p>Im Antrag: {application.line}</p>
      <Choice {...(problems.found === undefined ? {} : { 'aria-describedby': `${id}-error` })}>
        <legend>Was sagt der Auszug?</legend>
        {choices.map((choice) => (
          <label key={choice.found}>
            <input
              type="radio"
              name={`${id}-found`}
              checked={choice.found === found}
              onChange={() => onChange({ ...owner, found: choice.found })}
            />
            {choice.label}
            <small>{choice.meaning}</small>
          </label>
        ))}
      </Choice>
      {problems.found === undefined ? null : (
        <p className="error" id={`${id}-error`}>
          {problems.found}
        </p>
      )}
      {found === 'differs' ? fields : null}
    </Entry>
  );
}
