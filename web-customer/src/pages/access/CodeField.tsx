import { FormText } from '../../form/FormText.js';
import { text } from '../../texts/access-text.js';
import { codeTimes } from './access-code.js';

/** The six letters of a mail; a phone offers them by itself. */
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
