import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { caseResource } from '../case-record/case-keys.js';
import { isFiltered } from './case-filter.js';
import { useCaseFilter } from './use-case-filter.js';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '56px 16px',
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}));

export function NoMatch() {
  const translate = useTranslate();
  const [filter, setFilter] = useCaseFilter();
  const hasFilter = isFiltered(filter);
  return (
    <Box role="status">
      <p>{translate(`resources.${caseResource}.${hasFilter ? 'no_match' : 'empty'}`)}</p>
      {hasFilter ? (
        <Button variant="outlined" onClick={() => setFilter({})}>
          Suche und Filter zurücksetzen
        </Button>
      ) : null}
    </Box>
  );
}
