import { withFictitiousOwners } from '@kontor/domain/application/complete-application';
import { fullName, isFictitiousOwner } from '@kontor/domain/person/person';
import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/form-text.js';
import { Button } from '../../ui/Button.js';
import { Modal } from '../../ui/Modal.js';
import { useSession } from '../../application-draft/session-context.js';

interface OwnerDialogProps {
  readonly onManual: () => void;
  readonly onConfirm: () => void;
}

/**
 * The company has no owner: the customer corrects that, or declares that its representatives are fictitious owners
 * (GwG § 3 Abs. 2 Satz 5).
 */
export function OwnerDialog({ onManual, onConfirm }: OwnerDialogProps) {
  const { values } = useSession();
  const owners = withFictitiousOwners(values()).people.filter(isFictitiousOwner);
  return (
    <Modal title={text('owner.title')} onClose={onManual}>
      <p>{text('owner.body')}</p>
      <p>{text('owner.auto')}</p>
      <ul>
        {owners.map((person) => (
          <li key={person.id}>{fullName(person)}</li>
        ))}
      </ul>
      <p>{text('owner.declare')}</p>
      <FormActions>
        <Button onClick={onConfirm}>{text('owner.confirm')}</Button>
        <Button look="secondary" onClick={onManual}>
          {text('owner.manual')}
        </Button>
      </FormActions>
    </Modal>
  );
}
