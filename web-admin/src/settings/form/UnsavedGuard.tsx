import { useContext, useEffect, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { guardNavigation, type Proceed } from './navigation-guard.js';

interface UnsavedGuardProps {
  readonly isOn: boolean;
  /** For a form that stays when only another part of the address changes. */
  readonly onDiscard?: () => void;
}

/** Asks before a page with unsaved changes is left. */
export function UnsavedGuard({ isOn, onDiscard }: UnsavedGuardProps) {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [proceed, setProceed] = useState<Proceed>();
  useEffect(() => (isOn ? guardNavigation(navigator, (go) => setProceed(() => go)) : undefined), [isOn, navigator]);
  const close = (): void => setProceed(undefined);
  return (
    <ConfirmDialog
      isOpen={proceed !== undefined}
      title="Änderungen verwerfen?"
      confirmLabel="Änderungen verwerfen"
      isDangerous
      onClose={close}
      onConfirm={() => {
        close();
        onDiscard?.();
        proceed?.();
      }}
    >
      <p>Sie haben Änderungen noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.</p>
    </ConfirmDialog>
  );
}
