import type { Factors } from '@kontor/api/second-factor/second-factor.schema';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.js';
import { dropFactor } from './factor-calls.js';
import { removalText } from './factor-texts.js';
import { FactorProblem } from './FactorProblem.js';
import { missing } from './form-problems.js';
import { OwnPassword } from './OwnPassword.js';
import { FactorFields } from './Section.js';
import { useFactorForm } from './use-factor-form.js';

interface RemoveFactorDialogProps {
  readonly title: string;
  readonly factors: Factors;
  readonly factor: { readonly kind: 'totp' } | { readonly kind: 'key'; readonly id: string };
  readonly onClose: () => void;
  readonly onRemoved: () => Promise<unknown>;
}

/** Asks for the password before a factor is removed; a refusal stays in the dialog. */
export function RemoveFactorDialog({ title, factors, factor, onClose, onRemoved }: RemoveFactorDialogProps) {
  const [password, setPassword] = useState('');
  const { submit, errors, problem, isPending } = useFactorForm({
    fields: ['password'],
    check: () => ({ password: missing(password) }),
    send: () => dropFactor({ ...factor, password }),
    onDone: () => {
      onClose();
      return onRemoved();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel="Entfernen"
      isDangerous
      isConfirmDisabled={isPending}
      onClose={onClose}
      onConfirm={submit}
    >
      <p>{removalText(factors)}</p>
      <FactorFields noValidate onSubmit={submit}>
        <OwnPassword value={password} error={errors['password']} onChange={setPassword} />
      </FactorFields>
      <FactorProblem error={problem} title="Nicht entfernt" />
    </ConfirmDialog>
  );
}
