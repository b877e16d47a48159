import { FormText } from '../../form/FormText.js';
import { text } from '../../texts/access-text.js';
import { codeTimes } from './access-code.js';

/** A field for the six letters of a mail, which a phone can autofill. */
export function CodeField() {
  return (
    <FormText
      name="code"
      label={text('code.label')}
      hint={text('code.hint', { minutes: codeTimes.validMinutes })}
      autoComplete="one-time-code"
      chars={10}
    />
  );
}
