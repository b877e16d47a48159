import { listHtml } from './list-text.js';
import { useState } from 'react';
import { TextInput } from '../fields/TextInput.js';
import { linesOfList } from './clean-html.js';

interface ListTextInputProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly html: string;
  readonly readOnly?: boolean;
  readonly onChange: (html: string) => void;
}

/** A bullet list, entered as lines. */
export function ListTextInput({ label, error, html, readOnly = false, onChange }: ListTextInputProps) {
  const [typed, setTyped] = useState({ html, lines: linesOfList(html) });
  // The typed lines are kept while they are what is stored, with their blanks.
  const lines = typed.html === html ? typed.lines : linesOfList(html);
  return (
    <TextInput
      label={label}
      hint="Ein Aufzählungspunkt je Zeile"
      multiline
      minRows={2}
      readOnly={readOnly}
      error={error}
      value={lines}
      onChange={(text) => {
        const next = listHtml(text);
        setTyped({ html: next, lines: text });
        onChange(next);
      }}
    />
  );
}
