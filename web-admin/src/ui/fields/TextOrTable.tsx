import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { TextInput } from './TextInput.js';
import { ViewButtons } from './ViewButtons.js';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  '& > .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& > .head > span': { fontWeight: 600 },
  '& > p': { margin: 0 },
});

const views = ['Text', 'Tabelle'] as const;

interface TextOrTableProps {
  readonly label: string;
  /** How the text is written. */
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** The same text as a table; null where it cannot be shown as one. */
  readonly table: ReactNode;
}

/** A text in lines that can be edited as a table as well. */
export function TextOrTable({ label, hint, value, error, onChange, table }: TextOrTableProps) {
  const id = useId();
  const [view, setView] = useState<(typeof views)[number]>('Text');
  const isTable = view === 'Tabelle' && table !== null;
  return (
    <Frame {...(isTable ? { role: 'group', 'aria-labelledby': id } : {})}>
      <div className="head">
        {isTable ? <span id={id}>{label}</span> : null}
        <ViewButtons name={label} views={views} view={isTable ? 'Tabelle' : 'Text'} onChoose={setView} />
      </div>
      {view === 'Tabelle' && table === null ? (
        <p role="status">Der Text hat eine Zeile, die keine Tabelle zeigen kann. Bitte berichtigen Sie sie hier.</p>
      ) : null}
      {isTable ? (
        table
      ) : (
        <TextInput label={label} hint={hint} multiline minRows={3} value={value} error={error} onChange={onChange} />
      )}
    </Frame>
  );
}
