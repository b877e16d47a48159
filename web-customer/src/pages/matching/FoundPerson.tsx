import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingPerson } from '@kontor/domain/matching/matching-person';
import { openRightSide, type ResolverState } from '@kontor/domain/matching/resolver';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { text } from '../../texts/matching-text.js';
import { Notice } from '../../ui/Notice.js';
import { CheckboxRow } from '../../form/CheckboxRow.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { assignedKey, choiceOf, choicesFor, offersSpelling, type Choice } from './choice.js';
import { ComparisonTable } from './ComparisonTable.js';
import { factsOf } from './comparison.js';
import { CreatedPersonFields } from './CreatedPersonFields.js';
import { nameOf } from './person-name.js';

const Card = styled('section')(({ theme }) => ({
  padding: '24px 28px 28px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { padding: '20px 16px' },
}));

const Source = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  marginBottom: 4,
  fontSize: '15px',
  color: theme.vars.palette.text.secondary,
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 20px',
  margin: '12px 0 24px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', gap: 0, '& dd + dt': { marginTop: 8 } },
}));

const Answer = styled('div')({ marginTop: 24 });

interface FoundPersonProps {
  readonly rightIndex: number;
  readonly state: ResolverState;
  readonly onChoose: (choice: Choice) => void;
  readonly onTakeSpelling: (takes: boolean) => void;
}

/** A person of the register or document, with the choice of the matching entry. */
export function FoundPerson({ rightIndex, state, onChoose, onTakeSpelling }: FoundPersonProps) {
  const id = useId();
  const { rightSide, kind, source } = state.matchingCase;
  const found = rightSide[rightIndex];
  if (found === undefined) return null;
  const open = openRightSide(state.matchingCase);
  const choice = choiceOf(state.selections[rightIndex]);
  return (
    <Card aria-labelledby={id}>
      <Source>
        <span>{text(`found.source.${source}`)}</span>
        <span>{text('found.count', { position: open.indexOf(rightIndex) + 1, count: open.length })}</span>
      </Source>
      <h2 id={id}>{nameOf(found)}</h2>
      <KnownFacts person={found} kind={kind} />
      <RadioCards
        id={`person-${rightIndex}`}
        legend={text('choice.legend')}
        value={choice}
        onChange={onChoose}
        options={choicesFor(state, rightIndex).map((value) => ({ value, ...wordsOf(value, state) }))}
      />
      {choice === undefined || choice === 'ignore' ? null : (
        <Answer>
          <Consequence {...{ choice, found, rightIndex, state, onTakeSpelling }} />
        </Answer>
      )}
    </Card>
  );
}

function KnownFacts({ person, kind }: { readonly person: MatchingPerson; readonly kind: MatchingKind }) {
  const facts = factsOf(person, kind).filter(({ field }) => field !== 'firstName' && field !== 'lastName');
  return (
    <Facts>
      {facts.map(({ field, value }) => (
        <FactLine key={field} label={text(`field.${field}`)} value={value} />
      ))}
    </Facts>
  );
}

function FactLine({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

function wordsOf(choice: Choice, { matchingCase: { leftSide, kind } }: ResolverState) {
  const key = assignedKey(choice);
  const person = key === undefined ? undefined : leftSide[key];
  if (person !== undefined) {
    const outside = person.inRole === false ? { hint: text(`choice.assign.outside.${kind}`) } : {};
    return { label: nameOf(person), ...outside };
  }
  const answer = choice === 'create' || choice === 'ignore' ? choice : 'abort';
  return { label: text(`choice.${answer}`), hint: text(`choice.${answer}.hint`) };
}

type ConsequenceProps = Omit<FoundPersonProps, 'onChoose'> & {
  readonly choice: Choice;
  readonly found: MatchingPerson;
};

function Consequence({ choice, found, rightIndex, state, onTakeSpelling }: ConsequenceProps) {
  const { leftSide, kind, source } = state.matchingCase;
  const key = assignedKey(choice);
  const entered = key === undefined ? undefined : leftSide[key];
  if (entered !== undefined) {
    const selection = state.selections[rightIndex];
    return (
      <>
        <ComparisonTable entered={entered} found={found} kind={kind} source={source} />
        {offersSpelling(entered, found) ? (
          <CheckboxRow
            id={`spelling-${rightIndex}`}
            message={undefined}
            checked={selection?.action === 'ASSIGN' && selection.takesSpelling === true}
            onChange={({ target }) => onTakeSpelling(target.checked)}
          >
            {text('spelling.take', { name: nameOf(found) })}
          </CheckboxRow>
        ) : null}
      </>
    );
  }
  if (choice === 'create') return <CreatedPersonFields rightIndex={rightIndex} found={found} kind={kind} />;
  if (choice === 'abort') return <Notice tone="warning">{text('choice.abort.note')}</Notice>;
  return null;
}
