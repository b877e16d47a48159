import { TextInput } from '../../ui/fields/TextInput.js';
import type { useReason } from './use-reason.js';

/** Asks why a version is published. */
export function ReasonInput({ input, text, setText, isMissing }: ReturnType<typeof useReason>) {
  return (
    <TextInput
      label="Grund"
      hint="Pflichtfeld. Der Grund steht danach in der Liste der Versionen."
      required
      value={text}
      onChange={setText}
      error={isMissing ? 'Bitte geben Sie einen Grund an.' : undefined}
      inputProps={{ maxLength: 500 }}
      inputRef={input}
    />
  );
}
