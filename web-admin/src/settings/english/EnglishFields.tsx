import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { TextInput } from '../../ui/fields/TextInput.js';
import { ListTextInput } from '../../ui/rich-text/ListTextInput.js';
import { RichTextInput } from '../../ui/rich-text/RichTextInput.js';

export interface EnglishField<Name extends string> {
  readonly name: Name;
  /** That of the German text. */
  readonly label: string;
  readonly kind?: 'line' | 'lines' | 'rich' | 'list';
}

interface EnglishFieldsProps<Name extends string> {
  readonly fields: readonly EnglishField<Name>[];
  readonly value: { readonly [Field in Name]?: string | undefined } | undefined;
  readonly problemOf: (field: Name) => string | undefined;
  readonly onChange: (field: Name, text: string) => void;
  readonly readOnly?: boolean;
}

const Closed = styled('details')(({ theme }) => ({
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > summary': { fontWeight: 600, cursor: 'pointer', color: theme.vars.palette.deep.text },
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, paddingTop: 16 },
}));

/** The English texts of a setting, closed until they are wanted; without one customers read the German text. */
export function EnglishFields<Name extends string>(props: EnglishFieldsProps<Name>) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = props.fields.some(({ name }) => props.problemOf(name) !== undefined);
  return (
    <Closed open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Englisch (optional)</summary>
      <div>
        {props.fields.map((field) => (
          <EnglishText key={field.name} field={field} {...props} />
        ))}
      </div>
    </Closed>
  );
}

function EnglishText<Name extends string>({
  field: { name, label, kind = 'line' },
  value,
  problemOf,
  onChange,
  readOnly = false,
}: EnglishFieldsProps<Name> & { readonly field: EnglishField<Name> }): ReactNode {
  const text = value?.[name] ?? '';
  const change = (next: string): void => onChange(name, next);
  const shared = { label: `${label} (Englisch)`, error: problemOf(name), readOnly };
  if (kind === 'rich') return <RichTextInput {...shared} html={text} onChange={change} />;
  if (kind === 'list') return <ListTextInput {...shared} html={text} onChange={change} />;
  return <TextInput {...shared} multiline={kind === 'lines'} value={text} onChange={change} />;
}
