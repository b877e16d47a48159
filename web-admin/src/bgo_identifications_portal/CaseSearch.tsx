import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { maxSearchLength, type CaseFilter } from './case-filter.js';
import { useCaseFilter } from './use-case-filter.js';

/** Rest between the last letter and the search, in ms (spec 3 §9). */
const restMs = 750;

function withSearch({ q: _before, ...rest }: CaseFilter, typed: string): CaseFilter {
  return typed === '' ? rest : { ...rest, q: typed };
}

/** Searches by company, person, number or e-mail address. */
export function CaseSearch() {
  const [filter, setFilter] = useCaseFilter();
  const applied = filter.q ?? '';
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  // A view that is chosen, or a step back in the history, brings its own search.
  if (seen !== applied) {
    setSeen(applied);
    setTyped(applied);
  }
  const wanted = typed.trim();
  const apply = (text: string): void => {
    if (text !== applied) setFilter(withSearch(filter, text));
  };
  useEffect(() => {
    if (wanted === applied) return;
    const timer = setTimeout(() => apply(wanted), restMs);
    return () => clearTimeout(timer);
    // Only what is typed starts the clock anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      placeholder="Firma, Person, Nummer oder E-Mail"
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(wanted);
      }}
      slotProps={{ input: { 'aria-label': 'Kundenanfragen suchen', maxLength: maxSearchLength } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        typed === '' ? null : (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label="Suche leeren"
              onClick={() => {
                setTyped('');
                apply('');
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ flex: '1 1 260px', maxWidth: 420, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
