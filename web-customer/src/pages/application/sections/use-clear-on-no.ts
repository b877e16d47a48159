import { useFormContext } from 'react-hook-form';

/** Empties a field once its question is answered with Nein: a number that is not at hand must not be sent unseen. */
export function useClearOnNo(name: string): (answer: string) => void {
  const { setValue } = useFormContext();
  return (answer) => {
    if (answer === 'Nein') setValue(name, '', { shouldDirty: true });
  };
}
