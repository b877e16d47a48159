import { styled } from '@mui/material/styles';
import { text } from '../../texts/opening-text.js';
import { Label } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import type { SearchTerms } from './search-terms.js';

const Details = styled('details')(({ theme }) => ({
  '& summary': { cursor: 'pointer', color: theme.vars.palette.primary.text, fontWeight: 600, padding: '8px 0' },
}));

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  paddingTop: 12,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const fields = [
  { name: 'street', label: 'search.street', autoComplete: 'address-line1', chars: undefined },
  { name: 'zipCode', label: 'search.zipCode', autoComplete: 'postal-code', chars: 6 },
  { name: 'city', label: 'search.city', autoComplete: 'address-level2', chars: undefined },
  { name: 'registrationNumber', label: 'search.registrationNumber', autoComplete: 'off', chars: 16 },
] as const;

interface SearchFiltersProps {
  readonly terms: SearchTerms;
  readonly onChange: (changed: Partial<SearchTerms>) => void;
}

/** Filters of a search with too many hits. */
export function SearchFilters({ terms, onChange }: SearchFiltersProps) {
  const used = fields.some(({ name }) => terms[name] !== '');
  return (
    <Details open={used || undefined}>
      <summary>{text('search.filters')}</summary>
      <Grid>
        {fields.map(({ name, label, autoComplete, chars }) => (
          <div key={name}>
            <Label htmlFor={`suche-${name}`}>{text(label)}</Label>
            <Input
              id={`suche-${name}`}
              chars={chars}
              autoComplete={autoComplete}
              value={terms[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </div>
        ))}
      </Grid>
    </Details>
  );
}
