import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/form-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { personTitle } from '../../application-draft/form-title.js';
import { PageForm } from './PageForm.js';
import { useSession } from '../../application-draft/session-context.js';
import type { Accordions } from './use-open-forms.js';

const RemoveButton = styled(Button)(({ theme }) => ({
  color: theme.vars.palette.error.text,
  '&:hover': { background: theme.vars.palette.error.tint },
}));

interface PersonFormProps {
  readonly index: number;
  readonly accordions: Accordions;
  /** Undefined where the person cannot be removed. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** The form of one person, with a button to remove the person. */
export function PersonForm({ index, accordions, onRemove, children }: PersonFormProps) {
  const { values } = useSession();
  const [asks, setAsks] = useState(false);
  const remove =
    onRemove === undefined ? null : (
      <RemoveButton look="quiet" onClick={() => setAsks(true)}>
        <DeleteOutlined aria-hidden />
        {text('person.remove')}
      </RemoveButton>
    );
  return (
    <PageForm form={`person-${index}`} accordions={accordions} extra={remove}>
      {children}
      {asks && onRemove !== undefined ? (
        <RemoveDialog
          name={personTitle(index, values().people[index])}
          onKeep={() => setAsks(false)}
          onRemove={() => {
            setAsks(false);
            onRemove();
          }}
        />
      ) : null}
    </PageForm>
  );
}

interface RemoveDialogProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

function RemoveDialog({ name, onKeep, onRemove }: RemoveDialogProps) {
  return (
    <Modal title={text('person.remove.title', { name })} onClose={onKeep}>
      <p>{text('person.remove.body')}</p>
      <FormActions>
        <Button look="danger" onClick={onRemove}>
          {text('person.remove.confirm')}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          {text('person.remove.keep')}
        </Button>
      </FormActions>
    </Modal>
  );
}
