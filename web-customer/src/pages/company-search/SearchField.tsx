import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../texts/opening-text.js';
import { Button } from '../../ui/Button.js';
import { Hint, Label } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { useAfterPress } from '../../ui/use-after-press.js';
import { named, restored, retyped, type SearchState } from './search-state.js';
import { searchLimits } from './search-terms.js';
import type { useCompanySearch } from './use-company-search.js';

const Replaced = styled('p')({ marginTop: 8 });
const Undo = styled('div')({ marginLeft: -12 });

interface SearchFieldProps {
  readonly memory: SearchState;
  readonly onChange: (memory: SearchState) => void;
  readonly search: ReturnType<typeof useCompanySearch>;
}

/** The company's name; when it is left, the name of the chosen company replaces what was typed. */
export function SearchField({ memory, onChange, search }: SearchFieldProps) {
  const [left, setLeft] = useState(false);
  const { terms, replaced } = memory;
  const short = !search.active && terms.q.trim() !== '';
  const afterPress = useAfterPress();
  const latest = useRef(memory);
  useEffect(() => {
    latest.current = memory;
  });

  const replaceByName = (): void => {
    const next = named(latest.current);
    if (next === latest.current) return;
    onChange(next);
    search.searchNow(next.terms);
  };
  const leave = (): void => {
    afterPress(() => {
      setLeft(true);
      replaceByName();
    });
  };
  return (
    <div>
      <Label htmlFor="suche">{text('search.label')}</Label>
      <Hint id="suche-hinweis">{text('search.hint', { min: searchLimits.minLength })}</Hint>
      <Input
        id="suche"
        type="search"
        autoComplete="organization"
        value={terms.q}
        aria-describedby="suche-hinweis suche-stand"
        onChange={(event) => onChange(retyped(memory, { q: event.target.value }))}
        onBlur={leave}
      />
      <div id="suche-stand" role="status">
        {short && left ? <Hint>{text('search.tooShort', { min: searchLimits.minLength })}</Hint> : null}
        {replaced === undefined ? null : <Replaced>{text('search.replaced', { typed: replaced })}</Replaced>}
      </div>
      {replaced === undefined ? null : (
        <Undo>
          <Button look="quiet" onClick={() => onChange(restored(memory))}>
            {text('search.undo')}
          </Button>
        </Undo>
      )}
    </div>
  );
}
