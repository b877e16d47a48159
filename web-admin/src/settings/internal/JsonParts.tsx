import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DeleteItem } from '../../ui/fields/DeleteItem.js';
import {
  emptyOf,
  isList,
  jsonKinds,
  partsOf,
  withoutPart,
  withPart,
  type JsonKind,
  type JsonValue,
} from './json/json-value.js';
import { summaryOf } from './setting-summary.js';

const Part = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '2px 0',
  '& input, & textarea, & select': {
    minHeight: 32,
    padding: '2px 8px',
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: 6,
  },
  '&.leaf': { flex: '1 1 240px', minWidth: 0 },
  '& textarea': { flex: '1 1 auto', minWidth: 0, fieldSizing: 'content', maxHeight: 160 },
}));

const Group = styled('details')(({ theme }) => ({
  flex: '1 1 100%',
  minWidth: 0,
  '& > div': { paddingLeft: 16, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > summary': { cursor: 'pointer' },
}));

interface JsonPartsProps {
  /** The names from the outermost value to this one, for the labels. */
  readonly path: string;
  readonly value: JsonValue;
  readonly onChange: (value: JsonValue) => void;
  /** The form changes values only; the tree also adds and removes parts. */
  readonly isTree: boolean;
}

/** A value with its parts, each to be edited by its kind. */
export function JsonParts({ path, value, onChange, isTree }: JsonPartsProps) {
  if (value === null || typeof value !== 'object')
    return (
      <Part className="leaf">
        <JsonLeaf path={path} value={value} onChange={onChange} />
      </Part>
    );
  const parts = partsOf(value);
  return (
    <Group open={path === '' || parts.length < 8}>
      <summary>{summaryOf(value)}</summary>
      <div>
        {parts.map(([name, part]) => (
          <Part key={name}>
            <code>{name}</code>
            <JsonParts
              path={`${path}/${name}`}
              value={part}
              isTree={isTree}
              onChange={(next) => onChange(withPart(value, name, next))}
            />
            {isTree ? (
              <DeleteItem name={`${path}/${name}`} onDelete={() => onChange(withoutPart(value, name))} />
            ) : null}
          </Part>
        ))}
        {isTree ? <NewPart path={path} value={value} onChange={onChange} /> : null}
      </div>
    </Group>
  );
}

function JsonLeaf({ path, value, onChange }: Omit<JsonPartsProps, 'isTree'>) {
  const label = path === '' ? 'Wert' : path;
  if (value === null) return <em>null</em>;
  if (typeof value === 'boolean')
    return (
      <input type="checkbox" aria-label={label} checked={value} onChange={({ target }) => onChange(target.checked)} />
    );
  if (typeof value === 'number')
    return (
      <input
        type="number"
        step="any"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? 0 : target.valueAsNumber)}
      />
    );
  const text = typeof value === 'string' ? value : '';
  return (
    <textarea
      aria-label={label}
      rows={Math.min(6, text.split('\n').length + Math.floor(text.length / 80))}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function NewPart({ path, value, onChange }: Omit<JsonPartsProps, 'isTree'>) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<JsonKind>('Text');
  const list = isList(value);
  const isTaken = !list && (name === '' || partsOf(value).some(([taken]) => taken === name));
  const add = (): void => {
    onChange(isList(value) ? [...value, emptyOf(kind)] : withPart(value, name, emptyOf(kind)));
    setName('');
  };
  return (
    <Part>
      {list ? null : (
        <input
          aria-label={`${path}/ neues Feld`}
          placeholder="Name"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            // Enter would save the whole setting.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isTaken) add();
          }}
        />
      )}
      <select
        aria-label={`${path}/ Art`}
        value={kind}
        onChange={({ target }) => setKind(jsonKinds.find((one) => one === target.value) ?? 'Text')}
      >
        {jsonKinds.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <Button size="small" variant="outlined" disabled={isTaken} onClick={add}>
        Hinzufügen
      </Button>
    </Part>
  );
}
