import { useFormContext } from 'react-hook-form';

/** Empties a field once its question is answered with Nein, so that a hidden number is not sent. */
export function useClearOnNo(name: string): (answer: string) => void {
  const { setValue } = useFormContext();
  return (answer) => {
    if (answer === 'Nein') setValue(name, '', { shouldDirty: true });
  };
}
