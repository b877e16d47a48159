import type { Application } from '@kontor/domain/application/application';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormActions } from '../../../form/FormActions.js';
import { text } from '../../../texts/form-text.js';
import { Button } from '../../../ui/Button.js';
import { Modal } from '../../../ui/Modal.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { conflictText } from './conflict-text.js';
import {
  conflictKey,
  type Conflict,
  type Merge,
  type Side,
} from '../../../application-draft/merge/merge-application.js';

const Choices = styled('div')({ display: 'grid', gap: 28, marginTop: 20, gridTemplateColumns: 'minmax(0, 1fr)' });
const Both = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '0 -12px' });

interface ConflictDialogProps {
  readonly merge: Merge;
  readonly onDecide: (choices: Readonly<Record<string, Side>>) => void;
  readonly onLater: () => void;
}

/** Local and other changes in two columns; the customer decides for each of them, or for all at once. */
export function ConflictDialog({ merge, onDecide, onLater }: ConflictDialogProps) {
  const { conflicts, merged } = merge;
  const all = (side: Side): Record<string, Side> =>
    Object.fromEntries(conflicts.map((conflict) => [conflictKey(conflict), side]));
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() => all('mine'));
  return (
    <Modal title={text('conflict.title')} onClose={onLater}>
      <p>{text('conflict.body')}</p>
      {conflicts.length === 1 ? null : (
        <Both>
          <Button look="quiet" onClick={() => setChoices(all('mine'))}>
            {text('conflict.allMine')}
          </Button>
          <Button look="quiet" onClick={() => setChoices(all('theirs'))}>
            {text('conflict.allTheirs')}
          </Button>
        </Both>
      )}
      <Choices>
        {conflicts.map((conflict) => (
          <Choice
            key={conflictKey(conflict)}
            {...{ conflict, merged }}
            side={choices[conflictKey(conflict)] ?? 'mine'}
            onChoose={(side) => setChoices({ ...choices, [conflictKey(conflict)]: side })}
          />
        ))}
      </Choices>
      <FormActions>
        <Button onClick={() => onDecide(choices)}>{text('conflict.confirm')}</Button>
        <Button look="secondary" onClick={onLater}>
          {text('conflict.later')}
        </Button>
      </FormActions>
    </Modal>
  );
}

interface ChoiceProps {
  readonly conflict: Conflict;
  readonly merged: Application;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Choice({ conflict, merged, side, onChoose }: ChoiceProps) {
  const { title, mine, theirs } = conflictText(conflict, merged);
  return (
    <RadioCards<Side>
      legend={title}
      value={side}
      onChange={onChoose}
      options={[
        { value: 'mine', label: mine, hint: text('conflict.mine') },
        { value: 'theirs', label: theirs, hint: text('conflict.theirs') },
      ]}
    />
  );
}
