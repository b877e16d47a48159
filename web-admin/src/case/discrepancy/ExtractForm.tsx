import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import { compareFacts } from '@kontor/domain/discrepancy/owner-fields';
import { type CaseOwner, ownerName } from '@kontor/domain/discrepancy/owner-facts';
import { useState } from 'react';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { CheckRow } from '../../ui/fields/CheckRow.js';
import { Notice } from '../../ui/notice/Notice.js';
import { bodyOf, draftOf, isComplete, type OwnerDraft, ownerProblems, withOther } from './extract-draft.js';
import { OwnerEntry } from './OwnerEntry.js';
import { useEnterExtract } from './use-discrepancy.js';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** What the application says about an owner, in one line. */
function applicationOf(owner: CaseOwner) {
  const facts = compareFacts(owner, null).map(({ application }) => application);
  return { name: ownerName(owner), line: facts.slice(1).filter(Boolean).join(', ') };
}

interface ExtractFormProps {
  readonly answer: DiscrepancyAnswer;
  /** Absent while nothing was entered that could be kept. */
  readonly onCancel?: (() => void) | undefined;
}

/** Asks what the extract says about each beneficial owner; nothing is chosen beforehand. */
export function ExtractForm({ answer, onCancel }: ExtractFormProps) {
  const [draft, setDraft] = useState(() => draftOf(answer));
  const [isChecked, setChecked] = useState(false);
  const [others, setOthers] = useState(0);
  const { act, isRunning } = useEnterExtract();
  const setOwner = (key: string, owner: OwnerDraft | null): void =>
    setDraft({
      ...draft,
      owners: draft.owners.flatMap((one) => (one.key !== key ? [one] : owner === null ? [] : [owner])),
    });
  const save = (): void => {
    setChecked(true);
    if (isComplete(draft)) act(bodyOf(draft, answer));
  };
  return (
    <Form
      noValidate
      aria-label="Angaben des Auszugs"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <CheckRow
        label="Das Transparenzregister hat keine Eintragung zu diesem Unternehmen"
        checked={!draft.hasEntry}
        onChange={(isEmpty) => setDraft({ ...draft, hasEntry: !isEmpty })}
      />
      {!draft.hasEntry
        ? null
        : draft.owners.map((owner) => {
            const own = answer.owners.find(({ personId }) => personId === owner.personId);
            return (
              <OwnerEntry
                key={owner.key}
                owner={owner}
                application={own === undefined ? null : applicationOf(own)}
                problems={isChecked ? ownerProblems(owner) : {}}
                onChange={(changed) => setOwner(owner.key, changed)}
                onRemove={() => setOwner(owner.key, null)}
              />
            );
          })}
      {isChecked && !isComplete(draft) ? (
        <Notice tone="danger" live>
          <p>Bitte prüfen Sie die markierten Angaben.</p>
        </Notice>
      ) : null}
      <div className="acts">
        {draft.hasEntry ? (
          <Button
            variant="outlined"
            onClick={() => {
              setOthers(others + 1);
              setDraft(withOther(draft, `new-${others}`));
            }}
          >
            Person hinzufügen, die nur im Auszug steht
          </Button>
        ) : null}
        <ActionButton type="submit" isRunning={isRunning}>
          Auszug vergleichen
        </ActionButton>
        {onCancel === undefined ? null : (
          <Button variant="outlined" onClick={onCancel}>
            Abbrechen
          </Button>
        )}
      </div>
    </Form>
  );
}
