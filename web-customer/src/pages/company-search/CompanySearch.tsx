import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/opening-text.js';
import { Button } from '../../ui/Button.js';
import { Hint, Label } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { SearchFilters } from './SearchFilters.js';
import { SearchResults } from './SearchResults.js';
import { searchLimits, type SearchTerms } from './search-terms.js';
import { useCompanySearch, type SearchState } from './use-company-search.js';

const Replaced = styled('p')({ marginTop: 8 });
const Undo = styled('div')({ marginLeft: -12 });
const Own = styled('div')({ margin: '24px 0 0 -12px', '& button': { textAlign: 'left' } });

interface CompanySearchProps {
  readonly memory: SearchState;
  readonly onChange: (memory: SearchState) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
  /** Continues without a company of the register. */
  readonly onSkip: () => void;
}

/** Finds the company in the register, so that its data need not be typed (R1 §2 item 6). */
export function CompanySearch({ memory, onChange, onBack, onSubmit, onSkip }: CompanySearchProps) {
  const search = useCompanySearch(memory);
  const [left, setLeft] = useState(false);
  const { terms, hit, replaced } = memory;
  const short = !search.active && terms.q.trim() !== '';

  const retype = (changed: Partial<SearchTerms>): void => {
    onChange({ ...memory, terms: { ...terms, ...changed }, page: 0, replaced: undefined });
  };
  const leave = (): void => {
    setLeft(true);
    if (hit === undefined || terms.q.trim() === hit.name) return;
    const named = { ...terms, q: hit.name };
    onChange({ ...memory, terms: named, page: 0, replaced: terms.q });
    search.searchNow(named);
  };
  const undo = (): void => {
    if (replaced !== undefined)
      onChange({ terms: { ...terms, q: replaced }, page: 0, hit: undefined, replaced: undefined });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hit !== undefined) onSubmit();
      }}
    >
      <FormStack>
        <div>
          <Label htmlFor="suche">{text('search.label')}</Label>
          <Hint id="suche-hinweis">{text('search.hint', { min: searchLimits.minLength })}</Hint>
          <Input
            id="suche"
            type="search"
            autoComplete="organization"
            value={terms.q}
            aria-describedby="suche-hinweis suche-stand"
            onChange={(event) => retype({ q: event.target.value })}
            onBlur={leave}
          />
          <div id="suche-stand" role="status">
            {short && left ? <Hint>{text('search.tooShort', { min: searchLimits.minLength })}</Hint> : null}
            {replaced === undefined ? null : <Replaced>{text('search.replaced', { typed: replaced })}</Replaced>}
          </div>
          {replaced === undefined ? null : (
            <Undo>
              <Button look="quiet" onClick={undo}>
                {text('search.undo')}
              </Button>
            </Undo>
          )}
        </div>
        <SearchFilters terms={terms} onChange={retype} />
        <SearchResults
          search={search}
          hit={hit}
          page={memory.page}
          onPage={(page) => onChange({ ...memory, page })}
          onChoose={(chosen) => onChange({ ...memory, hit: chosen })}
        />
      </FormStack>
      <Own>
        <Button look="quiet" onClick={onSkip}>
          {text('search.skip')}
        </Button>
      </Own>
      <FormActions>
        <Button type="submit" disabled={hit === undefined} aria-describedby="suche-weiter">
          {text('action.next')}
        </Button>
        <Button look="secondary" onClick={onBack}>
          {text('action.back')}
        </Button>
      </FormActions>
      <div id="suche-weiter" role="status">
        {hit === undefined ? <Hint style={{ marginTop: 12 }}>{text('search.chooseFirst')}</Hint> : null}
      </div>
    </form>
  );
}
