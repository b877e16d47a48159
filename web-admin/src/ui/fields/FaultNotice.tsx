import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../notice/Notice.js';
import { fieldFaults, showField, type FieldFault } from './field-faults.js';

const Faults = styled('ul')(({ theme }) => ({
  // The notice is in a bar that must not cover the fields.
  maxHeight: '20vh',
  overflow: 'auto',
  margin: 0,
  paddingLeft: 18,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.text,
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
}));

interface FaultNoticeProps {
  /** Failed attempts to send the form; each takes the focus to the first refused field. */
  readonly attempts: number;
  /** A new table whenever the fields may show others. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Names the refused fields of the form that contains it, and leads to them. */
export function FaultNotice({ attempts, problems }: FaultNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  // The fields show what is wrong, so they are read after each change of the problems.
  useEffect(() => {
    const found = attempts === 0 ? [] : faultsAround(place.current);
    setFaults((before) => (areSame(before, found) ? before : found));
  }, [attempts, problems]);
  useEffect(() => {
    const [first] = attempts === 0 ? [] : faultsAround(place.current);
    if (first !== undefined) showField(first.field);
  }, [attempts]);
  return (
    <div ref={place}>
      {faults.length === 0 ? null : (
        <Notice tone="danger" title="Bitte prüfen Sie die markierten Felder." live>
          <Faults>
            {faults.map(({ field, place: name, message }) => (
              <li key={field.id}>
                <button type="button" onClick={() => showField(field)}>
                  {name}
                </button>
                {message === '' ? null : `: ${message}`}
              </li>
            ))}
          </Faults>
        </Notice>
      )}
    </div>
  );
}

function faultsAround(place: Element | null): readonly FieldFault[] {
  const form = place?.closest('form') ?? null;
  return form === null ? [] : fieldFaults(form);
}

function areSame(before: readonly FieldFault[], now: readonly FieldFault[]): boolean {
  const keyOf = ({ field, place, message }: FieldFault): string => [field.id, place, message].join('\n');
  return before.map(keyOf).join('\n\n') === now.map(keyOf).join('\n\n');
}
