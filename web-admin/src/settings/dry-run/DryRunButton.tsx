import { ActionButton } from '../../ui/button/ActionButton.js';

interface DryRunButtonProps {
  readonly isRunning: boolean;
  readonly onClick: () => void;
}

/** Beside the buttons that save. */
export function DryRunButton({ isRunning, onClick }: DryRunButtonProps) {
  return (
    <ActionButton variant="outlined" isRunning={isRunning} onClick={onClick}>
      Probelauf
    </ActionButton>
  );
}
