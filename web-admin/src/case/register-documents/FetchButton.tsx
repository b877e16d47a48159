import { ActionButton } from '../../ui/button/ActionButton.js';
import { useFetchDocuments } from './use-register-documents.js';

export function FetchButton({ children }: { readonly children: string }) {
  const { act, isRunning } = useFetchDocuments();
  return (
    <ActionButton
      size="small"
      variant="outlined"
      isRunning={isRunning}
      onClick={() => {
        act();
      }}
    >
      {children}
    </ActionButton>
  );
}
